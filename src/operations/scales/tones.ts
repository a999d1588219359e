/** Scales and chords on a root as documents show them. */
import { type ChordType, formatChordSymbol } from '#engine/theory/chord'
import {
  DEGREE_INDEX_COUNT,
  type Degree,
  degreeIndexOver,
  formatDegree,
  formatIntervalLabel,
  intervalNameOf,
  intervalWordsOf,
  semitonesOfDegree,
  spellDegree,
} from '#engine/theory/interval'
import { formatNoteName, type NoteName, pitchClassOf } from '#engine/theory/pitch'
import type { Scale } from '#engine/theory/scale'

type ToneDescription = Readonly<ReturnType<typeof describeNewTone>>

/** Tones described so far, by `degreeIndexOver`. */
const DESCRIBED = new Array<ToneDescription | undefined>(DEGREE_INDEX_COUNT).fill(undefined)

/** One tone, spelled by its degree over the root. Shared between answers: not to be changed. */
export function describeTone(root: NoteName, degree: Degree): ToneDescription {
  const index = degreeIndexOver(root, degree)
  const known = DESCRIBED[index]
  if (known) return known
  const described = describeNewTone(root, degree)
  DESCRIBED[index] = described
  return described
}

function describeNewTone(root: NoteName, degree: Degree) {
  const { name, respelled } = spellDegree(root, degree)
  return {
    pitchClass: formatNoteName(name),
    pitchClassNumber: pitchClassOf(name),
    degree: formatDegree(degree),
    interval: formatIntervalLabel(degree),
    intervalName: intervalWordsOf(degree),
    intervalSymbol: intervalNameOf(degree),
    semitones: semitonesOfDegree(degree),
    ...(respelled && { respelled }),
  }
}

export function describeScale(root: NoteName, scale: Scale) {
  return {
    id: scale.id,
    name: scale.name,
    family: scale.family,
    tones: scale.degrees.map((degree) => describeTone(root, degree)),
  }
}

export function describeChord(root: NoteName, chord: ChordType) {
  return {
    id: chord.id,
    symbol: formatChordSymbol(root, chord),
    name: chord.name,
    tones: chord.degrees.map((degree) => describeTone(root, degree)),
  }
}
