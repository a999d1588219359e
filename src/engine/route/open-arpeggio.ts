/**
 * A broken chord of the open position: a line of one taught grip, each note on its own string,
 * which is held while it is played.
 */

import { OPEN_CHORD_TABLE } from '../hand/open-chord-table'
import { type Frets, parseFrets, soundingPositionsOf } from '../instrument/fret-text'
import { type FretPosition, midiAt } from '../instrument/fretboard'
import { isTunedLikeGuitar } from '../instrument/guitar-shape'
import type { Neck } from '../instrument/neck'
import { type ShapeSetting, shapeSettingOf } from './held-shape'
import type { RouteRequestNote } from './route'

/** F of first methods: the four thin strings of the E form behind a barre, and all six. */
const F_GRIPS = ['xx3211', '133211']

/** Of two that fit a line the first is held. */
const OPEN_GRIPS: readonly Frets[] = [
  ...Object.values(OPEN_CHORD_TABLE).flatMap((rows) => rows.map(([frets]) => frets)),
  ...F_GRIPS,
].map((text) => parseFrets(text)!)

/**
 * A line on four strings is a broken chord; on three it has three tones and two fingers down, and
 * goes on to another string with every note, as a tune does not.
 */
const BROKEN_CHORD_STRINGS = 4
const TRIAD_TONES = 3
const TRIAD_FINGERS = 2

interface GripOnNeck {
  readonly frets: Frets
  readonly sounding: readonly (FretPosition & { readonly midi: number })[]
}

const gripsOfNeck = new WeakMap<Neck, readonly GripOnNeck[]>()

/** The grips with their pitches; none on necks that are tuned otherwise. */
function gripsOn(neck: Neck): readonly GripOnNeck[] {
  let grips = gripsOfNeck.get(neck)
  if (!grips) {
    grips = (isTunedLikeGuitar(neck) ? OPEN_GRIPS : []).map((frets) => {
      const places = soundingPositionsOf(frets)
      return { frets, sounding: places.map((place) => ({ ...place, midi: midiAt(place, neck) })) }
    })
    gripsOfNeck.set(neck, grips)
  }
  return grips
}

/** How many notes of a line, from its first on, one grip holds at most. */
export function notesOfOneGrip(notes: readonly RouteRequestNote[], neck: Neck): number {
  const counts = gripsOn(neck).map(({ sounding }) => {
    const end = notes.findIndex((note) => !sounding.some(({ midi }) => midi === note.midi))
    return end < 0 ? notes.length : end
  })
  return Math.max(0, ...counts)
}

/**
 * The grip that holds a line of one chord; `undefined` for other lines and other necks.
 *
 * @param isAmongOthers other chords come before or after, so that it may be all on open strings
 */
export function openGripOf(
  notes: readonly RouteRequestNote[],
  neck: Neck,
  maxFret: number,
  isAmongOthers = false,
): ShapeSetting | undefined {
  if (notes.some(({ anyOctave, pin }) => anyOctave || pin)) return
  const midis = new Set(notes.map(({ midi }) => midi))
  const tones = new Set([...midis].map((midi) => midi % 12)).size
  const isBroken = notes.every(({ midi }, index) => midi !== notes[index - 1]?.midi)
  const isTriad = tones >= TRIAD_TONES && isBroken
  if (tones < 2 || (midis.size < BROKEN_CHORD_STRINGS && !isTriad)) return
  const fewestAlone = midis.size < BROKEN_CHORD_STRINGS ? TRIAD_FINGERS : 1
  const fewestFretted = isAmongOthers ? 0 : fewestAlone
  for (const { frets, sounding } of gripsOn(neck)) {
    const used = sounding.filter(({ midi }) => midis.has(midi))
    const fretted = used.filter(({ fret }) => fret > 0)
    const isHeld = used.length === midis.size && fretted.length >= fewestFretted
    if (isHeld && fretted.every(({ fret }) => fret <= maxFret)) return shapeSettingOf(frets)
  }
}
