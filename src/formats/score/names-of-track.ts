/** How the notes of a track are written: as they are named, else as `namesOfLines` says of its voices. */
import { namedTonesOf } from '#engine/harmony/named-tones'
import type { Signature } from '#engine/theory/key-signature'
import { type LineNote, namesOfLines } from '#engine/theory/line-names'
import type { NoteName } from '#engine/theory/pitch'
import { SAME_START } from './rhythm'
import type { ScoreTrack, Voice } from './score'
import { beatQuartersOf, noteKeyOf, tieKeyOf, voiceQuartersOf } from './score-times'
import { type WrittenPitch, writtenPitchOf } from './written-pitch'

/** The written pitch of a note by its place in the track: measure, voice, beat, note. */
export type NameOf = (place: readonly [number, number, number, number]) => WrittenPitch

/** Quarters that a grace note takes, so that it comes before its note. */
const GRACE = 1e-3

interface ChordAt {
  readonly quarters: number
  readonly tones: readonly NoteName[] | undefined
}

/** Chords that begin in a bar, in time. */
function chordsIn(voices: readonly Voice[]): readonly ChordAt[] {
  const chords: ChordAt[] = []
  for (const voice of voices) {
    let quarters = 0
    for (const beat of voice) {
      if (beat.chord !== undefined) chords.push({ quarters, tones: namedTonesOf(beat.chord) })
      quarters += beatQuartersOf(beat)
    }
  }
  return chords.sort((a, b) => a.quarters - b.quarters)
}

type Growing = LineNote & { end: number; name: NoteName | undefined }

/**
 * The names of a track's notes. What is tied has one name.
 *
 * @param keys of each measure
 */
export function namesOfTrack(track: ScoreTrack, keys: readonly Signature[]): NameOf {
  const notes: Growing[] = []
  const indexOfPlace = new Map<string, number>()
  const open = new Map<string, number>()
  let barStart = 0
  let carried: ChordAt['tones']
  for (const [measure, voices] of track.measures.entries()) {
    const key = keys[measure]!
    const chords = chordsIn(voices)
    for (const [line, beats] of voices.entries()) {
      let quarters = 0
      for (const [beat, one] of beats.entries()) {
        const over = chords.findLast((chord) => chord.quarters <= quarters + SAME_START)
        const start = barStart + quarters
        const length = beatQuartersOf(one) || GRACE
        for (const [index, note] of one.notes.entries()) {
          const tie = `${line} ${tieKeyOf(note)}`
          const before = note.tied ? open.get(tie) : undefined
          const at = before ?? notes.length
          const { midi, name } = note
          if (before !== undefined) notes[before]!.end = start + length
          else
            notes.push({
              midi,
              name,
              start,
              end: start + length,
              line,
              key,
              chord: over ? over.tones : carried,
            })
          open.set(tie, at)
          indexOfPlace.set(noteKeyOf(measure, line, beat, index), at)
        }
        quarters += length
      }
    }
    barStart += Math.max(0, ...voices.map(voiceQuartersOf)) + 1
    const last = chords.at(-1)
    if (last) carried = last.tones
  }
  const names = namesOfLines(notes)
  return ([measure, voice, beat, note]) => {
    const index = indexOfPlace.get(noteKeyOf(measure, voice, beat, note))!
    const { midi, name, key } = notes[index]!
    return writtenPitchOf(midi, name ?? names[index]!, key)
  }
}
