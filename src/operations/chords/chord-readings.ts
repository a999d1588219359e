/** Names of sounding tones as documents show them. */
import * as z from 'zod'
import { AUGMENTED_SIXTH_ROLE, sixthNumeral, writtenAsSixth } from '#engine/harmony/augmented-sixth'
import { homeOfKey } from '#engine/harmony/capo-chord'
import { chordFunctionOf } from '#engine/harmony/chord-function'
import type { ChordReading } from '#engine/harmony/identify-chord'
import { isMinorScale, type Key } from '#engine/harmony/key'
import type { Neck } from '#engine/instrument/neck'
import { formatDegree } from '#engine/theory/interval'
import { formatNoteName, pitchClassOf } from '#engine/theory/pitch'
import { withinOctave } from '#engine/theory/pitch-class'
import { describeTone } from '../scales/tones'
import { chordFunction, describeFunction } from '../schemas/harmony'
import { lazyObject } from '../schemas/lazy-object'
import { noteNameText, tone } from '../schemas/theory'
import { capoSymbolFields, capoSymbolsOf } from './capo-symbols'

export const chordReading = lazyObject(() => ({
  rank: z.int().min(1),
  symbol: z.string().meta({ description: 'Chord symbol, with a slash where the root is not low.' }),
  ...capoSymbolFields,
  name: z.string(),
  root: noteNameText,
  chord: z.string().meta({ description: 'Chord type id.' }),
  bass: noteNameText.nullable().meta({ description: 'null where no lowest tone is known.' }),
  bassRole: z.enum(['root', 'inversion', 'tension', 'foreign', 'unknown']),
  inversion: z.int().min(0).max(3).nullable().meta({
    description: '0 root position, 1 third, 2 fifth, 3 seventh or sixth in the bass.',
  }),
  rootless: z.boolean(),
  tones: z.array(tone.extend({ sounds: z.boolean() })),
  omitted: z.array(z.string()).meta({ description: 'Degrees that do not sound.' }),
  score: z.number().min(0).max(110).meta({ description: 'Higher is likelier.' }),
  reason: z.string(),
  inKey: z.strictObject(chordFunction).optional(),
}))

function functionOfReading({ root, chord, augmentedSixth }: ChordReading, key: Key) {
  const found = chordFunctionOf(key, root, chord)
  const above = withinOctave(pitchClassOf(root) - pitchClassOf(key.root))
  const numeral =
    augmentedSixth &&
    sixthNumeral(augmentedSixth, above, isMinorScale(key.scale) ? 'minor' : 'major')
  return numeral === undefined
    ? describeFunction(found)
    : { numeral, role: AUGMENTED_SIXTH_ROLE, isDiatonic: found.isDiatonic }
}

export function describeReading(reading: ChordReading, rank: number, neck: Neck, key?: Key) {
  const omitted = reading.omitted.map(formatDegree)
  const sixth = reading.augmentedSixth
  return {
    rank,
    symbol: reading.symbol,
    ...capoSymbolsOf(reading.symbol, neck, key && homeOfKey(key)),
    name: sixth ? `${sixth} sixth` : reading.chord.name,
    root: formatNoteName(reading.root),
    chord: reading.chord.id,
    bass: reading.bass ? formatNoteName(reading.bass) : null,
    bassRole: reading.bassRole,
    inversion: reading.inversion ?? null,
    rootless: reading.isRootless,
    tones: reading.chord.degrees.map((degree) => ({
      ...describeTone(reading.root, sixth ? writtenAsSixth(degree) : degree),
      sounds: !omitted.includes(formatDegree(degree)),
    })),
    omitted,
    score: reading.score,
    reason: reading.reason,
    ...(key && { inKey: functionOfReading(reading, key) }),
  }
}
