/** Places of the neck and keys of the piano on the page, and what stands on them. */
import type { Locator, Page } from '@playwright/test'

/** A cell of the neck: string 1 is the highest, fret 0 the open string. */
export function neckCell(page: Page, string: number, fret: number): Locator {
  return page.locator(`.neck [data-string="${string}"][data-fret="${fret}"]`)
}

/** The mark drawn on a place of the neck. */
export function neckMark(page: Page, string: number, fret: number): Locator {
  return page.locator(`.neck .mark[data-at="${string}:${fret}"]`)
}

/** The ring around a place of the neck, whose classes say why it is there. */
export function neckRing(page: Page, string: number, fret: number): Locator {
  return page.locator(`.neck .ring[data-at="${string}:${fret}"]`)
}

/** The ring around a key of the piano. */
export function pianoRing(page: Page, midi: number): Locator {
  return page.locator(`.keyboard .ring[data-at="${midi}"]`)
}

/** A key of the piano by its MIDI number. */
export function pianoKey(page: Page, midi: number): Locator {
  return page.locator(`.keyboard [data-midi="${midi}"]`)
}

/** Text of the marks drawn on a string, by fret; frets without a mark are left out. */
export async function labelsOnString(page: Page, string: number): Promise<Record<number, string>> {
  return page.locator(`.neck .mark[data-at^="${string}:"]`).evaluateAll((marks) =>
    Object.fromEntries(
      marks.flatMap((mark) => {
        const label = mark.querySelector('text')?.textContent
        const fret = mark.getAttribute('data-at')?.split(':')[1]
        return label && fret !== undefined ? [[fret, label]] : []
      }),
    ),
  )
}
