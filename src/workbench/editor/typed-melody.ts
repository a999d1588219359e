/** A melody as text: names of notes with lengths, in the names of the player. */
import { englishNote } from '#engine/harmony/names/english-text'
import type { RouteRequestNote } from '#engine/plan/route'
import { askedNoteOf, readWrittenNote } from '#engine/plan/written-note'
import type { NameSystem } from '#engine/theory/note-names/name-systems'
import { MAX_MIDI } from '#engine/theory/pitch'

export interface TypedMelody {
  readonly notes: readonly RouteRequestNote[]
  readonly lengthBeats: number
  /** Words that are no note. */
  readonly unread: readonly string[]
}

function readIn(words: readonly string[], system: NameSystem, beats: number): TypedMelody {
  const notes: RouteRequestNote[] = []
  const unread: string[] = []
  let end = 0
  for (const word of words) {
    const read = readWrittenNote(word)
    const isRest = read?.pitch.toLowerCase() === 'r'
    const pitch = isRest ? undefined : read && englishNote(read.pitch, system)
    if (!read || (!isRest && (pitch === undefined || Number(pitch) > MAX_MIDI))) {
      unread.push(word)
      continue
    }
    const { startBeat = end, durationBeats = beats, string } = read
    end = startBeat + durationBeats
    if (pitch === undefined) continue
    const pin = string === undefined ? {} : { pin: { string } }
    notes.push({ ...askedNoteOf(pitch), startBeat, durationBeats, ...pin })
  }
  const ends = notes.map(({ startBeat, durationBeats }) => startBeat + durationBeats)
  return { notes, unread, lengthBeats: Math.max(end, ...ends) }
}

/**
 * The notes of a text: `C4 D4 E4:2`, `sol la si:1/2 r`. Without an octave a note lies where the hand
 * plays it best.
 *
 * @param systems in which the names may be; the first that reads most words is taken
 * @param beats of a note without a length
 */
export function readTypedMelody(
  text: string,
  systems: readonly NameSystem[],
  beats: number,
): TypedMelody {
  const words = text.split(/[\s,;|]+/).filter((word) => word !== '')
  const readings = systems.map((system) => readIn(words, system, beats))
  return readings.reduce((best, one) => (one.unread.length < best.unread.length ? one : best))
}
