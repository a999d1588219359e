/** A grip held against the chord that it claims to be. */

import { fretsOf } from '../hand/grip'
import { type ChordSymbol, chordWithBass } from '../harmony/chord-symbol'
import type { Frets } from '../instrument/fret-text'
import { midiAt } from '../instrument/fretboard'
import { type Degree, formatDegree, spellDegree } from '../theory/interval'
import { formatNoteName, pitchClassOf } from '../theory/pitch'
import { rankedGripsOf } from '../voicing/chord-voicings'
import { type Mistake, mistakeOf } from './mistake-table'

export interface ClaimMistake extends Mistake {
  /** The string that sounds it, where one does. */
  readonly string?: number
}

export interface ClaimCheck {
  readonly matches: boolean
  readonly mistakes: readonly ClaimMistake[]
  /** The playable grip of the chord that changes the fewest strings, when it does not match. */
  readonly nearest?: Frets
}

const STRING_COUNT = 6

function midisOf(frets: Frets): readonly number[] {
  return frets.flatMap((fret, place) =>
    fret === null ? [] : [midiAt({ string: STRING_COUNT - place, fret })],
  )
}

function isOptional(degree: Degree, optional: readonly Degree[]): boolean {
  return optional.some((other) => formatDegree(other) === formatDegree(degree))
}

function nearestGrip(frets: Frets, symbol: ChordSymbol): Frets | undefined {
  const bassPitchClass = pitchClassOf(symbol.bass ?? symbol.root)
  const { grips } = rankedGripsOf(pitchClassOf(symbol.root), chordWithBass(symbol))
  let nearest: Frets | undefined
  let fewest = Number.POSITIVE_INFINITY
  for (const grip of grips) {
    const other = fretsOf(grip)
    const changed = other.filter((fret, place) => fret !== frets[place]).length
    // Grips come best first, so an equal number of changes keeps the better one.
    if (changed >= fewest || Math.min(...midisOf(other)) % 12 !== bassPitchClass) continue
    nearest = other
    fewest = changed
  }
  return nearest
}

/**
 * Checks whether a grip sounds a chord: every tone that the chord cannot do without, none from
 * outside, and its bass lowest. An inversion still matches, with a caution.
 */
export function checkClaim(frets: Frets, symbol: ChordSymbol): ClaimCheck {
  const chord = chordWithBass(symbol)
  const rootPitchClass = pitchClassOf(symbol.root)
  const midis = midisOf(frets)
  const heard = new Set(midis.map((midi) => (midi - rootPitchClass + 120) % 12))
  const mistakes: ClaimMistake[] = []
  for (const [index, degree] of chord.degrees.entries()) {
    const isHeard = heard.has(chord.semitones[index]! % 12)
    if (isHeard || isOptional(degree, chord.optionalDegrees)) continue
    const name = formatNoteName(spellDegree(symbol.root, degree).name)
    const message = `${symbol.symbol} needs its ${formatDegree(degree)}, ${name}`
    mistakes.push(mistakeOf('missing-tone', message))
  }
  for (const [place, fret] of frets.entries()) {
    if (fret === null) continue
    const string = STRING_COUNT - place
    const semitones = (midiAt({ string, fret }) - rootPitchClass + 120) % 12
    if (chord.semitones.some((semitone) => semitone % 12 === semitones)) continue
    const message = `string ${string}, fret ${fret} is no tone of ${symbol.symbol}`
    mistakes.push({ ...mistakeOf('extra-tone', message), string })
  }
  const matches = mistakes.length === 0
  const bass = symbol.bass ?? symbol.root
  if (midis.length > 0 && Math.min(...midis) % 12 !== pitchClassOf(bass)) {
    const message = `the lowest tone is not ${formatNoteName(bass)}`
    mistakes.push(mistakeOf('other-bass', message))
  }
  const nearest = matches ? undefined : nearestGrip(frets, symbol)
  return { matches, mistakes, ...(nearest && { nearest }) }
}
