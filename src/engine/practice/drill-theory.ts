/**
 * The theory of a drill: a chord on its own root inside a key. Intervals are read against the chord
 * root; the scale is the key's, heard from there (C major from D is D E F G A B C).
 */
import { chordGroundOf, toneRoleOf } from '../harmony/tension'
import type { ChordType } from '../theory/chord'
import {
  type Degree,
  degreeBetween,
  formatDegree,
  intervalNameOf,
  spellDegree,
} from '../theory/interval'
import { type PitchClassReading, readPitchClass, type TheoryContext } from '../theory/layer'
import {
  formatNoteName,
  LETTERS,
  letterIndexOf,
  type NoteName,
  naturalPitchClassOf,
  pitchClassOf,
} from '../theory/pitch'
import { pitchClassSetOn, type Scale, scaleById } from '../theory/scale'

/** Pitch-class sets have bit n set for pitch class n. */
export interface DrillTheory {
  readonly context: TheoryContext
  readonly chordRootPitchClass: number
  readonly chordSet: number
  readonly scaleSet: number
  readonly rootFifthSet: number
  /** The third or what stands for it, with the seventh, else the sixth, else the fifth. */
  readonly guideSet: number
  readonly thirdSet: number
  readonly tensionSet: number
  /** A pitch class as the drill spells it. */
  readonly read: (pitchClass: number) => PitchClassReading
}

/** A chord tone by its degree number, folded into the octave; `undefined` where the chord has none. */
function chordToneSemitones(chord: ChordType, number: number): number | undefined {
  const index = chord.degrees.findIndex((degree) => degree.number === number)
  return index < 0 ? undefined : chord.semitones[index]! % 12
}

function setOf(semitones: readonly (number | undefined)[]): number {
  return semitones.reduce<number>((set, tone) => (tone === undefined ? set : set | (1 << tone)), 0)
}

/** The third, or the suspended tone in its place. */
function thirdSemitones(chord: ChordType): number | undefined {
  return (
    chordToneSemitones(chord, 3) ?? chordToneSemitones(chord, 4) ?? chordToneSemitones(chord, 2)
  )
}

/** The tones of a scale that are available tensions over a chord on the same root, as a set. */
function tensionSemitonesOf(chord: ChordType, scale: Scale): number {
  const ground = chordGroundOf(chord)
  return setOf(scale.semitones.filter((tone) => toneRoleOf(ground, tone) === 'tension'))
}

/** Degrees that a plain one beside them says better. */
const UNSAID_DEGREES: ReadonlySet<string> = new Set(['b1', '#1', '#3', 'b4', '#7'])

/** A degree in common use, with one accidental at most; others are named by the plain tone. */
function isPlainDegree(degree: Degree): boolean {
  return Math.abs(degree.alteration) <= 1 && !UNSAID_DEGREES.has(formatDegree(degree))
}

const CHROMATIC_DEGREES = scaleById('chromatic')!.degrees

/** The key's scale as heard from another root: same pitch classes, degrees counted from there. */
function scaleHeardFrom(root: NoteName, key: NoteName, scale: Scale): Scale {
  const shift = (pitchClassOf(root) - pitchClassOf(key) + 12) % 12
  if (shift === 0) return scale
  const tones = scale.degrees
    .map((degree) => {
      const { name } = spellDegree(key, degree)
      const semitones = (pitchClassOf(name) - pitchClassOf(root) + 12) % 12
      const heard = degreeBetween(root, name)
      return { degree: isPlainDegree(heard) ? heard : CHROMATIC_DEGREES[semitones]!, semitones }
    })
    .sort((left, right) => left.semitones - right.semitones)
  const degrees = tones.map((tone) => tone.degree)
  return {
    ...scale,
    name: `in ${formatNoteName(key)} ${scale.name}`,
    degrees,
    degreeLabels: degrees.map(formatDegree),
    semitones: tones.map((tone) => tone.semitones),
    intervalNames: degrees.map(intervalNameOf),
    pitchClassSet: pitchClassSetOn(12 - shift, scale.pitchClassSet),
    brightness: tones.reduce((sum, tone) => sum + tone.semitones, 0),
  }
}

/**
 * The theory of a chord in a key.
 *
 * @param layer which tones count as inside the active layer of the planned route
 */
export function drillTheoryOf(
  request: {
    readonly key: NoteName
    readonly scale: Scale
    readonly chord: ChordType
    readonly chordRoot?: NoteName
  },
  layer: TheoryContext['layer'],
): DrillTheory {
  const { key, scale, chord, chordRoot = key } = request
  const root = pitchClassOf(chordRoot)
  const context: TheoryContext = {
    root: chordRoot,
    scale: scaleHeardFrom(chordRoot, key, scale),
    chord,
    layer,
  }
  const isKeyRoot = formatNoteName(chordRoot) === formatNoteName(key)
  const nameOf: (NoteName | undefined)[] = new Array(12)
  for (const degree of scale.degrees) {
    const { name } = spellDegree(key, degree)
    if (isKeyRoot || isPlainDegree(degreeBetween(chordRoot, name)))
      nameOf[pitchClassOf(name)] = name
  }
  for (const degree of chord.degrees) {
    const { name } = spellDegree(chordRoot, degree)
    nameOf[pitchClassOf(name)] = name
  }
  const readings: (PitchClassReading | undefined)[] = new Array(12)
  const third = thirdSemitones(chord)
  const fifth = chordToneSemitones(chord, 5)
  const otherGuide = chordToneSemitones(chord, 7) ?? chordToneSemitones(chord, 6) ?? fifth
  return {
    context,
    chordRootPitchClass: root,
    chordSet: pitchClassSetOn(root, chord.pitchClassSet),
    scaleSet: pitchClassSetOn(pitchClassOf(key), scale.pitchClassSet),
    rootFifthSet: pitchClassSetOn(root, setOf([0, fifth])),
    guideSet: pitchClassSetOn(root, setOf([third, otherGuide])),
    thirdSet: pitchClassSetOn(root, setOf([third])),
    tensionSet: pitchClassSetOn(root, tensionSemitonesOf(chord, context.scale)),
    read: (pitchClass) => {
      const known = readings[pitchClass]
      if (known) return known
      const reading = readPitchClass(context, pitchClass, nameOf[pitchClass])
      readings[pitchClass] = reading
      return reading
    },
  }
}

const MAX_ACCIDENTAL = 2

/**
 * The name of a neighbour of a note: the letter above or below, as an appoggiatura is written (the
 * semitone below F# is E#, the one above B is C). `undefined` where that takes three accidentals.
 */
export function neighborNameOf(name: NoteName, semitones: number): NoteName | undefined {
  const letterIndex = (letterIndexOf(name.letter) + Math.sign(semitones) + 7) % 7
  const pitchClass = (pitchClassOf(name) + semitones + 12) % 12
  const offset = pitchClass - naturalPitchClassOf(letterIndex)
  const accidental = ((offset + 18) % 12) - 6
  if (Math.abs(accidental) > MAX_ACCIDENTAL) return undefined
  return { letter: LETTERS[letterIndex]!, accidental }
}

/**
 * The name of a semitone beside a chord tone in a line: the letter above or below, save where the
 * tone belongs to the scale or chord and has a plainer name there, as F before F# in C major.
 */
export function neighborNameIn(
  theory: Pick<DrillTheory, 'read' | 'scaleSet' | 'chordSet'>,
  landing: number,
  semitones: 1 | -1,
): NoteName | undefined {
  const pitchClass = (landing + semitones + 12) % 12
  const neighbor = neighborNameOf(theory.read(landing % 12).name, semitones)
  const isOwn = (((theory.scaleSet | theory.chordSet) >> pitchClass) & 1) === 1
  if (!neighbor || !isOwn) return neighbor
  const own = theory.read(pitchClass).name
  return Math.abs(own.accidental) < Math.abs(neighbor.accidental) ? own : neighbor
}
