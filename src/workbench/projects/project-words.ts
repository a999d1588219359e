/** What the list says of a project. */
import { counted } from '../state/display-text'
import type { ProjectRecord } from './shelf'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** How long ago: `just now`, `5 min ago`, `3 h ago`, `2 days ago`, then the date. */
export function agoText(savedAt: string, nowMs: number): string {
  const ago = nowMs - Date.parse(savedAt)
  if (ago < MINUTE_MS) return 'just now'
  if (ago < HOUR_MS) return `${Math.floor(ago / MINUTE_MS)} min ago`
  if (ago < DAY_MS) return `${Math.floor(ago / HOUR_MS)} h ago`
  if (ago < 7 * DAY_MS) return `${counted(Math.floor(ago / DAY_MS), 'day')} ago`
  return savedAt.slice(0, 10)
}

/** `12 bars, 48 notes`; `damaged` where they cannot be counted. */
export function sizeText({ project }: ProjectRecord): string {
  const { measures } = project.tabProject
  if (!Array.isArray(measures) || !measures.every((one) => Array.isArray(one?.notes))) {
    return 'damaged'
  }
  const noteCount = measures.reduce((count, { notes }) => count + notes.length, 0)
  return `${counted(measures.length, 'bar')}, ${counted(noteCount, 'note')}`
}
