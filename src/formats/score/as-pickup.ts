/** A first measure that begins with rests, as a pickup without them. */
import type { Score, Voice } from './score'
import { barQuartersOf, beatQuartersOf, cleanTime } from './score-times'

/** A voice from a time on; `undefined` where it does not rest until then. */
function voiceFrom(voice: Voice, quarters: number): Voice | undefined {
  let at = 0
  for (const [index, beat] of voice.entries()) {
    if (at === quarters) return voice.slice(index)
    at = cleanTime(at + beatQuartersOf(beat))
    if (beat.notes.length > 0 || at > quarters) return undefined
  }
  return []
}

/**
 * A score whose first measure is a pickup of some quarters, or the score as given where a note
 * sounds before it or a rest reaches into it.
 */
export function withPickup(score: Score, pickupQuarters: number): Score {
  const [first, ...others] = score.measures
  if (!first) return score
  const missing = cleanTime(barQuartersOf(first) - pickupQuarters)
  const tracks = score.tracks.map(({ measures }) =>
    measures[0]!.map((voice) => voiceFrom(voice, missing)),
  )
  if (missing <= 0 || tracks.some((voices) => voices.includes(undefined))) return score
  return {
    ...score,
    measures: [{ ...first, isPickup: true }, ...others],
    tracks: score.tracks.map((track, index) => ({
      ...track,
      measures: [tracks[index]!.map((voice) => voice!), ...track.measures.slice(1)],
    })),
  }
}
