/**
 * Scales as method books and teachers print them. Where the position is given, the planner must
 * reach each of them, place for place and finger for finger, at rank 1.
 *
 * Sources: the open-position scales with "the finger number is the fret number" (urbanpro.com "C
 * major scale open position"; simplyguitar.com "C major scale open position"; donovan-raitt.com
 * lesson 10 for sharp keys; rhythmicguitar.com "F major scale at the open position";
 * paulelwood.com lessons 3 and 4 for C and G over two octaves; muzician.com for A natural minor);
 * E minor pentatonic 0 3 0 2 0 2 0 2 0 3 0 3 (riffninja.com; mtworkspace.com; guitarscalepatterns.com);
 * the fifth-position box, two notes a string and one finger a fret (stringpath.app;
 * ultimate-guitar.com "Minor pentatonic positions"); two-octave major scales "identical fingering,
 * only the starting position is different", every note by the appropriate finger without leaving
 * the position (guitarforbeginners.com lesson 15). Frets and fingers that a source leaves to its
 * rule are worked out from the rule.
 */

import { describe, expect, test } from 'vitest'
import { STANDARD_NECK } from '../instrument/neck'
import type { PositionName } from './hand-window'
import { planRoutes } from './plan-routes'
import { fingersOf, notesOf, placesOf, theoryOf } from './plan-routes.test-support'

interface MethodBookRow {
  readonly what: string
  readonly key: readonly [root: string, scale: string]
  readonly position: PositionName
  readonly notes: string
  /** Frets string by string, lowest string first: `5: 3 | 4: 0 2 3`. */
  readonly frets: string
  readonly fingers: string
}

// biome-ignore format: a row reads as it is printed
const METHOD_BOOK: readonly MethodBookRow[] = [
  {
    what: 'C major, one octave', key: ['C', 'major'], position: 'first',
    notes: 'C3 D3 E3 F3 G3 A3 B3 C4',
    frets: '5: 3 | 4: 0 2 3 | 3: 0 2 | 2: 0 1', fingers: '3 0 2 3 0 2 0 1',
  },
  {
    what: 'G major, two octaves', key: ['G', 'major'], position: 'open',
    notes: 'G2 A2 B2 C3 D3 E3 F#3 G3 A3 B3 C4 D4 E4 F#4 G4',
    frets: '6: 3 | 5: 0 2 3 | 4: 0 2 4 | 3: 0 2 | 2: 0 1 3 | 1: 0 2 3', fingers: '3 0 2 3 0 2 4 0 2 0 1 3 0 2 3',
  },
  {
    what: 'D major, one octave', key: ['D', 'major'], position: 'open',
    notes: 'D3 E3 F#3 G3 A3 B3 C#4 D4',
    frets: '4: 0 2 4 | 3: 0 2 | 2: 0 2 3', fingers: '0 2 4 0 2 0 2 3',
  },
  {
    what: 'A natural minor, one octave', key: ['A', 'naturalMinor'], position: 'open',
    notes: 'A2 B2 C3 D3 E3 F3 G3 A3',
    frets: '5: 0 2 3 | 4: 0 2 3 | 3: 0 2', fingers: '0 2 3 0 2 3 0 2',
  },
  {
    what: 'E minor pentatonic, two octaves and a third', key: ['E', 'minorPentatonic'], position: 'open',
    notes: 'E2 G2 A2 B2 D3 E3 G3 A3 B3 D4 E4 G4',
    frets: '6: 0 3 | 5: 0 2 | 4: 0 2 | 3: 0 2 | 2: 0 3 | 1: 0 3', fingers: '0 3 0 2 0 2 0 2 0 3 0 3',
  },
  {
    what: 'E natural minor, two octaves', key: ['E', 'naturalMinor'], position: 'open',
    notes: 'E2 F#2 G2 A2 B2 C3 D3 E3 F#3 G3 A3 B3 C4 D4 E4',
    frets: '6: 0 2 3 | 5: 0 2 3 | 4: 0 2 4 | 3: 0 2 | 2: 0 1 3 | 1: 0', fingers: '0 2 3 0 2 3 0 2 4 0 2 0 1 3 0',
  },
  {
    what: 'F major, two octaves and a second', key: ['F', 'major'], position: 'first',
    notes: 'F2 G2 A2 Bb2 C3 D3 E3 F3 G3 A3 Bb3 C4 D4 E4 F4 G4',
    frets: '6: 1 3 | 5: 0 1 3 | 4: 0 2 3 | 3: 0 2 3 | 2: 1 3 | 1: 0 1 3', fingers: '1 3 0 1 3 0 2 3 0 2 3 1 3 0 1 3',
  },
  {
    what: 'A minor pentatonic, the box', key: ['A', 'minorPentatonic'], position: 'fifth',
    notes: 'A2 C3 D3 E3 G3 A3 C4 D4 E4 G4 A4 C5',
    frets: '6: 5 8 | 5: 5 7 | 4: 5 7 | 3: 5 7 | 2: 5 8 | 1: 5 8', fingers: '1 4 1 3 1 3 1 3 1 4 1 4',
  },
  {
    what: 'C major, two octaves', key: ['C', 'major'], position: 'seventh',
    notes: 'C3 D3 E3 F3 G3 A3 B3 C4 D4 E4 F4 G4 A4 B4 C5',
    frets: '6: 8 10 | 5: 7 8 10 | 4: 7 9 10 | 3: 7 9 10 | 2: 8 10 | 1: 7 8', fingers: '2 4 1 2 4 1 3 4 1 3 4 2 4 1 2',
  },
  {
    what: 'B phrygian (the G major notes), two octaves', key: ['B', 'phrygian'], position: 'seventh',
    notes: 'B2 C3 D3 E3 F#3 G3 A3 B3 C4 D4 E4 F#4 G4 A4 B4',
    frets: '6: 7 8 10 | 5: 7 9 10 | 4: 7 9 10 | 3: 7 9 | 2: 7 8 10 | 1: 7', fingers: '1 2 4 1 3 4 1 3 4 1 3 1 2 4 1',
  },
  {
    what: 'B minor pentatonic, two octaves and a third', key: ['B', 'minorPentatonic'], position: 'seventh',
    notes: 'B2 D3 E3 F#3 A3 B3 D4 E4 F#4 A4 B4 D5',
    frets: '6: 7 10 | 5: 7 9 | 4: 7 9 | 3: 7 9 | 2: 7 10 | 1: 7 10', fingers: '1 4 1 3 1 3 1 3 1 4 1 4',
  },
  {
    what: 'G major, two octaves', key: ['G', 'major'], position: 'second',
    notes: 'G2 A2 B2 C3 D3 E3 F#3 G3 A3 B3 C4 D4 E4 F#4 G4',
    frets: '6: 3 5 | 5: 2 3 5 | 4: 2 4 5 | 3: 2 4 5 | 2: 3 5 | 1: 2 3', fingers: '2 4 1 2 4 1 3 4 1 3 4 2 4 1 2',
  },
  {
    what: 'A major, two octaves', key: ['A', 'major'], position: 'fourth',
    notes: 'A2 B2 C#3 D3 E3 F#3 G#3 A3 B3 C#4 D4 E4 F#4 G#4 A4',
    frets: '6: 5 7 | 5: 4 5 7 | 4: 4 6 7 | 3: 4 6 7 | 2: 5 7 | 1: 4 5', fingers: '2 4 1 2 4 1 3 4 1 3 4 2 4 1 2',
  },
]

function expandFrets(text: string): string {
  return text
    .split(' | ')
    .flatMap((part) => {
      const [string, frets] = part.split(': ')
      return frets!.split(' ').map((fret) => `S${string}F${fret}`)
    })
    .join(' ')
}

describe('the planner plays scales as method books print them', () => {
  test.each(METHOD_BOOK)('$what, $position position', (row) => {
    const plan = planRoutes({
      notes: notesOf(row.notes),
      theory: theoryOf(...row.key),
      neck: STANDARD_NECK,
      limits: { position: row.position },
    })
    const [best] = plan.routes
    expect(placesOf(best!)).toBe(expandFrets(row.frets))
    expect(fingersOf(best!)).toBe(row.fingers)
    expect(best!.proof).toMatchObject({
      allNotesMapped: true,
      fingersInOrder: true,
      notesOutsideHandWindow: 0,
      outsideTheoryNotes: 0,
      positionShiftCount: 0,
    })
  })
})
