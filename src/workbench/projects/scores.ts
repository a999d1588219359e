/** Scores of the takes of each project, kept in this browser beside the project. */
import { signal } from '@preact/signals'
import { forgetWord, remember, remembered } from '../state/browser-memory'

export interface Score {
  /** ISO 8601. */
  readonly playedAt: string
  readonly right: number
  readonly total: number
  readonly tempoBpm: number
  /** How late right pitches were on average; negative = early. */
  readonly meanOffsetMs?: number
}

const PREFIX = 'pitch-map.scores.'
/** Older ones are forgotten. */
const MOST_SCORES = 50

/** Counts changes, for views of the scores. */
export const scoreChanges = signal(0)

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0

/** A score as it was stored or exported; `undefined` for other values. */
function readScore(value: unknown): Score | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const fields: Partial<Record<keyof Score, unknown>> = value
  const { playedAt, right, total, tempoBpm, meanOffsetMs } = fields
  if (typeof playedAt !== 'string' || Number.isNaN(Date.parse(playedAt))) return undefined
  if (!isCount(right) || !isCount(total) || total === 0 || right > total) return undefined
  if (typeof tempoBpm !== 'number' || !Number.isFinite(tempoBpm)) return undefined
  const hasOffset = typeof meanOffsetMs === 'number' && Number.isFinite(meanOffsetMs)
  return { playedAt, right, total, tempoBpm, ...(hasOffset && { meanOffsetMs }) }
}

/** The scores of a list; other values are left out. */
export function readScores(value: unknown): readonly Score[] {
  return Array.isArray(value) ? value.flatMap((row) => readScore(row) ?? []) : []
}

/** The scores of a project, the last one last. */
export function scoresOf(projectId: string): readonly Score[] {
  return readScores(remembered(PREFIX + projectId).scores)
}

/** Keeps scores beside those of a project, in order of time; one that is there already stays one. */
export function addScores(projectId: string, scores: readonly Score[]): void {
  if (scores.length === 0) return
  const byTime = new Map(
    [...scoresOf(projectId), ...scores].map((score) => [score.playedAt, score]),
  )
  const inOrder = [...byTime.values()].sort(
    (a, b) => Date.parse(a.playedAt) - Date.parse(b.playedAt),
  )
  remember(PREFIX + projectId, { scores: inOrder.slice(-MOST_SCORES) })
  scoreChanges.value++
}

export function forgetScores(projectId: string): void {
  forgetWord(PREFIX + projectId)
}

/** A number that grows by one from a local day to the next. */
function dayOf(date: Date): number {
  return Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000)
}

/** Days in a row that end today, or yesterday while nothing is practised today; 0 when there are none. */
export function streakDays(scores: readonly Score[], now: Date): number {
  const days = new Set(scores.map(({ playedAt }) => dayOf(new Date(playedAt))))
  const today = dayOf(now)
  let day = days.has(today) ? today : today - 1
  let count = 0
  while (days.has(day--)) count++
  return count
}
