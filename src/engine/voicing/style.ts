/**
 * What guitarists call a grip, read off its pitches and fingers, and the families of grips that
 * follow from a rule and need no table: each is told by how its voices lie, whatever the strings.
 */
import { OPEN_POSITION_MAX_FRET } from '../hand/grip'
import type { Frets } from '../instrument/fret-text'
import { midiAt } from '../instrument/fretboard'
import type { Neck } from '../instrument/neck'
import { oncePer } from '../once-per'
import { CHORD_TYPES, type ChordType } from '../theory/chord'
import { withinOctave } from '../theory/pitch-class'
import { isAmong } from './chord-tones'

export const VOICING_STYLES = ['open', 'barre', 'shell', 'drop2', 'drop3', 'triad'] as const
export type VoicingStyle = (typeof VOICING_STYLES)[number]

/** The style of each family; its grips move along the neck as they are. */
const STYLE_OF_FAMILY = {
  shell: 'shell',
  'drop 2': 'drop2',
  'drop 3': 'drop3',
  'close triad': 'triad',
  'spread triad': 'triad',
} as const satisfies Readonly<Record<string, VoicingStyle>>
export type Family = keyof typeof STYLE_OF_FAMILY

export const isClosedStyle = (style: VoicingStyle): boolean =>
  Object.values<VoicingStyle>(STYLE_OF_FAMILY).includes(style)

const OCTAVE = 12

/** Root, third and seventh as bits of semitones, with what stands for them; 0 where one is missing. */
function shellOf({ degrees, semitones }: ChordType): number {
  const toneOf = (number: number) => semitones[degrees.findIndex((one) => one.number === number)]
  const third = toneOf(3) ?? toneOf(4)
  const seventh = toneOf(7) ?? toneOf(6)
  return third === undefined || seventh === undefined ? 0 : 1 | (1 << third) | (1 << seventh)
}

/**
 * Four different tones, ascending, that fall into close position when their lowest rises an octave:
 * it then lies second from the top in drop 2, third from the top in drop 3.
 */
function droppedVoiceOf(voices: ArrayLike<number>): 'drop 2' | 'drop 3' | undefined {
  const raised = voices[0]! + OCTAVE
  if (voices[3]! - voices[1]! >= OCTAVE || voices[3]! <= raised) return undefined
  return voices[2]! < raised ? 'drop 2' : voices[1]! < raised ? 'drop 3' : undefined
}

/**
 * A function that tells the family of a grip of a chord by so many voices, ascending, all of
 * different tones, and by the bits of their semitones above the root.
 */
export function familyReader(
  chord: ChordType,
): (voices: ArrayLike<number>, count: number, tones: number, bass: number) => Family | undefined {
  const shell = shellOf(chord)
  const isTriad = chord.degrees.length === 3
  return (voices, count, tones, bass) => {
    if (count < 3 || count > 4) return undefined
    for (let voice = 1; voice < count; voice++) {
      const step = voices[voice]! - voices[voice - 1]!
      if (step <= 0 || step >= OCTAVE) return undefined
    }
    if (count === 3) {
      if (tones === shell && bass === 0) return 'shell'
      if (!isTriad) return undefined
      return voices[2]! - voices[0]! < OCTAVE ? 'close triad' : 'spread triad'
    }
    return droppedVoiceOf(voices)
  }
}

/** The family of a grip of a chord by its pitches, ascending. */
export function familyOfPitches(
  midis: readonly number[],
  rootPitchClass: number,
  chord: ChordType,
): Family | undefined {
  const semitones = midis.map((midi) => withinOctave(midi - rootPitchClass))
  if (new Set(semitones).size !== midis.length) return undefined
  const tones = semitones.reduce((set, semitone) => set | (1 << semitone), 0)
  return familyReader(chord)(midis, midis.length, tones, semitones[0]!)
}

/**
 * The styles a grip belongs to; it may have several or none. An open string beside a fret above 4
 * belongs to none of them.
 *
 * - `open`: an open string and no fret above 4.
 * - `barre`: held by an index barre, without open strings.
 * - `shell`: root, third (or fourth) and seventh (or sixth) only, the root lowest.
 * - `drop2`, `drop3`: four different tones with the second or third voice from the top dropped.
 * - `triad`: the three tones of a triad, each once.
 */
export function stylesOf(
  frets: Frets,
  hasIndexBarre: boolean,
  rootPitchClass: number,
  chord: ChordType,
  neck: Neck,
): readonly VoicingStyle[] {
  const hasOpenString = frets.includes(0)
  if (hasOpenString && frets.some((fret) => fret !== null && fret > OPEN_POSITION_MAX_FRET)) {
    return []
  }
  const midis = frets
    .flatMap((fret, place) =>
      fret === null ? [] : [midiAt({ string: frets.length - place, fret }, neck)],
    )
    .sort((a, b) => a - b)
  const family = familyOfPitches(midis, rootPitchClass, chord)
  return [
    ...(hasOpenString ? ['open' as const] : hasIndexBarre ? ['barre' as const] : []),
    ...(family ? [STYLE_OF_FAMILY[family]] : []),
  ]
}

/** A chord as a style plays it. */
interface StyledChord {
  /** Whose grips are sought. */
  readonly sought: ChordType
  /** All tones, those that the style leaves out as ones that a grip may lack. */
  readonly told: ChordType
}

const asShell = oncePer((chord: ChordType): StyledChord => {
  const shell = shellOf(chord)
  const isWithout = (type: ChordType) =>
    type.degrees.every(
      (degree, at) => (shell >> type.semitones[at]!) & 1 || isAmong(type.optionalDegrees, degree),
    )
  if (shell === 0 || isWithout(chord)) return { sought: chord, told: chord }
  const plain = CHORD_TYPES.find((type) => shellOf(type) === shell && isWithout(type))
  if (!plain) return { sought: chord, told: chord }
  const others = chord.degrees.filter((_, at) => !((shell >> chord.semitones[at]!) & 1))
  return { sought: plain, told: { ...chord, optionalDegrees: others } }
})

/** The shell of any chord is that of the plain seventh or sixth chord: Dm7b5 as Dm7, G13 as G7. */
export function styledChord(chord: ChordType, style: VoicingStyle | undefined): StyledChord {
  return style === 'shell' ? asShell(chord) : { sought: chord, told: chord }
}
