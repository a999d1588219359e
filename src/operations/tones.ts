/** Scales and chords on a root as documents show them. */
import { type ChordType, formatChordSymbol } from '#engine/theory/chord'
import {
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

/** Tones described so far, by `degreeIndexOver`; there are 3675 of them at most. */
const DESCRIBED: (ReturnType<typeof describeNewTone> | undefined)[] = []

/** One tone, spelled by its degree over the root. Shared between answers: not to be changed. */
export function describeTone(
  root: NoteName,
  degree: Degree,
): Readonly<ReturnType<typeof describeNewTone>> {
  return (DESCRIBED[degreeIndexOver(root, degree)] ??= describeNewTone(root, degree))
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
