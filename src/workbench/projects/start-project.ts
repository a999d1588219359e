/**
 * What the next visit starts with, and changes that the shelf may not have: kept where it can be
 * written and read at once, also while the page is being left.
 */
import type { ProjectState } from '#engine/project/project-state'
import {
  forgetWord,
  remember,
  remembered,
  rememberedKeys,
  rememberedWord,
  rememberTabWord,
  rememberWord,
  tabWord,
} from '../state/browser-memory'
import { newProjectId } from '../state/project-store'

const PROJECT_KEY = 'pitch-map.project'
const OPENED_KEY = 'pitch-map.opened'
const UNSAVED_PREFIX = 'pitch-map.unsaved.'

export interface StartProject {
  readonly id: string
  /** Of the record that the project continues; 0 = it is not on the shelf. */
  readonly revision: number
  /** Whether the shelf has it as it is. */
  readonly isSaved: boolean
  /** JSON. */
  readonly text: string
}

let begunId: string | undefined

/** The project that was open last in any tab. One of before there was a shelf has revision 0. */
export function startProject(): StartProject | undefined {
  const text = rememberedWord(PROJECT_KEY)
  if (text === undefined) return undefined
  const { id, revision, isSaved } = remembered(OPENED_KEY)
  if (typeof id === 'string' && typeof revision === 'number') {
    return { id, revision, isSaved: isSaved === true, text }
  }
  begunId ??= newProjectId()
  return { id: begunId, revision: 0, isSaved: false, text }
}

/** The id of the project that was open in this tab before it was reloaded. */
export function idOfThisTab(): string | undefined {
  return tabWord(OPENED_KEY)
}

/** Keeps a project that the shelf may not have until it has it. False when there is no room. */
export function keepUnsaved({ id, revision, text }: Omit<StartProject, 'isSaved'>): boolean {
  return rememberWord(UNSAVED_PREFIX + id, JSON.stringify({ revision, text }))
}

export function forgetUnsaved(id: string): void {
  forgetWord(UNSAVED_PREFIX + id)
}

/** What was kept for the shelf when a page was left. */
export function unsavedProjects(): readonly StartProject[] {
  return rememberedKeys(UNSAVED_PREFIX).flatMap((key): StartProject[] => {
    const { revision, text } = remembered(key)
    if (typeof revision !== 'number' || typeof text !== 'string') return []
    return [{ id: key.slice(UNSAVED_PREFIX.length), revision, isSaved: false, text }]
  })
}

let lastWritten: { readonly state: ProjectState; readonly text: string } | undefined

/** Makes the next visit start with a project. One that only this place has is kept aside first. */
export function startWith(
  id: string,
  revision: number,
  isSaved: boolean,
  state: ProjectState,
): void {
  const before = startProject()
  if (before && before.id !== id && !before.isSaved && !keepUnsaved(before)) return
  // Long projects are written once, not again when they are saved.
  if (lastWritten?.state !== state || lastWritten.text !== before?.text) {
    lastWritten = { state, text: JSON.stringify(state) }
    rememberWord(PROJECT_KEY, lastWritten.text)
  }
  remember(OPENED_KEY, { id, revision, isSaved })
  rememberTabWord(OPENED_KEY, id)
}

/** Lets the next visit start with an empty project. */
export function startWithNone(): void {
  forgetWord(PROJECT_KEY)
  forgetWord(OPENED_KEY)
  rememberTabWord(OPENED_KEY, '')
}
