/** The notes of a check that lie outside the key that was asked for. */
import { formatKey, type Key } from '#engine/harmony/key'
import { barBeatsOf } from '#engine/tab/measure'
import { pitchClassOf } from '#engine/theory/pitch'
import { spellScale } from '#engine/theory/scale'
import type { CheckDocument } from './check.schema'

const MAX_TOLD = 8

/** One sentence that names them with bar and beat (quarters, from 1); none where all are in the key. */
export function outsideKeyWarnings(
  key: Key,
  events: CheckDocument['events'],
  timeSignature: readonly [number, number],
): string[] {
  const own = new Set(spellScale(key.root, key.scale).map(pitchClassOf))
  const barBeats = barBeatsOf(timeSignature)
  const outside = events.flatMap(({ bar, startBeat, notes }) => {
    const beat = Math.round((startBeat - (bar - 1) * barBeats + 1) * 100) / 100
    return notes.flatMap(({ midi, note }) =>
      midi === null || own.has(midi % 12) ? [] : [`${note} (bar ${bar}, beat ${beat})`],
    )
  })
  if (outside.length === 0) return []
  const more = outside.length - MAX_TOLD
  const told = `${outside.slice(0, MAX_TOLD).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
  return [`Outside ${formatKey(key)}, which may be meant: ${told}.`]
}
