/** Chords in routes have the fingers with which the chord alone is printed. */
import { describe, expect, test } from 'vitest'
import { drawEvenly } from '../../../test/support/draw-count'
import { fingerGrip } from '../hand/fingering'
import { shapeOddnessOf } from '../hand/shape-fingers'
import { type Frets, parseFrets } from '../instrument/fret-text'
import type { Neck } from '../instrument/neck'
import { HAND_STYLES } from '../polyphony/cost-table'
import { neckNamed } from '../polyphony/hand-chart.test-support'
import type { HandBarre, HandNote, OnsetGrip } from '../polyphony/hand-plan'
import { planHand } from '../polyphony/plan-hand'
import {
  hasFingersInOrder,
  hasLegalBarres,
  hasRoomForFingers,
  isHandInPlace,
  reachOf,
  soundOf,
} from '../polyphony/verify-grip'
import { CHORD_TYPES } from '../theory/chord'
import { parseRoot } from '../theory/pitch'
import { chordVoicings } from '../voicing/chord-voicings'

const NECKS = [neckNamed('guitar'), neckNamed('guitar', 'drop-d'), neckNamed('ukulele')] as const
const ROOTS = ['C', 'Db', 'D', 'Eb', 'E', 'F', 'F#', 'G', 'Ab', 'A', 'Bb', 'B'] as const

/** The first six grips of every chord type on every root, each once. */
function shapesOn(neck: Neck): readonly string[] {
  const texts = CHORD_TYPES.flatMap((chord) =>
    ROOTS.flatMap((root) =>
      chordVoicings(parseRoot(root)!, chord, 6, neck).voicings.map(({ voicing }) => voicing.text),
    ),
  )
  return [...new Set(texts)]
}

/** The strings of a shape from the last one on, one after the other and held, or at once. */
function notesOf(frets: Frets, neck: Neck, isPlucked: boolean): readonly HandNote[] {
  const places = frets.flatMap((fret, place) =>
    fret === null ? [] : [{ string: frets.length - place, fret }],
  )
  return places.map((pin, index) => ({
    midi: soundOf(neck, pin.string, pin.fret)!,
    startBeat: isPlucked ? index : 0,
    durationBeats: isPlucked ? places.length - index : 1,
    pin,
  }))
}

const gripOf = (frets: Frets, neck: Neck, isPlucked: boolean, style: 'lead' | 'acoustic') =>
  planHand({ neck, notes: notesOf(frets, neck, isPlucked), style }).routes[0]!.onsets

const fingersOf = ({ sounding }: OnsetGrip, frets: Frets): readonly number[] =>
  frets.map(
    (_, place) => sounding.find(({ string }) => string === frets.length - place)?.finger ?? 0,
  )

/** Whether the hand of routes can have these fingers: it crosses none and reaches 132 mm. */
function isForTheHand(frets: Frets, neck: Neck): boolean {
  const { fingers, barres } = fingerGrip(frets)
  const sounding = frets.flatMap((fret, place) =>
    fret === null
      ? []
      : [{ note: place, midi: 0, string: frets.length - place, fret, finger: fingers[place]!, heldFrom: 0 }],
  ) // biome-ignore format: one place a line
  const named: readonly HandBarre[] = barres.toSorted((a, b) => a.finger - b.finger)
  const at = (hand: number) => ({ startBeat: 0, hand, sounding, barres: named, letGo: [] })
  return (
    hasFingersInOrder(at(1)) &&
    hasLegalBarres(at(1)) &&
    hasRoomForFingers(at(1), neck) &&
    reachOf(at(1), neck).isWithin &&
    frets.some((_, below) => isHandInPlace(at(Math.max(1, lowestOf(frets) - below))))
  )
}

const lowestOf = (frets: Frets) =>
  Math.min(...(frets.filter((fret) => fret !== null && fret > 0) as number[]))

describe.each(NECKS.map((neck) => [`${neck.instrument.name}, ${neck.tuning.name}`, neck] as const))(
  '%s',
  (_, neck) => {
    const shapes = shapesOn(neck)
      .map((text) => parseFrets(text)!)
      .filter((frets) => isForTheHand(frets, neck))

    test.each(HAND_STYLES)(
      'a shape struck at once has its usual fingers or as handy ones, %s',
      (style) => {
        const drawn = drawEvenly(shapes, 400)
        for (const frets of drawn) {
          const [grip] = gripOf(frets, neck, false, style)
          const oddness = shapeOddnessOf(frets)(fingersOf(grip!, frets))
          // Open strings are dear under a high hand, which then lies a fret lower.
          expect([frets.join(' '), oddness <= (frets.includes(0) ? 2 : 0)]).toEqual([
            frets.join(' '),
            true,
          ])
        }
        expect(drawn.length).toBeGreaterThan(300)
      },
    )

    test.each(HAND_STYLES)(
      'plucked and held it ends on them where no note is let go, %s',
      (style) => {
        let held = 0
        for (const frets of drawEvenly(shapes, 150)) {
          const notes = notesOf(frets, neck, true)
          const onsets = gripOf(frets, neck, true, style)
          const isWhole = onsets.at(-1)!.sounding.length === notes.length
          if (!isWhole || frets.includes(0)) continue
          held++
          const fingers = fingersOf(onsets.at(-1)!, frets)
          expect([frets.join(' '), shapeOddnessOf(frets)(fingers)]).toEqual([frets.join(' '), 0])
        }
        expect(held).toBeGreaterThan(50)
      },
    )
  },
)
