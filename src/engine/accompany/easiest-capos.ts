/** The capos under which chords are held most easily. */
import { type CapoHome, capoChordNamesOf, homeOfKey } from '../harmony/capo-chord'
import { type ChordSymbol, chordWithBass } from '../harmony/chord-symbol'
import type { Key } from '../harmony/key'
import { keyOfChords } from '../harmony/key-of-chords'
import { MAX_CAPO, type Neck } from '../instrument/neck'
import { withCapo } from '../instrument/read-neck'
import { planGrips } from '../voicing/grip-path'
import type { Voicing } from '../voicing/voicing'

/** Above this little neck is left. */
export const HIGHEST_USUAL_CAPO = 9

/**
 * What a fret of the capo's height costs, in points of difficulty of the mean chord. Tuned on 31
 * songs as they are printed (`song-capos.test-support.ts`): their capo comes first for 24 and is
 * among three for all; of 30 other songs for 19 and 30. From 0.15 to 0.18 nothing changes; a weight
 * of barres beside their difficulty wins one song.
 */
const POINTS_A_FRET = 0.15

/** A chord under a capo. */
export interface CapoGrip {
  /** Its name as it sounds. */
  readonly sounding: string
  /** Its name as it is held, as if the capo were the nut. */
  readonly shape: string
  readonly voicing: Voicing
}

export interface CapoChoice {
  /** Fret of the capo, 0 for none. */
  readonly capo: number
  /** One a different chord, in the order in which they come first. */
  readonly grips: readonly CapoGrip[]
  /** Grips with a barre. */
  readonly barres: number
  /** Mean points of difficulty of the grips, 0 and more. */
  readonly difficulty: number
  /** Difficulty and 0.15 for each fret of the capo; lower is easier. */
  readonly cost: number
}

export interface CapoOptions {
  /** Spells the shapes; default as the chords tell. */
  readonly key?: Key | undefined
  /** 0–12; default 9. */
  readonly maxCapo?: number
}

const round = (points: number) => Math.round(points * 100) / 100

/**
 * What each capo asks of the hand, the easiest first. Every chord counts once, however often it
 * comes. Capos under which a chord cannot be held are left out, so that there may be none.
 *
 * @param sounding the chords as they sound, at least one.
 * @param neck its own capo does not matter.
 * @example
 * easiestCapos(['Bb', 'Eb', 'F'].map((text) => parseChordSymbol(text)!), STANDARD_NECK)[0]!
 *   .grips.map(({ shape }) => shape).join(' ') // => "A D E"
 */
export function easiestCapos(
  sounding: readonly ChordSymbol[],
  neck: Neck,
  { key, maxCapo = HIGHEST_USUAL_CAPO }: CapoOptions = {},
): readonly CapoChoice[] {
  const different = [...new Map(sounding.map((chord) => [chord.symbol, chord])).values()]
  const gripped = different.map((chord) => ({ ...chord, chord: chordWithBass(chord) }))
  const home: CapoHome = homeOfKey((key ?? keyOfChords(sounding))!)
  const choices: CapoChoice[] = []
  for (let capo = 0; capo <= Math.min(maxCapo, MAX_CAPO); capo++) {
    const { voicings, unplayable } = planGrips(gripped, withCapo(neck, capo))
    if (unplayable) continue
    const points = voicings.reduce((sum, { difficulty }) => sum + difficulty.points, 0)
    const difficulty = points / voicings.length
    choices.push({
      capo,
      grips: voicings.map((voicing, at) => {
        const { soundingSymbol, shapeSymbol } = capoChordNamesOf(different[at]!, capo, home)
        return { sounding: soundingSymbol, shape: shapeSymbol, voicing }
      }),
      barres: voicings.filter(({ barres }) => barres.length > 0).length,
      difficulty: round(difficulty),
      cost: round(difficulty + POINTS_A_FRET * capo),
    })
  }
  return choices.sort((a, b) => a.cost - b.cost || a.capo - b.capo)
}
