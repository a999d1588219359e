/**
 * Degrees and intervals. A degree is a step number with an alteration (`b3`, `#11`); its number
 * says which letter it takes and its alteration how far that letter is moved.
 */
import { LETTERS, letterIndexOf, type NoteName, naturalPitchClassOf, pitchClassOf } from './pitch'
import { withinOctave } from './pitch-class'

/** A step of a scale or chord: number 1–15 and alteration in semitones (−3…3). */
export interface Degree {
  readonly number: number
  readonly alteration: number
}

const MAJOR_SEMITONES = [0, 2, 4, 5, 7, 9, 11] as const
const DEGREE_TEXT = /^(bbb|bb|b|###|##|#)?(1[0-5]|[1-9])$/

/** Reads `1`, `b3`, `#11`, `bb7`; `R` is read as 1. */
export function parseDegree(text: string): Degree | undefined {
  if (text === 'R') return { number: 1, alteration: 0 }
  const match = DEGREE_TEXT.exec(text)
  if (!match) return undefined
  const signs = match[1] ?? ''
  return {
    number: Number(match[2]),
    alteration: signs.startsWith('b') ? -signs.length : signs.length,
  }
}

/** Writes a degree: `b3`, `#11`, `bb7`. */
export function formatDegree(degree: Degree): string {
  const sign = degree.alteration < 0 ? 'b' : '#'
  return sign.repeat(Math.abs(degree.alteration)) + String(degree.number)
}

/** Writes a degree as an interval label, in which the plain first degree is the root, `R`. */
export function formatIntervalLabel(degree: Degree): string {
  return degree.number === 1 && degree.alteration === 0 ? 'R' : formatDegree(degree)
}

/** A degree as a tension above the chord: 2, 4 and 6 become 9, 11 and 13. */
export function tensionDegreeOf(degree: Degree): Degree {
  return [2, 4, 6].includes(degree.number) ? { ...degree, number: degree.number + 7 } : degree
}

/** Semitones above the root: `b3` → 3, `9` → 14. */
export function semitonesOfDegree(degree: Degree): number {
  const step = degree.number - 1
  return MAJOR_SEMITONES[step % 7]! + 12 * Math.floor(step / 7) + degree.alteration
}

const PERFECT_NUMBERS: ReadonlySet<number> = new Set([1, 4, 5])
const ORDINALS = [
  'unison', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'octave',
  'ninth', 'tenth', 'eleventh', 'twelfth', 'thirteenth', 'fourteenth', 'double octave',
] as const // biome-ignore format: a table of fifteen words
const QUALITY_WORD: Readonly<Record<string, string>> = {
  P: 'perfect',
  M: 'major',
  m: 'minor',
  A: 'augmented',
  d: 'diminished',
  AA: 'doubly augmented',
  dd: 'doubly diminished',
  AAA: 'triply augmented',
  ddd: 'triply diminished',
}

function qualityOf(degree: Degree): string {
  const { alteration } = degree
  if (PERFECT_NUMBERS.has(((degree.number - 1) % 7) + 1)) {
    if (alteration === 0) return 'P'
    return (alteration > 0 ? 'A' : 'd').repeat(Math.abs(alteration))
  }
  if (alteration === 0) return 'M'
  if (alteration === -1) return 'm'
  return alteration > 0 ? 'A'.repeat(alteration) : 'd'.repeat(-alteration - 1)
}

/** Short interval name of a degree; the name follows the degree: `#4` → `A4`, `b5` → `d5`. */
export function intervalNameOf(degree: Degree): string {
  return qualityOf(degree) + String(degree.number)
}

/** The interval in words: `b3` → `minor third`; the plain first degree is `root`. */
export function intervalWordsOf(degree: Degree): string {
  if (degree.number === 1 && degree.alteration === 0) return 'root'
  return `${QUALITY_WORD[qualityOf(degree)]} ${ORDINALS[degree.number - 1]}`
}

/** The letter of a degree above a root. */
function letterIndexAbove(root: NoteName, degree: Degree): number {
  return letterIndexOf(root.letter) + degree.number - 1
}

/** A degree spelled over a root. `respelled` marks one that would have needed three accidentals. */
export interface SpelledDegree {
  readonly name: NoteName
  readonly respelled: boolean
}

function signedOffset(pitchClass: number, natural: number): number {
  return withinOctave(pitchClass - natural + 6) - 6
}

/**
 * The spelling rule of the whole engine: the letter follows the degree number, the accidental is
 * whatever reaches the pitch. Three accidentals are never written: such a degree takes the next
 * letter in the direction of its accidental and is marked `respelled`.
 *
 * @example
 * formatNoteName(spellDegree(parseRoot('D#')!, parseDegree('3')!).name) // => "F##"
 */
export function spellDegree(root: NoteName, degree: Degree): SpelledDegree {
  return spelledOnce(root, degree)
}

/** The function asked once for each root and degree: 35 roots, 15 degree numbers, 7 alterations. */
export function onceForEachDegree<Answer extends object>(
  answer: (root: NoteName, degree: Degree) => Answer,
): (root: NoteName, degree: Degree) => Answer {
  const answers = new Array<Answer | undefined>(35 * 15 * 7).fill(undefined)
  return (root, degree) => {
    const rootIndex = letterIndexOf(root.letter) * 5 + root.accidental + 2
    const index = (rootIndex * 15 + degree.number - 1) * 7 + degree.alteration + 3
    answers[index] ??= answer(root, degree)
    return answers[index]
  }
}

const spelledOnce = onceForEachDegree(spell)

function spell(root: NoteName, degree: Degree): SpelledDegree {
  const pitchClass = withinOctave(pitchClassOf(root) + semitonesOfDegree(degree))
  let letterIndex = letterIndexAbove(root, degree)
  let accidental = signedOffset(pitchClass, naturalPitchClassOf(letterIndex))
  let respelled = false
  while (Math.abs(accidental) > 2) {
    letterIndex += Math.sign(accidental)
    accidental = signedOffset(pitchClass, naturalPitchClassOf(letterIndex))
    respelled = true
  }
  return { name: { letter: LETTERS[((letterIndex % 7) + 7) % 7]!, accidental }, respelled }
}

/** Alterations that a degree can be written with: `bbb7` to `###4`. */
const MAX_ALTERATION = 3

/**
 * The degree that a written name forms above a root, 1–7 with its alteration: the inverse of
 * `spellDegree` within an octave. `F#` over `C` is #4, `Gb` is b5. A name more than three
 * accidentals away from its degree forms the next degree in that direction: `Fbb` over `A#` is
 * bb5, as if it were written `Eb`.
 *
 * @example
 * formatDegree(degreeBetween(parseRoot('C')!, parseRoot('Gb')!)) // => "b5"
 * formatDegree(degreeBetween(parseRoot('A#')!, parseRoot('Fbb')!)) // => "bb5"
 */
export function degreeBetween(root: NoteName, name: NoteName): Degree {
  const semitones = withinOctave(pitchClassOf(name) - pitchClassOf(root))
  let step = letterIndexOf(name.letter) - letterIndexOf(root.letter)
  let alteration = signedOffset(semitones, naturalPitchClassOf(step))
  while (Math.abs(alteration) > MAX_ALTERATION) {
    step += Math.sign(alteration)
    alteration = signedOffset(semitones, naturalPitchClassOf(step))
  }
  return { number: (((step % 7) + 7) % 7) + 1, alteration }
}
