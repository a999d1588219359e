/**
 * Augmented sixths: sounds of a dominant seventh on the flat sixth of a key whose seventh is written
 * as a raised sixth. In C Ab C F# is the Italian, with Eb the German, with D the French sixth; the
 * sixth opens to the octave of the dominant.
 */
import type { ChordType } from '../theory/chord'
import {
  type Degree,
  degreeBetween,
  formatDegree,
  parseDegree,
  spellDegree,
} from '../theory/interval'
import { formatNoteName, type NoteName } from '../theory/pitch'
import { withinOctave } from '../theory/pitch-class'

export type AugmentedSixthKind = 'Italian' | 'French' | 'German'

export const AUGMENTED_SIXTH_ROLE = 'augmented sixth'
const NUMERALS: Readonly<Record<AugmentedSixthKind, string>> = {
  Italian: 'It+6',
  French: 'Fr+6',
  German: 'Ger+6',
}

/** By the id of the chord type that sounds alike. */
const CLASSICAL: ReadonlyMap<string, AugmentedSixthKind> = new Map([
  ['dominant7', 'German'],
  ['dominant7flat5', 'French'],
])

/** Semitones above the tonic where the lowest tone lies. */
const FLAT_SIXTH = 8

/** The same sound written as an augmented sixth: b7 is #6, and the b5 of the French one #4. */
const WRITTEN: ReadonlyMap<string, Degree> = new Map([
  ['b7', parseDegree('#6')!],
  ['b5', parseDegree('#4')!],
])

/** The degree of a chord tone as augmented sixths write it. */
export function writtenAsSixth(degree: Degree): Degree {
  return WRITTEN.get(formatDegree(degree)) ?? degree
}

/**
 * Which augmented sixth a chord is as its notes are written; `undefined` for one written as a seventh.
 *
 * @param written the names in the request, in any order.
 * @param omitted chord tones that do not sound.
 */
export function augmentedSixthOf(
  root: NoteName,
  chord: ChordType,
  omitted: readonly Degree[],
  written: readonly NoteName[],
): AugmentedSixthKind | undefined {
  const isRaisedSixth = (name: NoteName) => formatDegree(degreeBetween(root, name)) === '#6'
  if (!written.some(isRaisedSixth)) return undefined
  if (chord.id === 'dominant7flat5' && omitted.length === 0) return 'French'
  if (chord.id !== 'dominant7') return undefined
  if (omitted.length === 0) return 'German'
  return omitted.every(({ number }) => number === 5) ? 'Italian' : undefined
}

/** Chords of a key that an augmented sixth leads to by way of their dominant, by semitones above the tonic. */
const TARGETS: Readonly<Record<'major' | 'minor', ReadonlyMap<number, string>>> = {
  major: new Map([
    [2, 'ii'],
    [4, 'iii'],
    [5, 'IV'],
    [7, 'V'],
    [9, 'vi'],
  ]),
  minor: new Map([
    [3, 'bIII'],
    [5, 'iv'],
    [7, 'V'],
    [8, 'bVI'],
    [10, 'bVII'],
  ]),
}

/**
 * What an augmented sixth is called in a key: plain on the flat sixth, else by the chord whose flat
 * sixth it stands on. `undefined` where the key has no such chord.
 *
 * @param semitonesAboveTonic of its lowest tone, 0–11.
 *
 * @example
 * sixthNumeral('German', 8, 'major') // => "Ger+6"
 * sixthNumeral('German', 3, 'major') // => "Ger+6/V"
 */
export function sixthNumeral(
  kind: AugmentedSixthKind,
  semitonesAboveTonic: number,
  mode: 'major' | 'minor',
): string | undefined {
  if (semitonesAboveTonic === FLAT_SIXTH) return NUMERALS[kind]
  const target = TARGETS[mode].get(withinOctave(semitonesAboveTonic - FLAT_SIXTH))
  return target === undefined ? undefined : `${NUMERALS[kind]}/${target}`
}

const SIXTH_TEXT = /^(It|Fr|Ger|Gr)\.? ?\+?[2-6](?:\/?[2-6]){0,2}(\/[#b]{0,2}[ivIV]+)?$/

/**
 * The numeral that sounds like an augmented sixth written by its name; `undefined` for other text.
 *
 * @example
 * soundOfSixth('Ger+6') // => "bVI7"
 * soundOfSixth('Fr43/V') // => "bVI7b5/V"
 */
export function soundOfSixth(text: string): string | undefined {
  const match = SIXTH_TEXT.exec(text.trim())
  if (!match) return undefined
  const [, name, target = ''] = match
  return (name === 'Fr' ? 'bVI7b5' : 'bVI7') + target
}

/**
 * The classical name of a dominant seventh on the flat sixth, which its symbol writes otherwise.
 *
 * @example
 * classicalNameOf({ letter: 'A', accidental: -1 }, chordTypeById('dominant7'), 8)
 * // => "German sixth where its Gb is written F#"
 */
export function classicalNameOf(
  root: NoteName,
  chord: ChordType,
  semitonesAboveTonic: number,
): string | undefined {
  if (semitonesAboveTonic !== FLAT_SIXTH) return undefined
  const kind = CLASSICAL.get(chord.id)
  if (kind === undefined) return undefined
  const named = chord.degrees.find((degree) => formatDegree(degree) === 'b7')!
  const written = spellDegree(root, writtenAsSixth(named)).name
  const seventh = spellDegree(root, named).name
  return `${kind} sixth where its ${formatNoteName(seventh)} is written ${formatNoteName(written)}`
}
