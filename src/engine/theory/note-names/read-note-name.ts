/** Note names read in each system, in the ways in which people write them. */
import type { Letter, NoteName } from '../pitch'
import { NAME_SYSTEMS, type NameSystem } from './name-systems'

/** A note name found at the start of a text. */
export interface NameAtStart {
  readonly name: NoteName
  /** Characters of the text that it takes. */
  readonly length: number
}

const SIGNS: readonly (readonly [string, number])[] = [
  ['##', 2],
  ['♯♯', 2],
  ['𝄪', 2],
  ['x', 2],
  ['bb', -2],
  ['♭♭', -2],
  ['𝄫', -2],
  ['#', 1],
  ['♯', 1],
  ['b', -1],
  ['♭', -1],
  ['', 0],
]
/** Words for one sign, after a blank or straight after the name. */
const SIGN_WORDS: readonly (readonly [string, number])[] = [
  ['sharp', 1],
  ['flat', -1],
  ['dièse', 1],
  ['diese', 1],
  ['diesis', 1],
  ['sostenido', 1],
  ['sustenido', 1],
  ['bémol', -1],
  ['bemol', -1],
  ['bemolle', -1],
]

type Spellings = ReadonlyMap<string, NoteName>

function englishSpellings(): Spellings {
  const all = new Map<string, NoteName>()
  for (const letter of 'CDEFGAB') addSigned(all, letter.toLowerCase(), letter as Letter)
  return all
}

function addSigned(all: Map<string, NoteName>, stem: string, letter: Letter): void {
  for (const [sign, accidental] of SIGNS) all.set(stem + sign, { letter, accidental })
  for (const [word, accidental] of SIGN_WORDS) {
    for (const gap of ['', ' ', '-']) all.set(stem + gap + word, { letter, accidental })
  }
}

/**
 * German and Scandinavian names, which agree on H and B: `Fis`, `Fiss`; `Es`, `Ess`. Also signs as
 * in English, and Dutch `Bes` for Bb, which can be no other note.
 */
function germanSpellings(): Spellings {
  const all = new Map<string, NoteName>()
  for (const letter of ['C', 'D', 'E', 'F', 'G', 'A', 'B'] as const) {
    const stem = letter === 'B' ? 'h' : letter.toLowerCase()
    addSigned(all, stem, letter)
    for (const [ending, accidental] of [
      ['is', 1],
      ['iss', 1],
      ['isis', 2],
      ['ississ', 2],
      ['es', -1],
      ['ess', -1],
      ['eses', -2],
      ['essess', -2],
    ] as const) {
      all.set(stem + ending, { letter, accidental })
      const isShort = letter === 'A' || letter === 'E'
      if (isShort && accidental < 0) all.set(stem + ending.slice(1), { letter, accidental })
    }
  }
  all.set('asas', { letter: 'A', accidental: -2 })
  for (const text of ['b', 'bes', 'bess', 'bb', 'b♭'])
    all.set(text, { letter: 'B', accidental: -1 })
  all.set('beses', { letter: 'B', accidental: -2 })
  return all
}

const SYLLABLES: Readonly<Record<Letter, readonly string[]>> = {
  C: ['do', 'dó', 'ut'],
  D: ['re', 'ré'],
  E: ['mi'],
  F: ['fa', 'fá'],
  G: ['sol', 'so'],
  A: ['la', 'lá'],
  B: ['si', 'ti'],
}

function solfegeSpellings(): Spellings {
  const all = new Map<string, NoteName>()
  for (const [letter, syllables] of Object.entries(SYLLABLES)) {
    for (const syllable of syllables) addSigned(all, syllable, letter as Letter)
  }
  return all
}

const SPELLINGS: Readonly<Record<NameSystem, Spellings>> = {
  english: englishSpellings(),
  german: germanSpellings(),
  solfege: solfegeSpellings(),
}

const LONGEST_SPELLING = 14

const fold = (text: string) => text.normalize('NFC').toLowerCase()

/**
 * Reads a note name without octave; case does not matter. `undefined` for anything else.
 *
 * @example
 * readNoteName('B', 'german') // => {"letter":"B","accidental":-1}
 * readNoteName('sib', 'solfege') // => {"letter":"B","accidental":-1}
 * readNoteName('H', 'english') // => undefined
 */
export function readNoteName(text: string, system: NameSystem): NoteName | undefined {
  return text.length > LONGEST_SPELLING ? undefined : SPELLINGS[system].get(fold(text))
}

/** Every note name that a text can begin with, the longest first: `Es` and `E` for `Essus4`. */
export function noteNamesAtStart(text: string, system: NameSystem): readonly NameAtStart[] {
  const folded = fold(text.slice(0, LONGEST_SPELLING))
  const found: NameAtStart[] = []
  for (let length = Math.min(folded.length, LONGEST_SPELLING); length > 0; length--) {
    const name = SPELLINGS[system].get(folded.slice(0, length))
    if (name) found.push({ name, length })
  }
  return found
}

/**
 * The note that a text means in a system other than English, where all that know it agree:
 * `Fis`, `H`, `Sib`, `Bes`. German `B` is not told apart from English `B`, so it means none here.
 *
 * @example
 * noteNameMeant('Es') // => {"letter":"E","accidental":-1}
 * noteNameMeant('X') // => undefined
 */
export function noteNameMeant(text: string): NoteName | undefined {
  const readings = NAME_SYSTEMS.flatMap((system) => readNoteName(text, system) ?? [])
  const [first, ...others] = readings
  return others.every(
    ({ letter, accidental }) => letter === first!.letter && accidental === first!.accidental,
  )
    ? first
    : undefined
}
