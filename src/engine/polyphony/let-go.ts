/** Which of the held notes a hand lets go, the likelier sets first. */
import type { SoundingNote } from './onsets'

/**
 * How unlikely a hand is to let go just these: each note counts, and again where an earlier one stays.
 *
 * @param age the columns of the held notes, the earliest first
 */
function oddityOf(letGo: number, age: readonly number[]): number {
  let oddity = 0
  let isEarlierKept = false
  for (const column of age) {
    const isLetGo = (letGo >> column) & 1
    if (isLetGo) oddity += isEarlierKept ? 2 : 1
    else isEarlierKept = true
  }
  return oddity
}

/**
 * All sets of held notes, bit n for the n-th: all of them first, which is possible after any other
 * state, then none, few and early notes before many and late ones.
 */
export function waysToLetGo(held: readonly SoundingNote[]): readonly number[] {
  const age = held
    .map((_, column) => column)
    .sort((a, b) => held[a]!.startBeat - held[b]!.startBeat)
  const all = 2 ** held.length - 1
  const others = Array.from({ length: all }, (_, letGo) => letGo)
  return [all, ...others.sort((a, b) => oddityOf(a, age) - oddityOf(b, age) || a - b)]
}
