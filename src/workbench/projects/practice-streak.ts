/** On how many days in a row something was played. */
import type { Score } from './scores'

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
