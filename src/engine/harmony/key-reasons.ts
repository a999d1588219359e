/** Why chords are in a key, in words. */
import { formatChordSymbol } from '../theory/chord'
import { functionBefore } from './function-before'
import type { Key } from './key'
import type { KeyReading, RootedChord } from './key-evidence'

/** Chords from outside that are named one by one. */
const MOST_NAMED = 6

const symbolOf = ({ root, chord }: RootedChord) => formatChordSymbol(root, chord)
const times = (count: number) => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`)

function endsIn({ evidence }: KeyReading, chords: readonly RootedChord[]): string {
  const count = evidence.filter((one) => one === 'tonic').length
  if (count === 0) return 'Its tonic chord does not occur.'
  const [isFirst, isLast] = [evidence[0] === 'tonic', evidence.at(-1) === 'tonic']
  const [first, last] = [symbolOf(chords[0]!), symbolOf(chords.at(-1)!)]
  if (isFirst && isLast) {
    return first === last
      ? `It begins and ends on its tonic chord, ${first}.`
      : `It begins on its tonic chord as ${first} and ends on it as ${last}.`
  }
  if (isFirst) return `It begins on its tonic chord, ${first}.`
  if (isLast) return `It ends on its tonic chord, ${last}.`
  const tonics = chords.filter((_, at) => evidence[at] === 'tonic').map(symbolOf)
  return `Its tonic chord, ${[...new Set(tonics)].join(' or ')}, comes ${times(count)}, at neither end.`
}

function cadencesIn({ cadences }: KeyReading, chords: readonly RootedChord[]): readonly string[] {
  const at = cadences.flatMap((cadence, index) => (cadence === 'authentic' ? index : []))
  const [first] = at
  if (first === undefined) return []
  const from = symbolOf(chords.at(first - 1)!)
  const around = first === 0 ? ', from the end to the beginning' : ''
  return [
    `${from} leads to ${symbolOf(chords[first]!)} as its dominant${around}; such steps: ${at.length}.`,
  ]
}

/** What the chords from outside are, each once: `E7 (V7/vi, secondary dominant)`. */
function outsideIn(
  reading: KeyReading,
  key: Key,
  chords: readonly RootedChord[],
): readonly string[] {
  const named = new Set<string>()
  chords.forEach((chord, at) => {
    const { numeral, role, isDiatonic } = functionBefore(key, chord, chords.slice(at + 1, at + 3))
    const isOwn = reading.evidence[at] === 'tonic' || reading.evidence[at] === 'own'
    if (!isOwn || !(isDiatonic || reading.isBlues)) {
      named.add(`${symbolOf(chord)} (${numeral}, ${role})`)
    }
  })
  if (named.size === 0) return []
  const more = named.size - MOST_NAMED
  const all = [...named].slice(0, MOST_NAMED).join(', ')
  return [`Outside its scale: ${all}${more > 0 ? ` and ${more} more` : ''}.`]
}

/**
 * Reasons for a key, one sentence each: the ends, dominants that lead home, how many chords are its
 * own, and what the others are.
 */
export function keyReasonsOf(
  reading: KeyReading,
  key: Key,
  chords: readonly RootedChord[],
): readonly string[] {
  const own = reading.evidence.filter((one) => one === 'tonic' || one === 'own').length
  return [
    endsIn(reading, chords),
    ...cadencesIn(reading, chords),
    `${own} of ${chords.length} chords are its own${reading.isBlues ? ', as those of a blues' : ''}.`,
    ...outsideIn(reading, key, chords),
  ]
}
