/** Which chord a strum sounds like: a guess at root and quality. */
import { type ChordType, type ChordTypeId, chordTypeById } from '#engine/theory/chord'
import { pitchClassOfMidi } from '#engine/theory/pitch'
import type { StrumSound } from './strum-sound'

const QUALITY_IDS = [
  'major',
  'minor',
  'dominant7',
  'minor7',
  'major7',
  'sus4',
  'sus2',
  'power5',
] as const satisfies readonly ChordTypeId[]

/** Qualities that are told apart. */
export const HEARD_QUALITIES: readonly ChordType[] = QUALITY_IDS.map((id) => chordTypeById(id)!)

export interface HeardChord {
  /** Pitch class, C = 0. */
  readonly root: number
  readonly chord: ChordType
}

/** Below this fit a sound is no chord of these; noise has 0.65, a cluster at most 0.85. */
const LEAST_FIT = 0.84
/** Each tone has at least this part of the strength of the strongest, or it is a harmonic. */
const LEAST_TONE = 0.25
/** The fifth of a power chord has to be told from the third partial of its root alone. */
const LEAST_POWER_FIFTH = 0.42
/** The lowest note is likely the root: sus2 and sus4 share their notes. */
const ROOT_IN_BASS = 0.05

/** How well a set of pitch classes fits a sound: 1 when it is all there is, 0 for silence. */
function fitOf({ chroma }: StrumSound, tones: readonly number[]): number {
  return tones.reduce((sum, tone) => sum + chroma[tone]!, 0) / Math.sqrt(tones.length)
}

const tonesOf = ({ root, chord }: HeardChord) =>
  chord.semitones.map((semitone) => (root + semitone) % 12)

const ALL_CHORDS = HEARD_QUALITIES.flatMap((chord) =>
  Array.from({ length: 12 }, (_, root): HeardChord => ({ root, chord })),
)

/** The chord that fits best, whether or not it fits well. */
function likeliest(sound: StrumSound): HeardChord {
  const rank = (heard: HeardChord) =>
    fitOf(sound, tonesOf(heard)) + (heard.root === sound.bass ? ROOT_IN_BASS : 0)
  return ALL_CHORDS.reduce((best, heard) => (rank(heard) > rank(best) ? heard : best))
}

/** The chord that a strum sounds like; `undefined` for noise, a single note, or another chord. */
export function chordOf(sound: StrumSound): HeardChord | undefined {
  const heard = likeliest(sound)
  const tones = tonesOf(heard)
  const weakest = Math.min(...tones.map((tone) => sound.chroma[tone]!))
  const leastTone = heard.chord.id === 'power5' ? LEAST_POWER_FIFTH : LEAST_TONE
  const isChord =
    fitOf(sound, tones) >= LEAST_FIT && weakest >= leastTone * Math.max(...sound.chroma)
  return isChord ? heard : undefined
}

/** Whether written notes, of any chord, fit a strum as well as any chord that is told apart. */
export function soundsLike(sound: StrumSound, midis: readonly number[]): boolean {
  const written = [...new Set(midis.map(pitchClassOfMidi))]
  const fit = fitOf(sound, written)
  if (fit < LEAST_FIT) return false
  const best = tonesOf(likeliest(sound))
  const isSame = best.length === written.length && best.every((tone) => written.includes(tone))
  return isSame || fit >= fitOf(sound, best)
}
