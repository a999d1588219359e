/** Which notes of a track are tied on to the next one. */
import type { ScoreTrack } from './score'
import { noteKeyOf, tieKeyOf } from './score-times'

/** Keys of the notes that a later note of the same voice continues. */
export function tieOriginsOf({ measures }: ScoreTrack): ReadonlySet<string> {
  const origins = new Set<string>()
  const open = new Map<string, string>()
  for (const [measure, voices] of measures.entries()) {
    for (const [voice, beats] of voices.entries()) {
      for (const [beat, { notes }] of beats.entries()) {
        for (const [index, note] of notes.entries()) {
          const key = `${voice} ${tieKeyOf(note)}`
          const before = note.tied && open.get(key)
          if (before) origins.add(before)
          open.set(key, noteKeyOf(measure, voice, beat, index))
        }
      }
    }
  }
  return origins
}
