/** Route requests of GET and POST as the planner takes them. */

import { tryToHold } from '#engine/check/hold'
import { WIDEST_REACH_MM } from '#engine/hand/reach'
import { parseFretPosition } from '#engine/instrument/fret-position-text'
import type { Frets } from '#engine/instrument/fret-text'
import type { Neck } from '#engine/instrument/neck'
import { neckWords } from '#engine/instrument/neck-words'
import type { PositionName } from '#engine/route/hand-window'
import type { RouteLimits, RouteRequestNote, RouteStyle } from '#engine/route/route'
import type { RouteShape } from '#engine/route/shape-context'
import { parseShape } from '#engine/route/shape-table'
import { MAX_START_BEAT } from '#engine/tab/tab-event'
import { midiOf, type NoteName, parseNote, pitchClassOf } from '#engine/theory/pitch'
import { acceptedFrets, checkFret, checkPlace, checkString } from '../reading/neck-checks'
import { ASSUMED_OCTAVE } from '../reading/pitch-request'
import { requestErrorOf } from '../reading/read-request'

/** Bounds the work of one request to a few tens of milliseconds. */
export const MAX_ROUTE_NOTES = 512

/** A pitch of a line as read: `name` where one was written. */
export interface AskedNote {
  readonly midi: number
  readonly name?: NoteName
  readonly anyOctave: boolean
}

/** Reads an accepted note name or MIDI number; a name without octave is free in its octave. */
export function askedNoteOf(text: string): AskedNote {
  const note = parseNote(text)
  if (!note) return { midi: Number(text), anyOctave: false }
  const { name, octave } = note
  return { midi: midiOf(name, octave ?? ASSUMED_OCTAVE), name, anyOctave: octave === undefined }
}

/** One note of a posted melody. */
export interface PostedNote {
  readonly note?: string | undefined
  readonly midi?: number | undefined
  readonly startBeat?: number | undefined
  readonly durationBeats: number
  readonly string?: number | undefined
  readonly fret?: number | undefined
}

function refuse(path: string, message: string): never {
  throw requestErrorOf('invalid-parameter', [{ path, message: `${path}: ${message}` }])
}

/** The pitch of a posted note: `note`, `midi`, or a name that spells the `midi` beside it. */
function postedPitchOf({ note, midi }: PostedNote, path: string): AskedNote {
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
function checkPin({ string, fret }: PostedNote, neck: Neck, path: string): void {
  if (string !== undefined && fret !== undefined) checkPlace({ string, fret }, neck, path)
  else if (string !== undefined) checkString(string, neck, `${path}.string`)
  else if (fret !== undefined) checkFret(fret, neck, `${path}.fret`)
}

/** The notes of a posted melody; a note without `startBeat` follows the one before. */
export function melodyOf(notes: readonly PostedNote[], neck: Neck): readonly RouteRequestNote[] {
  const melody: RouteRequestNote[] = []
  for (const [index, posted] of notes.entries()) {
    const path = `notes[${index}]`
    const before = melody[index - 1]
    const startBeat =
      posted.startBeat ?? (before === undefined ? 0 : before.startBeat + before.durationBeats)
    if (before && startBeat <= before.startBeat) {
      refuse(
        `${path}.startBeat`,
        `a route is one line, so note ${index + 1} must start after note ${index} (beat ${before.startBeat}), not at beat ${startBeat}`,
      )
    }
    const { string, fret } = posted
    checkPin(posted, neck, path)
    melody.push({
      ...postedPitchOf(posted, path),
      startBeat,
      durationBeats: posted.durationBeats,
      ...((string !== undefined || fret !== undefined) && {
        pin: { ...(string !== undefined && { string }), ...(fret !== undefined && { fret }) },
      }),
    })
  }
  return melody
}

/** The notes of a list, one after the other, each equally long. */
export function evenNotesOf(
  texts: readonly string[],
  startBeat: number,
  durationBeats: number,
): readonly RouteRequestNote[] {
  return texts.map((text, index) => {
    const { midi, name, anyOctave } = askedNoteOf(text)
    const start = startBeat + index * durationBeats
    return name
      ? { midi, name, anyOctave, startBeat: start, durationBeats }
      : { midi, anyOctave, startBeat: start, durationBeats }
  })
}

/** Refuses a melody whose tab could not be rendered afterwards. */
export function checkRouteEnd(notes: readonly RouteRequestNote[]): void {
  const last = notes.at(-1)!
  if (last.startBeat > MAX_START_BEAT) {
    refuse(
      'notes',
      `note ${notes.length} would start at beat ${last.startBeat}; tab events start at beat ${MAX_START_BEAT} at the latest, so shorten durationBeats or send fewer notes`,
    )
  }
}

/** Refuses a shape whose fretted ends no hand spans, by the reach that /api/check grants. */
function checkReach(text: string, frets: Frets, neck: Neck): void {
  const { handFret, reachFrets, reachMm } = tryToHold(frets, neck)
  if (reachMm <= WIDEST_REACH_MM) return
  const message = `frets: ${text} spans frets ${handFret} to ${handFret + reachFrets}, ${Math.round(reachMm)} mm; a hand reaches about ${WIDEST_REACH_MM} mm`
  throw requestErrorOf('invalid-parameter', [{ path: 'frets', message }])
}

/** The shape given as `frets` or as `shape`, if any. */
export function askedShapeOf(
  query: { readonly frets?: string | undefined; readonly shape?: string | undefined },
  neck: Neck,
): RouteShape | undefined {
  const { frets, shape } = query
  if (frets !== undefined && shape !== undefined) {
    const message = 'frets and shape both give a shape; give one of them'
    throw requestErrorOf('conflicting-parameters', [{ path: 'shape', message }])
  }
  if (frets !== undefined) {
    const parsed = acceptedFrets(frets, neck)
    checkReach(frets, parsed, neck)
    return { source: 'frets', text: frets, frets: parsed }
  }
  if (shape === undefined) return undefined
  const known = parseShape(shape, neck)
  if (!known) {
    const message = `shape: ${shape} is a form of the guitar in standard intervals, up to fret ${neck.maxFret}; on ${neckWords(neck)} give the shape as frets`
    throw requestErrorOf('invalid-parameter', [{ path: 'shape', message }])
  }
  return { source: 'shape', text: shape, frets: known.frets }
}

interface HandParameters {
  readonly position: PositionName
  readonly hand?: string | undefined
  readonly handStartFret?: number | undefined
  readonly handEndFret?: number | undefined
}

interface HintParameters {
  readonly style?: RouteStyle | undefined
  readonly start?: string | undefined
  readonly near?: number | undefined
}

/** The limits of an accepted request on its neck, without the fields that were not given. */
export function limitsOf(
  query: HandParameters & HintParameters & { readonly limit?: number },
  maxFret: number,
): RouteLimits {
  const { position, hand, handStartFret, handEndFret, limit, style, start, near } = query
  return {
    ...(style !== undefined && { style }),
    ...(start !== undefined && { start: parseFretPosition(start)! }),
    ...(near !== undefined && { near }),
    position,
    maxFret,
    ...(hand !== undefined && { hand }),
    ...(handStartFret !== undefined && { handStartFret }),
    ...(handEndFret !== undefined && { handEndFret }),
    ...(limit !== undefined && { limit }),
  }
}
