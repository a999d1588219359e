/** A chord as people write it: a symbol or, in a key, a Roman numeral or a Nashville number. */

import { soundOfSixth } from '#engine/harmony/augmented-sixth'
import { bareNumberWarningOf } from '#engine/harmony/bare-number'
import { isBluesProgression } from '#engine/harmony/blues-progression'
import { chordFunctionOf } from '#engine/harmony/chord-function'
import { chordsInText, isRunOfDegrees } from '#engine/harmony/chord-list'
import { chordWithBass } from '#engine/harmony/chord-symbol'
import { functionBefore, isSecondOf } from '#engine/harmony/function-before'
import type { Key } from '#engine/harmony/key'
import { type FlatNumbersAre, isFlatNumber } from '#engine/harmony/number-chart'
import { looksLikeNumeral, readNumeral } from '#engine/harmony/numeral'
import { readChordSymbol } from '#engine/harmony/read-chord-symbol'
import type { ChordType } from '#engine/theory/chord'
import { type NoteName, pitchClassOf } from '#engine/theory/pitch'
import { scaleById } from '#engine/theory/scale'
import { requestErrorOf } from '../registry/request-errors'
import { describeFunction } from '../schemas/harmony'

const BLUES = scaleById('blues')!

export interface AskedChord {
  readonly symbol: string
  /** In normal form, where it was asked for as a numeral. */
  readonly numeral?: string
  readonly root: NoteName
  /** With a bass from outside among its tones. */
  readonly chord: ChordType
  readonly bass?: NoteName
  /** Said where another chord may be meant. */
  readonly warning?: string
}

/** What is to be said of how chords were read, each once. */
export function warningsOfChords(chords: readonly AskedChord[]): string[] {
  return [...new Set(chords.flatMap(({ warning }) => warning ?? []))]
}

/** Where a chord stands in a request, for messages. */
export interface ChordPlace {
  readonly path: string
  /** How a message names it: `chord 2, "H7",`. */
  readonly shown: string
  /** How such chords are written. */
  readonly examples: string
  /** What a `b7` is among the chords of the request. */
  readonly flatNumbers: FlatNumbersAre
}

/** Refuses `b7` beside letters and numbers: a wrong guess would be another chord. */
function refuseUnclear(text: string, key: Key | undefined, { path, shown }: ChordPlace): void {
  const asSymbol = readChordSymbol(`B${text.slice(1)}`)
  const symbol = 'symbol' in asSymbol ? asSymbol.symbol : 'a chord on B'
  const asDegree = key && readNumeral(text, key)
  const degree = asDegree ? `${asDegree.numeral}, ${asDegree.symbol}` : 'the lowered degree'
  const message = `${shown} stands beside letters and numbers and may be ${symbol} or ${degree}; write ${symbol} for the chord${asDegree ? `, or ${asDegree.numeral} for the degree` : ''}`
  throw requestErrorOf('invalid-parameter', [{ path, message }])
}

/** Refuses several chords in the place of one, and digits that may be several. */
function refuseLists(text: string, { path, shown }: ChordPlace): void {
  const chords = isRunOfDegrees(text) ? [...text.trim()] : chordsInText(text)
  if (chords.length < 2) return
  const message = isRunOfDegrees(text)
    ? `${shown} may be the chords ${chords.join(',')} or one chord; write ${chords.join(',')}, or one as a Roman numeral such as V65`
    : `${shown} is ${chords.length} chords; give one`
  throw requestErrorOf('invalid-parameter', [{ path, message }])
}

/**
 * Reads one chord.
 *
 * @throws RequestError naming what does not read, what may be two chords, or that a numeral needs a
 * key.
 */
export function readAskedChord(text: string, key: Key | undefined, place: ChordPlace): AskedChord {
  const { path, shown, examples, flatNumbers } = place
  refuseLists(text, place)
  const isFlat = isFlatNumber(text)
  if (isFlat && flatNumbers === 'unclear') refuseUnclear(text, key, place)
  const reading = readChordSymbol(text)
  if ('symbol' in reading && !(isFlat && flatNumbers === 'degrees')) {
    const { symbol, root, bass } = reading
    return { symbol, root, chord: chordWithBass(reading), ...(bass && { bass }) }
  }
  const sixth = 'symbol' in reading ? undefined : soundOfSixth(text)
  if (sixth !== undefined) {
    const message = `${shown} is an augmented sixth; write ${sixth} with a key, which sounds the same`
    throw requestErrorOf('invalid-parameter', [{ path, message, didYouMean: sixth }])
  }
  if (!('symbol' in reading) && !looksLikeNumeral(text)) {
    const { reason, didYouMean } = reading
    throw requestErrorOf('invalid-parameter', [
      {
        path,
        message: `${shown} ${reason}; write ${examples}`,
        ...(didYouMean !== undefined && { didYouMean }),
      },
    ])
  }
  if (!key) {
    throw requestErrorOf('missing-parameter', [
      { path: 'key', message: `${shown} is a numeral and needs a key, for example key=C` },
    ])
  }
  const numeral = readNumeral(text, key)
  if (!numeral) {
    throw requestErrorOf('invalid-parameter', [
      {
        path,
        message: `${shown} is not a numeral such as ii7, V7/V, bVImaj7 or viiø7, nor a number such as 6m or 5/7`,
      },
    ])
  }
  const warning = bareNumberWarningOf(text, key)
  return {
    symbol: numeral.symbol,
    numeral: numeral.numeral,
    root: numeral.root,
    chord: chordWithBass(numeral),
    ...(numeral.bass && { bass: numeral.bass }),
    ...(warning !== undefined && { warning }),
  }
}

/** Numerals of chords that lead to another than the tonic, with their roles; they stand as asked. */
const APPLIED_ROLES: readonly (readonly [RegExp, string])[] = [
  [/^V[^/]*\//, 'secondary dominant'],
  [/^vii[°ø][^/]*\//, 'secondary leading-tone chord'],
  [/^subV[^/]*\//, 'substitute dominant'],
  [/^ii(?![iv])[^/]*\//, 'secondary predominant'],
]
const APPLIED = /\/[#b]{0,2}[ivIV]+$/

/**
 * Numeral and role of a chord in the key of a request; nothing without one.
 *
 * @param all the chords of the request, which tell a blues and what a dominant leads to.
 */
export function describeInKey(asked: AskedChord, key: Key | undefined, all: readonly AskedChord[]) {
  if (!key) return {}
  const { root, chord, numeral } = asked
  const at = all.indexOf(asked)
  const plain = functionBefore(key, asked, all.slice(at + 1))
  const inKey = describeFunction(plain)
  if (numeral !== undefined && APPLIED.test(numeral)) {
    const role = APPLIED_ROLES.find(([pattern]) => pattern.test(numeral))?.[1] ?? plain.role
    return { inKey: { ...inKey, numeral, role } }
  }
  const isHome = pitchClassOf(root) === pitchClassOf(key.root)
  // In a blues the I7 after its own ii leads to IV: Gm7 C7 F7 of C.
  const leadsOn = at > 0 && isSecondOf(all[at - 1]!, asked)
  if (!isHome || leadsOn || !isBluesProgression(all, key)) return { inKey }
  const blues = chordFunctionOf({ root: key.root, scale: BLUES }, root, chord)
  return { inKey: { ...inKey, numeral: blues.numeral, role: blues.role } }
}
