/** Notes of a posted melody or score as the planners take them. */
import type { ChordRequestNote } from '#engine/chord-route/chord-route'
import { soundTogether } from '#engine/chord-route/hand-notes'
import { FINGERS, type Finger } from '#engine/hand/finger'
import type { Neck } from '#engine/instrument/neck'
import type { HandPin } from '#engine/polyphony/hand-plan'
import type { RouteRequestNote } from '#engine/route/route'
import { formatNoteName, pitchClassOf } from '#engine/theory/pitch'
import { checkFret, checkPlace, checkString } from '../reading/neck-checks'
import { ASSUMED_OCTAVE } from '../reading/pitch-request'
import { requestErrorOf } from '../reading/read-request'
import { DEFAULT_DURATION_BEATS } from './posted-note'
import { type AskedNote, askedNoteOf } from './route-request'

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
export function heldBeatsOf(
  read: readonly ReadNote[],
  posted: readonly PostedPitch[],
): readonly number[] {
  const starts = [...new Set(read.map(({ startBeat }) => startBeat))].sort((a, b) => a - b)
  const nextAfter = new Map(starts.map((start, index) => [start, starts[index + 1] ?? Infinity]))
  return read.map(({ startBeat, durationBeats }, index) =>
    posted[index]!.durationBeats === undefined
      ? Math.min(durationBeats, nextAfter.get(startBeat)! - startBeat)
      : durationBeats,
  )
}

function handPinOf(posted: PostedNote): HandPin | undefined {
  const { string, fret, finger, barre, handPositionFret } = posted
  const pin: HandPin = {
    ...(string !== undefined && { string }),
    ...(fret !== undefined && { fret }),
    ...(finger !== undefined && { finger: FINGERS.indexOf(finger) }),
    ...(barre !== undefined && { barre }),
    ...(handPositionFret !== undefined && { hand: handPositionFret }),
  }
  return Object.keys(pin).length === 0 ? undefined : pin
}

function chordNotesOf(
  read: readonly ReadNote[],
  posted: readonly PostedNote[],
): readonly ChordRequestNote[] {
  const held = heldBeatsOf(read, posted)
  return read.map(({ midi, name, startBeat, durationBeats }, index) => {
    const { voice, letRing } = posted[index]!
    const pin = handPinOf(posted[index]!)
    return {
      midi,
      ...(name && { name }),
      startBeat,
      durationBeats,
      heldBeats: held[index]!,
      ...(voice !== undefined && { voice }),
      ...(letRing !== undefined && { letRing }),
      ...(pin && { pin }),
    }
  })
}

/** A note whose octave is free has no place in a chord. */
export function checkOctaves(read: readonly ReadNote[], pathOf: (index: number) => string): void {
  for (const [index, { anyOctave, name }] of read.entries()) {
    if (!anyOctave) continue
    const path = `${pathOf(index)}.note`
    const text = formatNoteName(name!)
    const didYouMean = `${text}${ASSUMED_OCTAVE}`
    const message = `${path}: ${text} has no octave; notes that sound together need one, such as ${didYouMean}`
    throw requestErrorOf('invalid-parameter', [{ path, message, didYouMean }])
  }
}

/** Whether a note asks for what the planner of lines does not know. */
function needsHand({ finger, barre, handPositionFret }: PostedNote): boolean {
  return finger !== undefined || barre !== undefined || handPositionFret !== undefined
}

/** Notes one after the other, or notes of which some sound together. */
export type PostedMusic =
  | { readonly line: readonly RouteRequestNote[] }
  | { readonly chords: readonly ChordRequestNote[] }

/**
 * The posted notes: a line where they come one after the other and ask for no more than strings
 * and frets, else chords.
 */
export function musicOf(
  posted: readonly PostedNote[],
  neck: Neck,
  options: { readonly asChords: boolean },
): PostedMusic {
  const pathOf = (index: number) => `notes[${index}]`
  for (const [index, note] of posted.entries()) checkPin(note, neck, pathOf(index))
  const read = readPostedPitches(posted, pathOf)
  const isInOrder = read.every(
    ({ startBeat }, index) => index === 0 || startBeat > read[index - 1]!.startBeat,
  )
  const chords = chordNotesOf(read, posted)
  if (options.asChords || !isInOrder || posted.some(needsHand) || soundTogether(chords)) {
    checkOctaves(read, pathOf)
    return { chords }
  }
  return {
    line: read.map((note, index): RouteRequestNote => {
      const { string, fret } = posted[index]!
      const isPinned = string !== undefined || fret !== undefined
      const pin = { ...(string !== undefined && { string }), ...(fret !== undefined && { fret }) }
      return isPinned ? { ...note, pin } : note
    }),
  }
}
