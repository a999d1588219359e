/** The id of a tab that stands for tracks of a file: it says which. */

const TRACK_ID = /^track((?:-\d{1,3})+)$/

/**
 * @example
 * tabIdOf([0, 2]) // => "track-1-3"
 */
export const tabIdOf = (tracks: readonly number[]) =>
  `track-${tracks.map((track) => track + 1).join('-')}`

/**
 * The 0-based indexes; none for other tabs.
 *
 * @example
 * tracksOfTabId('track-1-3') // => [0,2]
 */
export function tracksOfTabId(id: string): readonly number[] {
  const numbers = TRACK_ID.exec(id)?.[1]?.slice(1).split('-') ?? []
  return numbers.map((number) => Number(number) - 1).filter((track) => track >= 0)
}
