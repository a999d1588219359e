/** Notes of a posted melody or score as the planner takes them. */
import { FINGERS, type Finger } from '#engine/hand/finger'
import type { Neck } from '#engine/instrument/neck'
import type { Pin } from '#engine/plan/note'
import type { RouteRequestNote } from '#engine/plan/route'
import { ringsAt } from '#engine/plan/slices'
import { ASSUMED_OCTAVE, type AskedNote, askedNoteOf } from '#engine/plan/written-note'
import { formatNoteName, pitchClassOf } from '#engine/theory/pitch'
import { checkFret, checkPlace, checkString } from '../reading/neck-checks'
import { requestErrorOf } from '../registry/request-errors'
import { DEFAULT_DURATION_BEATS } from './posted-note'

/** What sounds, and when, of one posted note. */
export interface PostedPitch {
  readonly note?: string | undefined
  readonly midi?: number | undefined
  readonly startBeat?: number | undefined
  readonly durationBeats?: number | undefined
  readonly voice?: string | undefined
}

/** One note of a posted melody. */
export interface PostedNote extends PostedPitch {
  readonly string?: number | undefined
  readonly fret?: number | undefined
  readonly finger?: Finger | undefined
  readonly barre?: boolean | undefined
  readonly handPositionFret?: number | undefined
  readonly letRing?: boolean | undefined
}

/** The pitch of a posted note: `note`, `midi`, or a name that spells the `midi` beside it. */
export function postedPitchOf({ note, midi }: PostedPitch, path: string): AskedNote {
  if (note === undefined) {
    if (midi === undefined) {
      const message = `${path} needs a note or a midi`
      throw requestErrorOf('missing-parameter', [{ path: `${path}.note`, message }])
    }
    return { midi, anyOctave: false }
  }
  const asked = askedNoteOf(note)
  if (midi === undefined) return asked
  const agrees = asked.anyOctave ? pitchClassOf(asked.name!) === midi % 12 : asked.midi === midi
  if (!agrees) {
    throw requestErrorOf('conflicting-parameters', [
      { path: `${path}.midi`, message: `${path}: ${note} and MIDI ${midi} are not the same pitch` },
    ])
  }
  return { ...asked, midi, anyOctave: false }
}

/** Refuses a string or a fret that the neck does not have. */
function checkPin({ string, fret, handPositionFret }: PostedNote, neck: Neck, path: string): void {
  if (string !== undefined && fret !== undefined) checkPlace({ string, fret }, neck, path)
  else if (string !== undefined) checkString(string, neck, `${path}.string`)
  else if (fret !== undefined) checkFret(fret, neck, `${path}.fret`)
  if (handPositionFret !== undefined) {
    checkFret(handPositionFret, neck, `${path}.handPositionFret`)
  }
}

/** Beats and pitches in the order posted. */
export interface ReadNote extends AskedNote {
  readonly startBeat: number
  readonly durationBeats: number
}

/** The notes with their beats; one without `startBeat` follows the one before. */
export function readPostedPitches(
  notes: readonly PostedPitch[],
  pathOf: (index: number) => string,
): readonly ReadNote[] {
  const read: ReadNote[] = []
  for (const [index, posted] of notes.entries()) {
    const before = read.at(-1)
    const after = before === undefined ? 0 : before.startBeat + before.durationBeats
    const { startBeat = after, durationBeats = DEFAULT_DURATION_BEATS } = posted
    read.push({ ...postedPitchOf(posted, pathOf(index)), startBeat, durationBeats })
  }
  return read
}

/** Beats that the hand cares for each note: where no length is given, up to the next start. */
function heldBeatsOf(read: readonly ReadNote[], posted: readonly PostedPitch[]): readonly number[] {
  const starts = [...new Set(read.map(({ startBeat }) => startBeat))].sort((a, b) => a - b)
  const nextAfter = new Map(starts.map((start, index) => [start, starts[index + 1] ?? Infinity]))
  return read.map(({ startBeat, durationBeats }, index) =>
    posted[index]!.durationBeats === undefined
      ? Math.min(durationBeats, nextAfter.get(startBeat)! - startBeat)
      : durationBeats,
  )
}

function pinOf(posted: PostedNote): Pin | undefined {
  const { string, fret, finger, barre, handPositionFret } = posted
  const pin: Pin = {
    ...(string !== undefined && { string }),
    ...(fret !== undefined && { fret }),
    ...(finger !== undefined && { finger: FINGERS.indexOf(finger) }),
    ...(barre !== undefined && { barre }),
    ...(handPositionFret !== undefined && { hand: handPositionFret }),
  }
  return Object.keys(pin).length === 0 ? undefined : pin
}

/** A note whose octave is free has no place in a chord. */
export function checkOctaves(
  read: readonly Pick<RouteRequestNote, 'anyOctave' | 'name'>[],
  pathOf: (index: number) => string,
): void {
  for (const [index, { anyOctave, name }] of read.entries()) {
    if (!anyOctave) continue
    const path = `${pathOf(index)}.note`
    const text = formatNoteName(name!)
    const didYouMean = `${text}${ASSUMED_OCTAVE}`
    const message = `${path}: ${text} has no octave; notes that sound together need one, such as ${didYouMean}`
    throw requestErrorOf('invalid-parameter', [{ path, message, didYouMean }])
  }
}

/** Notes that start within this start together, as the planner reads them. */
const SAME_START_BEATS = 1 / 48

/** Whether some of the notes start together, or are held while others start. */
export function soundTogether(notes: readonly RouteRequestNote[]): boolean {
  const inTime = notes.toSorted((a, b) => a.startBeat - b.startBeat)
  return inTime.slice(1).some((note, index) => {
    const before = inTime[index]!
    const isHeld = ringsAt(before, note.startBeat)
    const isSameStart = note.startBeat - before.startBeat <= SAME_START_BEATS
    return isSameStart || (isHeld && before.midi !== note.midi)
  })
}

export const pathOfNote = (index: number) => `notes[${index}]`

/** The posted notes, in their order. */
export function notesOfPosted(
  posted: readonly PostedNote[],
  neck: Neck,
): readonly RouteRequestNote[] {
  for (const [index, note] of posted.entries()) checkPin(note, neck, pathOfNote(index))
  const read = readPostedPitches(posted, pathOfNote)
  const held = heldBeatsOf(read, posted)
  const notes = read.map((note, index): RouteRequestNote => {
    const { voice, letRing } = posted[index]!
    const pin = pinOf(posted[index]!)
    return {
      ...note,
      heldBeats: held[index]!,
      ...(voice !== undefined && { voice }),
      ...(letRing !== undefined && { letRing }),
      ...(pin && { pin }),
    }
  })
  if (soundTogether(notes)) checkOctaves(read, pathOfNote)
  return notes
}
