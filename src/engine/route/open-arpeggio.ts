/**
 * A broken chord of the open position: a line of one taught grip, each note on its own string,
 * which is held while it is played.
 */

import { parseFrets, soundingPositionsOf } from '../instrument/fret-text'
import { midiAt } from '../instrument/fretboard'
import { isTunedLikeGuitar } from '../instrument/guitar-shape'
import type { Neck } from '../instrument/neck'
import { type ShapeSetting, shapeSettingOf } from './held-shape'
import type { RouteRequestNote } from './route'

/** Grips of first methods, the last string first; of two that fit a line the first. */
const OPEN_GRIPS = [
  '022100', '022000', '020100', '020000', 'x02220', 'x02210', 'x02020', 'x02010', 'x02120',
  'xx0232', 'xx0231', 'xx0212', 'xx0211', 'xx0222', 'x32010', 'x32310', 'x32000',
  '320003', '320033', '320001', '320002', 'x21202', 'xx3210', 'xx3211', '133211',
] // biome-ignore format: a row a letter

const GRIPS = OPEN_GRIPS.map((text) => {
  const frets = parseFrets(text)!
  return { frets, places: soundingPositionsOf(frets) }
})

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
  for (const { frets, places } of GRIPS) {
    const used = places.filter((place) => midis.has(midiAt(place, neck)))
    const fretted = used.filter(({ fret }) => fret > 0)
    const isHeld = used.length === midis.size && fretted.length >= fewestFretted
    if (isHeld && fretted.every(({ fret }) => fret <= maxFret)) return shapeSettingOf(frets)
  }
}
