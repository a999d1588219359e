/** The key that chords are most likely in, by their names: Gb is no chord of A major, F# is. */

import { spellChord } from '../theory/chord'
import { spellDegree } from '../theory/interval'
import { nameOfFifths } from '../theory/key-signature'
import { formatNoteName } from '../theory/pitch'
import { scaleById, spellScale } from '../theory/scale'
import { isBluesProgression } from './blues-progression'
import { type ChordFamily, chordFamilyOf } from './chord-family'
import type { ChordSymbol } from './chord-symbol'
import { type Key, usualKeyOf } from './key'

const MAJOR = scaleById('major')!
const MINOR = scaleById('naturalMinor')!
const MINOR_FIFTHS = 3
const SIGNS = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6, 7, -7]

/** Worth of a chord whose tones are all of the key, of its root alone, of a tonic at either end. */
const WHOLE_CHORD = 2
const ROOT_IN_KEY = 1
const TONIC_FIRST = 1
const TONIC_LAST = 1.5

interface Candidate {
  readonly key: Key
  /** Names of its tones, in minor also of its leading tone. */
  readonly own: ReadonlySet<string>
}

function candidateOf(key: Key): Candidate {
  const names = [...spellScale(key.root, key.scale)]
  if (key.scale === MINOR) names.push(spellDegree(key.root, { number: 7, alteration: 0 }).name)
  return { key, own: new Set(names.map(formatNoteName)) }
}

/** Every key with a signature: major before minor, fewest signs first. */
const CANDIDATES: readonly Candidate[] = [
  ...SIGNS.map((fifths) => candidateOf({ root: nameOfFifths(fifths), scale: MAJOR })),
  ...SIGNS.map((fifths) => {
    return candidateOf({ root: nameOfFifths(fifths + MINOR_FIFTHS), scale: MINOR })
  }),
]

/** Chords that a piece in the key begins and ends on. */
const TONIC_FAMILIES: Readonly<Record<string, readonly ChordFamily[]>> = {
  major: ['major', 'major7'],
  naturalMinor: ['minor', 'minor7', 'minorMajor'],
}

interface NamedChord {
  readonly root: string
  readonly tones: readonly string[]
  readonly family: ChordFamily
}

function isTonic({ root, family }: NamedChord, { key }: Candidate): boolean {
  return root === formatNoteName(key.root) && TONIC_FAMILIES[key.scale.id]!.includes(family)
}

function worthOf(candidate: Candidate, chords: readonly NamedChord[]): number {
  const { own } = candidate
  let worth = 0
  for (const { root, tones } of chords) {
    if (own.has(root)) worth += ROOT_IN_KEY
    if (tones.every((name) => own.has(name))) worth += WHOLE_CHORD
  }
  if (isTonic(chords[0]!, candidate)) worth += TONIC_FIRST
  if (isTonic(chords.at(-1)!, candidate)) worth += TONIC_LAST
  return worth
}

/**
 * The major or minor key that most of some chords belong to; of several that which they begin or end
 * on, then a major one of fewest signs. One chord alone suggests its usual key; without chords there is none.
 *
 * @example
 * formatKey(keyOfChords(['Am', 'Dm', 'E7'].map((text) => parseChordSymbol(text)!))!) // => "A naturalMinor"
 */
export function keyOfChords(chords: readonly ChordSymbol[]): Key | undefined {
  const [first] = chords
  if (!first) return undefined
  if (chords.every(({ symbol }) => symbol === first.symbol)) {
    return usualKeyOf(first.root, first.chord)
  }
  const home = { root: first.root, scale: MAJOR }
  if (chords.at(-1)!.symbol === first.symbol && isBluesProgression(chords, home)) return home
  const named = chords.map(
    ({ root, chord }): NamedChord => ({
      root: formatNoteName(root),
      tones: spellChord(root, chord).map(formatNoteName),
      family: chordFamilyOf(chord),
    }),
  )
  let best = CANDIDATES[0]!
  let most = -1
  for (const candidate of CANDIDATES) {
    const worth = worthOf(candidate, named)
    if (worth <= most) continue
    best = candidate
    most = worth
  }
  return best.key
}
