/**
 * Movable grips that follow from a rule and need no table: close and spread triads, drop-2 and
 * drop-3 voicings, shells. Each family is an order of chord tones from the bass up, laid on sets
 * of strings; the frets are arithmetic.
 */

import { MAX_SPAN_FRETS, type PackedGrip, packGrip } from '../hand/grip'
import type { ChordType } from '../theory/chord'
import { withinOctave } from '../theory/pitch-class'
import { isAmong } from './chord-tones'
import { SHAPE_OPEN_MIDI } from './shape-strings'

export const GRIP_FAMILIES = ['close-triad', 'spread-triad', 'drop2', 'drop3', 'shell'] as const
export type GripFamily = (typeof GRIP_FAMILIES)[number]

/** A movable grip made by a family's rule, its lowest fret written as 0. */
export interface FamilyGrip {
  readonly family: GripFamily
  readonly pattern: PackedGrip
}

interface FamilyRule {
  readonly family: GripFamily
  /** Order of the tones from the bass up, as indices into a close stack of 3 or 4 tones. */
  readonly order: readonly number[]
  /** Sets of strings, the thickest first. */
  readonly stringSets: readonly (readonly number[])[]
}

/** A close stack is 0 1 2 (3); dropping a voice an octave puts its index first. */
const TRIAD_RULES: readonly FamilyRule[] = [
  {
    family: 'close-triad',
    order: [0, 1, 2],
    stringSets: [[6, 5, 4], [5, 4, 3], [4, 3, 2], [3, 2, 1]],
  }, // biome-ignore format: one line a rule
  {
    family: 'spread-triad',
    order: [1, 0, 2],
    stringSets: [[6, 5, 3], [6, 4, 3], [5, 4, 2], [5, 3, 2], [4, 3, 1], [4, 2, 1]],
  }, // biome-ignore format: one line a rule
]
const FOUR_TONE_RULES: readonly FamilyRule[] = [
  {
    family: 'drop2',
    order: [2, 0, 1, 3],
    stringSets: [[6, 5, 4, 3], [5, 4, 3, 2], [4, 3, 2, 1]],
  }, // biome-ignore format: one line a rule
  {
    family: 'drop3',
    order: [1, 0, 2, 3],
    stringSets: [
      [6, 4, 3, 2],
      [5, 3, 2, 1],
    ],
  },
]
/** Root, third and seventh, the root lowest. */
const SHELL_RULES: readonly FamilyRule[] = [
  {
    family: 'shell',
    order: [0, 1, 2],
    stringSets: [
      [6, 5, 4],
      [5, 4, 3],
      [4, 3, 2],
    ],
  },
  {
    family: 'shell',
    order: [0, 2, 1],
    stringSets: [
      [6, 4, 3],
      [5, 3, 2],
      [4, 2, 1],
    ],
  },
]

/** Frets of tones (semitones above the root) that rise string by string; `undefined` if too wide. */
function patternOn(strings: readonly number[], tones: readonly number[]): PackedGrip | undefined {
  let midi = -1
  const offsets = strings.map((string, voice) => {
    const tone = tones[voice]!
    // The nearest pitch of the tone above the voice below.
    midi = voice === 0 ? tone : midi + 1 + withinOctave(tone - midi - 1)
    return midi - SHAPE_OPEN_MIDI[string - 1]!
  })
  const lowest = Math.min(...offsets)
  if (Math.max(...offsets) - lowest > MAX_SPAN_FRETS) return undefined
  const frets: (number | null)[] = SHAPE_OPEN_MIDI.map(() => null)
  for (const [voice, string] of strings.entries()) {
    frets[frets.length - string] = offsets[voice]! - lowest
  }
  return packGrip(frets)
}

/** The tones that a grip of so many voices is made of: all of them, or all that it needs. */
function tonesOfSize(chord: ChordType, size: number): readonly number[] | undefined {
  const all = chord.semitones.map((semitone) => semitone % 12)
  if (all.length === size) return [...all].sort((a, b) => a - b)
  const needed = all.filter((_, index) => !isAmong(chord.optionalDegrees, chord.degrees[index]!))
  return needed.length === size ? needed.sort((a, b) => a - b) : undefined
}

function shellTonesOf(chord: ChordType): readonly number[] | undefined {
  const toneOf = (...numbers: number[]): number | undefined =>
    chord.semitones[chord.degrees.findIndex((degree) => numbers.includes(degree.number))]
  const third = toneOf(3) ?? toneOf(4)
  const seventh = toneOf(7) ?? toneOf(6)
  return third === undefined || seventh === undefined ? undefined : [0, third, seventh]
}

/**
 * Every grip of a chord type that a family rule makes within four frets.
 *
 * @example
 * familyGripsOf(chordTypeById('major')!).filter((grip) => grip.family === 'close-triad').length // => 12
 */
export function familyGripsOf(chord: ChordType): readonly FamilyGrip[] {
  const grips: FamilyGrip[] = []
  function lay(rules: readonly FamilyRule[], stack: readonly number[], inversions: number): void {
    for (const rule of rules) {
      for (let inversion = 0; inversion < inversions; inversion++) {
        const tones = rule.order.map((voice) => stack[(voice + inversion) % stack.length]!)
        for (const strings of rule.stringSets) {
          const pattern = patternOn(strings, tones)
          if (pattern !== undefined) grips.push({ family: rule.family, pattern })
        }
      }
    }
  }
  const triad = tonesOfSize(chord, 3)
  if (triad && chord.degrees.length === 3) lay(TRIAD_RULES, triad, 3)
  const four = tonesOfSize(chord, 4)
  if (four) lay(FOUR_TONE_RULES, four, 4)
  const shell = shellTonesOf(chord)
  if (shell) lay(SHELL_RULES, shell, 1)
  return grips
}
