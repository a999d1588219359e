/** Chords as bars of tab: each grip through one bar, struck as a strum says. */
import { midiAt } from '../instrument/fretboard'
import type { Neck } from '../instrument/neck'
import { fifthBassOf } from '../practice/thumb-bass'
import { emptyMeasure } from '../tab/measure'
import { type Measure, NORMAL_TECHNIQUE, soundingNote, type TabNote } from '../tab/tab-event'
import type { Voicing } from '../voicing/voicing'
import type { HitStrings, Stroke, Strum } from './strum'

const UPSTROKE_STRINGS = 4

/** What the ids of struck notes begin with. */
const STRUCK = 'chord-'

/** Whether a note of a tab was struck here, and is not what a player wrote over the chords. */
export const isStruckNote = ({ id }: Pick<TabNote, 'id'>): boolean => id.startsWith(STRUCK)

export interface StruckPlace {
  readonly string: number
  readonly fret: number
  readonly midi: number
}

/** The bass that the thumb goes to beside the lowest note. */
function otherBassOf({ frets, fingers, notes }: Voicing, neck: Neck): StruckPlace {
  const midiOf = (interval: RegExp) => notes.find((note) => interval.test(note.interval))?.midi
  const root = (midiOf(/^R$/) ?? notes[0]!.midi) % 12
  const fifth = midiOf(/^[b#]?5$/)
  const grip = {
    frets,
    fingers,
    root,
    telling: [],
    ...(fifth !== undefined && { fifth: fifth % 12 }),
  }
  const { string, fret } = fifthBassOf(grip, neck)
  return { string, fret, midi: midiAt({ string, fret }, neck) }
}

/** The places that a stroke sounds, lowest first. */
export function placesOfHit(
  voicing: Voicing,
  strings: HitStrings,
  neck: Neck,
): readonly StruckPlace[] {
  const { notes } = voicing
  if (strings === 'all') return notes
  if (strings === 'high') return notes.slice(-UPSTROKE_STRINGS)
  if (strings === 'bass') return notes.slice(0, 1)
  if (strings === 'other-bass') return [otherBassOf(voicing, neck)]
  if (strings === 'rest') return notes.length > 1 ? notes.slice(1) : notes
  const note = notes[Math.min(strings, notes.length) - 1]
  return note ? [note] : []
}

/** Beats from one start on a string to the next in the bar, or to the bar's end. */
function durationOf(note: TabNote, all: readonly TabNote[], barBeats: number): number {
  const next = all.find((other) => other.string === note.string && other.startBeat > note.startBeat)
  return (next?.startBeat ?? barBeats) - note.startBeat
}

function techniqueOf({ isMuted, isAccented }: Stroke): string {
  const said = [...(isMuted ? ['dead'] : []), ...(isAccented ? ['accent'] : [])]
  return said.join('+') || NORMAL_TECHNIQUE
}

/** A grip that is held through a part of a bar, in units of the strum's meter. */
export interface HeldGrip {
  readonly voicing: Voicing
  readonly fromBeat: number
  readonly toBeat: number
}

/** A bar of grips, struck as a strum says; the first stroke of a grip is where it begins. */
export function struckBar(
  number: number,
  held: readonly HeldGrip[],
  { strokes, meter }: Strum,
  tempo: number,
  neck: Neck,
): Measure {
  const struck = held.flatMap(({ voicing, fromBeat, toBeat }) => {
    const within = strokes.filter(({ startBeat }) => startBeat >= fromBeat && startBeat < toBeat)
    const isLate = (within[0]?.startBeat ?? toBeat) > fromBeat
    const first: Stroke = {
      startBeat: fromBeat,
      durationBeats: toBeat - fromBeat,
      strings: 'all',
      isAccented: false,
      isMuted: false,
    }
    return (isLate ? [first, ...within] : within).flatMap((stroke) =>
      placesOfHit(voicing, stroke.strings, neck).map((place) => ({
        ...soundingNote(
          `${STRUCK}${number}-${stroke.startBeat}-${place.string}`,
          { string: place.string, fret: place.fret, midi: place.midi },
          stroke.startBeat,
          1,
        ),
        technique: techniqueOf(stroke),
      })),
    )
  })
  const ends = (beat: number) => held.find(({ toBeat }) => beat < toBeat)!.toBeat
  const notes = struck.map((note) => ({
    ...note,
    durationBeats: Math.min(
      durationOf(note, struck, meter[0]),
      ends(note.startBeat) - note.startBeat,
    ),
  }))
  return { ...emptyMeasure(number), tempo, timeSignature: meter, notes }
}

/** One bar a chord. */
export function strummedBars(
  voicings: readonly Voicing[],
  strum: Strum,
  tempo: number,
  neck: Neck,
): readonly Measure[] {
  const [toBeat] = strum.meter
  return voicings.map((voicing, index) =>
    struckBar(index + 1, [{ voicing, fromBeat: 0, toBeat }], strum, tempo, neck),
  )
}
