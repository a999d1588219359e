/** Voices in the order in which they are written: the highest has its stems up. */
import type { Voice } from './score'

type Bar = readonly Voice[]

/** Mean pitch of the notes that a voice strikes, as MIDI; −1 where it strikes none. */
function meanPitchOf(bars: readonly Bar[], voice: number): number {
  const pitches = bars
    .flatMap((voices) => voices[voice] ?? [])
    .flatMap(({ notes }) => notes.filter(({ tied }) => !tied).map(({ midi }) => midi))
  return pitches.length === 0 ? -1 : pitches.reduce((sum, midi) => sum + midi, 0) / pitches.length
}

function inOrder(bars: readonly Bar[]): readonly Bar[] {
  const count = Math.max(...bars.map(({ length }) => length))
  if (count < 2) return bars
  const means = Array.from({ length: count }, (_, voice) => meanPitchOf(bars, voice))
  const falling = [...means.keys()].sort((a, b) => means[b]! - means[a]!)
  const [highest, ...others] = falling
  // Stems of the second voice point down: it is the lowest, inner voices come after it.
  const order = [highest!, others.at(-1)!, ...others.slice(0, -1)]
  return bars.map((voices) => {
    const sorted = order.map((voice) => voices[voice] ?? [])
    return sorted.slice(0, sorted.findLastIndex(({ length }) => length > 0) + 1)
  })
}

/**
 * The same bars with their highest voice first and the lowest second. Bars that are tied together
 * keep one order.
 */
export function highestVoiceFirst(bars: readonly Bar[]): readonly Bar[] {
  const blocks: Bar[][] = []
  for (const bar of bars) {
    const isTied = bar.some(([first]) => first?.notes.some(({ tied }) => tied))
    const block = isTied ? blocks.at(-1) : undefined
    if (block) block.push(bar)
    else blocks.push([bar])
  }
  return blocks.flatMap(inOrder)
}
