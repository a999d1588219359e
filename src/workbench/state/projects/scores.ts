/** Scores of the takes of each project, kept in this browser beside the project. */
import { signal } from '@preact/signals'
import { forgetWord, remember, remembered } from '../browser-memory'

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

function isScore(value: unknown): value is Score {
  if (typeof value !== 'object' || value === null) return false
  const { playedAt, right, total, tempoBpm }: Partial<Record<keyof Score, unknown>> = value
  return (
    typeof playedAt === 'string' &&
    typeof right === 'number' &&
    typeof total === 'number' &&
    typeof tempoBpm === 'number'
  )
}

/** The scores of a project, the last one last. */
export function scoresOf(projectId: string): readonly Score[] {
  const { scores } = remembered(PREFIX + projectId)
  return Array.isArray(scores) ? scores.filter(isScore) : []
}

export function addScore(projectId: string, score: Score): void {
  remember(PREFIX + projectId, { scores: [...scoresOf(projectId), score].slice(-MOST_SCORES) })
  scoreChanges.value++
}

export function forgetScores(projectId: string): void {
  forgetWord(PREFIX + projectId)
}
