/** A grip held against the chord that it claims to be. */

import { fretsOfPositions } from '../hand/refinger'
import { soundOfShape } from '../harmony/capo-chord'
import { type ChordSymbol, chordWithBass } from '../harmony/chord-symbol'
import { identifyChord, soundingTonesOf } from '../harmony/identify-chord'
import { judgeTones, toneRulesOf } from '../harmony/tone-rules'
import { type Frets, formatFrets } from '../instrument/fret-text'
import { midiAt } from '../instrument/fretboard'
import type { Neck } from '../instrument/neck'
import type { TabNote } from '../tab/tab-event'
import { formatDegree, spellDegree } from '../theory/interval'
import { formatNoteName, pitchClassOf } from '../theory/pitch'
import { pitchClassSetOf, withinOctave } from '../theory/pitch-class'
import type { CheckedOnset } from './checked-onset'
import { tryToHold } from './hold'
import { type Mistake, mistakeOf } from './mistake-table'
import { bassWantedBy, midisOf, nearestGrip } from './nearest-grip'

export interface ClaimMistake extends Mistake {
  /** The string that sounds it, where one does. */
  readonly string?: number
}

export interface ClaimCheck {
  readonly matches: boolean
  /** What sounds where the name is that of the shape above the capo. */
  readonly sounding?: ChordSymbol
  readonly mistakes: readonly ClaimMistake[]
  /** As `nearestGrip` finds it, when it does not match or is heard as another chord for want of its root. */
  readonly nearest?: Frets
}

/**
 * Checks a grip against the chord that it is said to be, by what sounds. Under a capo a name may be
 * that of the shape, as players say it: that is a caution, and no other grip is offered.
 */
export function checkClaim(frets: Frets, symbol: ChordSymbol, neck: Neck): ClaimCheck {
  const check = checkSound(frets, symbol, neck)
  if (check.matches || neck.capo === 0) return check
  const sounding = soundOfShape(symbol, neck.capo)
  if (!checkSound(frets, sounding, neck).matches) return check
  const message = `${symbol.symbol} is the shape; with the capo at fret ${neck.capo} it sounds ${sounding.symbol}`
  return { matches: false, sounding, mistakes: [mistakeOf('shape-name', message)] }
}

/** Chords of so many tones are often played without the root; the bass player has it. */
const TONES_OF_ROOTLESS_CHORDS = 5

/** What to say of a grip that is the chord but for its silent root. */
function rootCaution(symbol: ChordSymbol, midis: readonly number[], neck: Neck): ClaimMistake {
  const root = formatNoteName(symbol.root)
  if (symbol.chord.degrees.length >= TONES_OF_ROOTLESS_CHORDS) {
    const message = `rootless, as ${symbol.symbol} is often played: no ${root} sounds`
    return mistakeOf('rootless', message)
  }
  const [heard] = identifyChord(soundingTonesOf(midis, neck), 1)
  const isOther = heard && pitchClassOf(heard.root) !== pitchClassOf(symbol.root)
  const hearing = isOther ? `; it sounds ${heard.symbol}` : ''
  return mistakeOf('no-root', `${symbol.symbol} without its root: no ${root} sounds${hearing}`)
}

/**
 * Checks whether a grip sounds a chord: every tone that its name cannot do without, none from
 * outside, and its bass lowest. An inversion still matches, with a caution, and so does a grip without the root
 * where its third and seventh sound.
 */
function checkSound(frets: Frets, symbol: ChordSymbol, neck: Neck): ClaimCheck {
  const chord = chordWithBass(symbol)
  const rootPitchClass = pitchClassOf(symbol.root)
  const aboveRoot = (midi: number) => withinOctave(midi - rootPitchClass)
  const isIn = (set: number, semitones: number) => ((set >> (semitones % 12)) & 1) === 1
  const midis = midisOf(frets, neck)
  const { silent, lacking, extra } = judgeTones(
    toneRulesOf(chord),
    pitchClassSetOf(midis.map(aboveRoot)),
  )
  const mistakes: ClaimMistake[] = []
  for (const [index, degree] of chord.degrees.entries()) {
    if (!isIn(lacking, chord.semitones[index]!)) continue
    const name = formatNoteName(spellDegree(symbol.root, degree).name)
    const message = `${symbol.symbol} needs its ${formatDegree(degree)}, ${name}`
    mistakes.push(mistakeOf('missing-tone', message))
  }
  for (const [place, fret] of frets.entries()) {
    if (fret === null) continue
    const string = frets.length - place
    if (!isIn(extra, aboveRoot(midiAt({ string, fret }, neck)))) continue
    const message = `string ${string}, fret ${fret} is no tone of ${symbol.symbol}`
    mistakes.push({ ...mistakeOf('extra-tone', message), string })
  }
  const matches = mistakes.length === 0
  const caution = matches && isIn(silent, 0) ? rootCaution(symbol, midis, neck) : undefined
  if (caution) mistakes.push(caution)
  const bass = bassWantedBy(symbol, neck)
  if (bass !== undefined && midis.length > 0 && Math.min(...midis) % 12 !== bass) {
    const message = `the lowest tone is not ${formatNoteName(symbol.bass ?? symbol.root)}`
    mistakes.push(mistakeOf('other-bass', message))
  }
  const isMet = matches && caution?.code !== 'no-root'
  const nearest = isMet ? undefined : nearestGrip(frets, symbol, neck)
  return { matches, mistakes, ...(nearest && { nearest }) }
}

/** A playable grip in place of one that is wrong or that no hand holds. */
interface CorrectedGrip {
  /** One place a string, the last string first; the grip as it was where nothing is wrong with it. */
  readonly frets: Frets
  /** What was changed, in words; empty for a grip as it was. */
  readonly changes: readonly string[]
  /** The notes of a grip that keeps its pitches; absent for another grip of the claimed chord. */
  readonly notes?: readonly TabNote[]
}

/**
 * The grip to play instead: its own pitches, as many as a hand holds, or where those are not the
 * chord that it claims to be, the playable grip of that chord nearest to it.
 * `undefined` where there is none.
 *
 * @param onset the notes of the grip, checked.
 */
export function correctGrip(
  frets: Frets,
  onset: CheckedOnset,
  neck: Neck,
  symbol?: ChordSymbol,
): CorrectedGrip | undefined {
  const kept = fretsOfPositions(onset.corrected, neck)
  const isKept =
    onset.corrected.length > 0 &&
    tryToHold(kept, neck).isPlayable &&
    (!symbol || (checkClaim(frets, symbol, neck).matches && checkClaim(kept, symbol, neck).matches))
  if (isKept) return { frets: kept, changes: onset.changes, notes: onset.corrected }
  const nearest = symbol && nearestGrip(frets, symbol, neck)
  return nearest && { frets: nearest, changes: [`${formatFrets(frets)} → ${formatFrets(nearest)}`] }
}
