/**
 * A broken chord of the open position: a line of one taught grip, each note on its own string,
 * which is held while it is played.
 */

import { OPEN_CHORD_TABLE } from '../hand/open-chord-table'
import { type Frets, parseFrets, soundingPositionsOf } from '../instrument/fret-text'
import { midiAt } from '../instrument/fretboard'
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

/** The grip that holds a line of one chord; `undefined` for other lines and other necks. */
export function openGripOf(
  notes: readonly RouteRequestNote[],
  neck: Neck,
  maxFret: number,
): ShapeSetting | undefined {
  if (!isTunedLikeGuitar(neck) || notes.some(({ anyOctave, pin }) => anyOctave || pin)) return
  const midis = new Set(notes.map(({ midi }) => midi))
  const tones = new Set([...midis].map((midi) => midi % 12)).size
  const isBroken = notes.every(({ midi }, index) => midi !== notes[index - 1]?.midi)
  const isTriad = tones >= TRIAD_TONES && isBroken
  if (tones < 2 || (midis.size < BROKEN_CHORD_STRINGS && !isTriad)) return
  const fewestFretted = midis.size < BROKEN_CHORD_STRINGS ? TRIAD_FINGERS : 1
  for (const frets of OPEN_GRIPS) {
    const used = soundingPositionsOf(frets).filter((place) => midis.has(midiAt(place, neck)))
    const fretted = used.filter(({ fret }) => fret > 0)
    const isHeld = used.length === midis.size && fretted.length >= fewestFretted
    if (isHeld && fretted.every(({ fret }) => fret <= maxFret)) return shapeSettingOf(frets)
  }
}
