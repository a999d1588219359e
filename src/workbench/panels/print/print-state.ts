/** What is printed: options, and the sheet that is drawn for them. */
import { computed, effect, signal } from '@preact/signals'
import { STANDARD_NECK } from '#engine/instrument/neck'
import { encodeCompressedProject } from '#engine/project/state-codec'
import { formatNoteName } from '#engine/theory/pitch'
import type { DrawnSystem, Staves } from '#formats/drawing/draw-score'
import { songOfName } from '#formats/track/project-of-track'
import { hasSong, songChords } from '../../editor/song-state'
import { askFileWorker } from '../../files/ask-file-worker'
import { withSigns } from '../../state/display-text'
import { workProblem } from '../../state/offline'
import { neck, neckTitleWithCapo } from '../../state/project-neck'
import { atStart, project } from '../../state/project-store'
import { context } from '../../state/theory'
import { gripsOfTab, type TabGrip } from './chord-box'
import { codeSidePx, type QrCode, qrCodeOf } from './qr-code'

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

/** A page of the sheet in CSS pixels. 182 × 250 mm fit on A4 and on Letter alike, with margins. */
export const PAGE = {
  width: 688,
  height: 944,
  /** Title, composer and facts, or a title of two lines and facts. */
  heading: 92,
  /** A title of one line and facts. */
  lowHeading: 62,
  /** Below the QR code beside them. */
  belowCode: 12,
  boxRow: 104,
  footer: 30,
  gap: 2,
  scale: 0.72,
  tabScale: 0.82,
} as const

const BOXES_IN_ROW = 8

/** More characters of a title may take two lines. */
const ONE_LINE = 30

function headingPxOf(title: string, composer: string): number {
  return composer === '' && title.length <= ONE_LINE ? PAGE.lowHeading : PAGE.heading
}

export const staves = signal<Staves>('both')
/** Whether the song's sheet is printed rather than the tab; where there is no song, it is the tab. */
const wantsSong = signal(true)
export const isSongPrinted = computed(() => wantsSong.value && hasSong.value)
export const songColumns = signal<1 | 2>(1)

/** What is printed: the song, or the tab with or without notation. */
export function printMusic(music: Staves | 'song'): void {
  wantsSong.value = music === 'song'
  if (music !== 'song') staves.value = music
}
export const hasBoxes = signal(true)
export const hasLink = signal(true)

export interface Sheet {
  readonly title: string
  readonly composer: string
  /** Key, and a neck that is not the usual one; the tempo stands over the first bar. */
  readonly facts: readonly string[]
  readonly grips: readonly TabGrip[]
  readonly qr: QrCode | undefined
  /** Title and code, in CSS pixels. */
  readonly headingPx: number
  /** Systems of each page. */
  readonly pages: readonly (readonly DrawnSystem[])[]
}

export const systems = signal<readonly DrawnSystem[] | undefined>(undefined)
export const printProblem = signal<string | undefined>(undefined)

const link = computed(
  () => `${location.origin}/?zproject=${encodeCompressedProject(atStart(project.value))}`,
)
export const linkLength = computed(() => link.value.length)
export const linkCode = computed(() => qrCodeOf(link.value))

const MOST_BOXES = 2 * BOXES_IN_ROW

/** One box for each chord of the song. */
export const songGrips = computed<readonly TabGrip[]>(() =>
  songChords.value.flatMap(({ symbol, voicing }) =>
    voicing
      ? [
          {
            symbol,
            frets: voicing.frets,
            fingers: voicing.fingers.map((finger) => (finger > 0 ? finger : undefined)),
          },
        ]
      : [],
  ),
)

/** `undefined` until the music is drawn. */
export const sheet = computed<Sheet | undefined>(() => {
  const drawn = systems.value
  if (!drawn) return undefined
  const { tabProject } = project.value
  const { root, scale } = context.value
  const on = neck.value
  const played = neckTitleWithCapo(on)
  const song = songOfName(tabProject.title)
  const grips = hasBoxes.value ? gripsOfTab(tabProject.measures, on, { root, scale }) : []
  const shown = grips.slice(0, MOST_BOXES)
  const qr = hasLink.value ? linkCode.value : undefined
  const rows = Math.ceil(shown.length / BOXES_IN_ROW)
  const headingPx = Math.max(
    headingPxOf(song.title, song.artist),
    qr ? codeSidePx(qr) + PAGE.belowCode : 0,
  )
  const heading = headingPx + rows * PAGE.boxRow
  const pages = pagesOf(
    drawn.map(({ height }) => height),
    PAGE.height - PAGE.footer - heading,
    PAGE.height - PAGE.footer,
    PAGE.gap,
  )
  return {
    title: song.title,
    composer: song.artist,
    facts: [
      withSigns(`${formatNoteName(root)} ${scale.name.toLowerCase()}`),
      played === neckTitleWithCapo(STANDARD_NECK) ? '' : played,
    ].filter((text) => text !== ''),
    grips: shown,
    qr,
    headingPx,
    pages: pages.map((page) => page.map((index) => drawn[index]!)),
  }
})

async function draw(asked: Staves, isLast: () => boolean): Promise<void> {
  try {
    const drawn = await askFileWorker('draw', {
      project: project.peek(),
      staves: asked,
      width: PAGE.width,
      scale: asked === 'tab' ? PAGE.tabScale : PAGE.scale,
      isTrimmed: true,
    })
    if (!isLast()) return
    systems.value = drawn
    printProblem.value = undefined
  } catch (error) {
    if (!isLast()) return
    printProblem.value = workProblem(error, 'The part that draws scores')
  }
}

/** Draws for the options as they are chosen; gives the function that ends it. */
export function followOptions(): () => void {
  let last = 0
  const stop = effect(() => {
    const own = ++last
    void draw(staves.value, () => own === last)
  })
  return () => {
    stop()
    last++
    systems.value = undefined
  }
}
