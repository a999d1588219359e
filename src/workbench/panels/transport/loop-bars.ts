/** The loop of the tab in bars, as players ask for it. */
import { computed } from '@preact/signals'
import { isLooping, loopRange } from '../../audio/playback/transport-state'
import { measures } from '../../editor/tab-state'
import { layOutTab } from '../staff/layout-tab'

const bars = computed(() => layOutTab(measures.value, 1000).flatMap((line) => line.bars))

/** Numbers of the first and last bar of the tab. */
export const tabBars = computed<readonly [number, number]>(() => [
  bars.value[0]?.number ?? 1,
  bars.value.at(-1)?.number ?? 1,
])

/** Numbers of the first and last bar that the loop touches; `undefined` where it is all of the tab. */
export const loopedBars = computed<readonly [number, number] | undefined>(() => {
  const range = loopRange.value
  const touched = bars.value.filter(
    (bar) =>
      range &&
      bar.pieceBeat < range.endBeat - 1e-6 &&
      bar.pieceBeat + bar.lengthBeats > range.startBeat + 1e-6,
  )
  const [first, last] = [touched[0], touched.at(-1)]
  return first && last && [first.number, last.number]
})

/** Loops whole bars, `first` not after `last`; numbers that the tab has not change nothing. */
export function loopOver(first: number, last: number): void {
  const from = bars.peek().find(({ number }) => number === first)
  const to = bars.peek().findLast(({ number }) => number === last)
  if (!from || !to) return
  loopRange.value = { startBeat: from.pieceBeat, endBeat: to.pieceBeat + to.lengthBeats }
  isLooping.value = true
}
