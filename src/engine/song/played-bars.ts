/** The bars of a song as they are heard, with every repeat played. */
import { MAX_SONG_BARS, type SongTimes } from './song-times'

/**
 * Numbers of bars from 1, in the order in which they sound; at most 4,096.
 *
 * @example
 * playedBars({ bars: 2, sections: [], repeats: [{ firstBar: 1, bars: 2, times: 2 }] })
 * // => [1,2,1,2]
 */
export function playedBars({
  bars,
  sections,
  repeats,
}: Pick<SongTimes, 'bars' | 'sections' | 'repeats'>): readonly number[] {
  const again = [
    ...repeats,
    ...sections.map(({ firstBar, bars: count, repeats: times }) => {
      return { firstBar, bars: count, times }
    }),
  ].filter((one) => one.bars > 0 && one.times > 1)
  // Repeats within repeats are played out first.
  again.sort((one, other) => one.bars - other.bars)
  let order = Array.from({ length: bars }, (_, index) => index + 1)
  for (const { firstBar, bars: count, times } of again) {
    const from = order.indexOf(firstBar)
    const to = order.lastIndexOf(firstBar + count - 1) + 1
    const part = order.slice(from, to)
    if (from < 0 || part.length === 0) continue
    const most = Math.min(times, 1 + Math.ceil(MAX_SONG_BARS / part.length))
    const played = Array.from({ length: most }, () => part).flat()
    order = [...order.slice(0, from), ...played, ...order.slice(to)].slice(0, MAX_SONG_BARS)
  }
  return order
}
