/** Systems on pages: none is split, and none is alone on a page that had room for it. */

/** Indices of the systems of each page; at least one page. */
export function pagesOf(
  heights: readonly number[],
  firstRoom: number,
  room: number,
  gap: number,
): readonly (readonly number[])[] {
  const pages: number[][] = [[]]
  let left = firstRoom
  for (const [index, height] of heights.entries()) {
    const page = pages.at(-1)!
    const needed = height + (page.length > 0 ? gap : 0)
    if (needed <= left || (page.length === 0 && pages.length > 1)) {
      page.push(index)
      left -= needed
    } else {
      pages.push([index])
      left = room - height
    }
  }
  return pages
}
