/** Request parameters that name a chord, a key or a grip in words. */

import * as z from 'zod'
import { parseChordSymbol } from '#engine/harmony/chord-symbol'
import { type Key, parseKey } from '#engine/harmony/key'
import { readChordSymbol } from '#engine/harmony/read-chord-symbol'
import { symbolMeant } from '#engine/harmony/symbol-meant'
import { parseFrets } from '#engine/instrument/fret-text'
import { MAX_FRET } from '#engine/instrument/neck'
import { type ChordType, chordTypeById } from '#engine/theory/chord'
import { noteNameMeant } from '#engine/theory/note-names/read-note-name'
import { formatNoteName, type NoteName } from '#engine/theory/pitch'
import { SCALE_NAMES } from '#engine/theory/scale'
import { MAX_NAME_LENGTH } from '../registry/published-lengths'
import { showValue } from '../registry/request-errors'
import { nearestOf } from '../suggest/nearest'
import { textParameter } from './parameters'

/** `D doran`, `Hm` and `a-moll` are near misses; the rest has no one right key. */
function suggestKey(text: string) {
  const [tonic = '', ...rest] = text.trim().split(/\s+/)
  const near = nearestOf(rest.join(''), SCALE_NAMES, 3)
  const name = noteNameMeant(tonic)
  if (near !== undefined && name) return { didYouMean: `${formatNoteName(name)} ${near}` }
  const alone = noteNameMeant(text.trim())
  if (alone) return { didYouMean: formatNoteName(alone) }
  const triad = symbolMeant(text)
  const key = triad && parseKey(triad.symbol)
  return key ? { didYouMean: triad.symbol } : {}
}

export function keyParameter(description: string) {
  return textParameter({
    description: `${description}: tonic with m for minor, or with a scale id.`,
    examples: ['C', 'F#m', 'D dorian'],
    accepts: (text) => parseKey(text) !== undefined,
    wanted: 'a key such as C, F#m, Eb major or D dorian',
    suggest: suggestKey,
  })
}

export function acceptedKey(text: string): Key {
  return parseKey(text)!
}

export const fretsParameter = textParameter({
  description:
    'Grip, one place a string from the last (6, low E, on a guitar) to string 1: x32010, or with hyphens from fret 10 up: 8-10-10-9-8-8. x is a string not played.',
  examples: ['x32010', '8-10-10-9-8-8'],
  accepts: (text) => parseFrets(text) !== undefined,
  wanted: `a grip of one place a string such as x32010 or 8-10-10-9-8-8 (frets 0 to ${MAX_FRET}, x = not played)`,
})

export const symbolParameter = z
  .string()
  .max(MAX_NAME_LENGTH)
  .check((context) => {
    const reading = readChordSymbol(context.value)
    if ('symbol' in reading) return
    const { reason, didYouMean } = reading
    context.issues.push({
      code: 'custom',
      message: `${showValue(context.value)} ${reason}; a chord symbol is written like Cmaj7, F#m7b5/A or Bb7(b9)`,
      input: context.value,
      params: { ...(didYouMean !== undefined && { didYouMean }) },
    })
  })
  .meta({
    description: 'Chord symbol as people write it.',
    examples: ['F#m7b5/A', 'C7(b9,#11)', 'Ebmaj9'],
  })

/** The same in place of root and chord, which reach the six plain types only. */
export const symbolInsteadParameter = symbolParameter.meta({
  description:
    'Chord symbol such as Am7 or Bb7(b9), in place of root and chord: it wins over both. A bass after the slash is left out.',
  examples: ['Am7', 'Bb7(b9)'],
})

/** A chord type's id, or a symbol that brings a root of its own; the schema has accepted it. */
export function namedChordOf(chord: string): {
  readonly root?: NoteName
  readonly chord: ChordType
} {
  const type = chordTypeById(chord)
  return type ? { chord: type } : parseChordSymbol(chord)!
}
