/** Scales and chords on a root as documents show them. */
import { type ChordType, formatChordSymbol } from '#engine/theory/chord'
import {
  type Degree,
  formatDegree,
  formatIntervalLabel,
  intervalNameOf,
  intervalWordsOf,
  onceForEachDegree,
  semitonesOfDegree,
  spellDegree,
} from '#engine/theory/interval'
import { formatNoteName, type NoteName, pitchClassOf } from '#engine/theory/pitch'
import type { Scale } from '#engine/theory/scale'

/** One tone, spelled by its degree over the root. Shared between answers: not to be changed. */
export const describeTone = onceForEachDegree(describeNewTone)

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
