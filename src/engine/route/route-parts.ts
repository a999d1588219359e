/** Parts of a route as a player reads them, of a line and of chords alike. */
import { FINGERS } from '../hand/finger'
import type { FretPosition } from '../instrument/fretboard'
import { soundingNote, type TabNote, tabNoteIdOf } from '../tab/tab-event'
import type { NoteReader } from './note-reader'
import { PLACE_CODES, placeCode } from './place-code'
import type { FingeringStep, RouteNote, RouteRequestNote } from './route'

type PitchedPlace = FretPosition & { readonly midi: number }

/** A note at its place, spelled in the theory context. */
export function routeNoteOf(
  { string, fret, midi }: PitchedPlace,
  asked: Pick<RouteRequestNote, 'midi' | 'name' | 'anyOctave'>,
  candidatesConsidered: number,
  read: NoteReader,
): RouteNote {
  const { interval, intervalName, note, pitchClass, role } = read(midi, asked.name)
  return {
    candidatesConsidered,
    anyOctave: asked.anyOctave ?? false,
    fret,
    interval,
    intervalName,
    midi,
    note,
    pitchClass,
    role,
    sourceMidi: asked.midi,
    string,
  }
}

/** @param finger index into `FINGERS` */
export function fingeringStepOf(
  { string, fret }: FretPosition,
  finger: number,
  handPositionFret: number,
  targetIndex: number,
): FingeringStep {
  return {
    finger: FINGERS[finger]!,
    fret,
    handPositionFret,
    reason: finger === 0 ? 'open string' : 'route target',
    string,
    targetIndex,
  }
}

/** The places as events at the times asked for. */
export function tabNotesAt(
  places: readonly PitchedPlace[],
  askedAt: (index: number) => Pick<RouteRequestNote, 'startBeat' | 'durationBeats'>,
): readonly TabNote[] {
  return places.map((place, index) => {
    const { startBeat, durationBeats } = askedAt(index)
    return soundingNote(tabNoteIdOf('route', place, index + 1), place, startBeat, durationBeats)
  })
}

/** Texts of every place, made once: a long melody repeats them. */
const PLACE_IDS = new Array<string | undefined>(PLACE_CODES)
const PATH_TEXTS = new Array<string | undefined>(PLACE_CODES * FINGERS.length)

function placeIdOf({ string, fret }: FretPosition): string {
  const code = placeCode(string, fret)
  PLACE_IDS[code] ??= `s${string}f${fret}`
  return PLACE_IDS[code]!
}

/**
 * @example
 * routeIdOf([{ string: 5, fret: 3 }, { string: 4, fret: 0 }]) // => "route-s5f3-s4f0"
 */
export function routeIdOf(places: readonly FretPosition[]): string {
  return `route-${places.map(placeIdOf).join('-')}`
}

/** What a suggested path says of a place and its finger: `:S5:F3:ring`, `:S1:open`. */
export function pathTextOf({ string, fret }: FretPosition, finger: number): string {
  const code = placeCode(string, fret) * FINGERS.length + finger
  PATH_TEXTS[code] ??= finger === 0 ? `:S${string}:open` : `:S${string}:F${fret}:${FINGERS[finger]}`
  return PATH_TEXTS[code]!
}
