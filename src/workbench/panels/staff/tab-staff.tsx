/** The whole tab as one grid that takes the keyboard: rows are strings, columns are onsets. */

import { computed, useSignalEffect } from '@preact/signals'
import type { VNode } from 'preact'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { stringCountWord } from '#engine/instrument/neck-words'
import type { Measure } from '#engine/tab/tab-event'
import { isLooping, loopRange } from '../../audio/playback/transport-state'
import { useSizePx } from '../../controls/measure'
import { useRowsInView } from '../../controls/rows-in-view'
import { offerAsciiText } from '../../editor/ascii-import'
import { copyHere, cutHere, pasteHere } from '../../editor/tab-actions'
import { pieceBeatOf, startBeatOf, type TabCursor } from '../../editor/tab-cursor'
import { cursor, measures, selectedSpan } from '../../editor/tab-state'
import { deferred } from '../../state/after-paint'
import { isTouched } from '../../state/layout-preferences'
import { isScoreShown } from '../../state/over-tab'
import { neck } from '../../state/project-neck'
import { openedProject } from '../../state/project-store'
import { playhead } from '../../state/view-state'
import { columnsBefore } from './column-numbers'
import { bandIn, barOfBeat, layOutTab, type TabLine, xOfBeat } from './layout-tab'
import { CURSOR_CELL_ID } from './note-cell'
import { hasSameMeasures, keepSameLines } from './same-lines'
import { markSamePitch } from './same-pitch-marks'
import { onTabKeyDown } from './tab-keys'
import { type TabLineProps, TabLineView } from './tab-line'
import { tabPointerHandlers } from './tab-pointer'

const NARROWEST_PX = 240

/**
 * Moves the playhead without rendering: one line shows it, the others hide theirs.
 *
 * @param keepsInView whether a line is scrolled to when the playhead comes to it
 */
export function showPlayhead(
  grid: HTMLElement,
  lines: readonly TabLine[],
  pieceBeat: number | undefined,
  keepsInView = true,
): void {
  const place = pieceBeat === undefined ? undefined : barOfBeat(lines, pieceBeat)
  for (const svg of grid.querySelectorAll<SVGSVGElement>('.tab-line')) {
    const head = svg.querySelector<SVGLineElement>('.tab-playhead')
    if (!head) continue
    const isHere = place !== undefined && svg.dataset.line === String(place.lineIndex)
    head.classList.toggle('shown', isHere)
    if (!isHere || pieceBeat === undefined) continue
    const x = xOfBeat(place.bar, place.bar.startBeat + pieceBeat - place.bar.pieceBeat)
    head.setAttribute('transform', `translate(${x.toFixed(1)} 0)`)
    if (svg.dataset.line !== grid.dataset.playingLine) {
      grid.dataset.playingLine = svg.dataset.line
      if (keepsInView) svg.scrollIntoView({ block: 'nearest' })
    }
  }
  if (!place) delete grid.dataset.playingLine
}

/**
 * Keeps the cursor in view while it is moved by keys, and only then. Along a line that fits there is
 * nothing to do until the page is scrolled, and reading positions would force another layout.
 */
function useCursorInView(
  grid: { readonly current: HTMLElement | null },
  here: TabCursor,
  { lineIndex, isWide }: { readonly lineIndex: number | undefined; readonly isWide: boolean },
): void {
  const lineInView = useRef<number | undefined>(undefined)
  useEffect(() => {
    const forget = () => {
      lineInView.current = undefined
    }
    addEventListener('scroll', forget, { capture: true, passive: true })
    addEventListener('resize', forget)
    return () => {
      removeEventListener('scroll', forget, { capture: true })
      removeEventListener('resize', forget)
    }
  }, [])
  useEffect(() => {
    const element = grid.current
    // The fret pad comes up with the focus and may cover the cursor where it already is.
    const showCursor = () => {
      if (!isTouched.peek()) return
      requestAnimationFrame(() =>
        element?.querySelector('.tab-cursor .column')?.scrollIntoView({ block: 'nearest' }),
      )
    }
    element?.addEventListener('focus', showCursor)
    return () => element?.removeEventListener('focus', showCursor)
  }, [grid])
  useEffect(() => {
    const element = grid.current
    const isInView = lineInView.current === lineIndex && !isWide
    if (isInView || !element?.contains(document.activeElement)) return
    element.querySelector('.tab-cursor .column')?.scrollIntoView({ block: 'nearest' })
    lineInView.current = lineIndex
  }, [grid, here, lineIndex, isWide])
}

/** A sheet becomes the song of the project, any other text is offered as tab. */
async function takePasted(text: string): Promise<void> {
  const { takeSheet } = await import('../../editor/song-actions')
  if (!takeSheet(text)) offerAsciiText(text)
}

function clipboardHandlers() {
  const give = (event: ClipboardEvent, text: string) => {
    event.clipboardData?.setData('text/plain', text)
    event.preventDefault()
    lastGivenText = text
  }
  return {
    onCopy: (event: ClipboardEvent) => give(event, copyHere()),
    onCut: (event: ClipboardEvent) => give(event, cutHere()),
    onPaste: (event: ClipboardEvent) => {
      event.preventDefault()
      const text = event.clipboardData?.getData('text/plain') ?? ''
      if (text === '' || text.replaceAll('\r', '') === lastGivenText) pasteHere()
      else void takePasted(text)
    },
  }
}
/** What this page last put on the clipboard; other text is tab from elsewhere. */
let lastGivenText: string | undefined

/**
 * What lines without the cursor show: an edit or a selection over several lines is drawn where the
 * cursor is first, and one frame later on the others.
 */
const shownElsewhere = deferred(computed(() => ({ tab: measures.value, span: selectedSpan.value })))

/** A stretch of the piece, if it lies on the line at all. */
function touching<T extends { readonly startBeat: number; readonly endBeat: number }>(
  line: TabLine,
  stretch: T | undefined,
): T | undefined {
  return stretch && bandIn(line, stretch.startBeat, stretch.endBeat) ? stretch : undefined
}

/**
 * Renders a line, or returns the element of the last time when nothing about it changed, which
 * Preact then leaves alone: a step of the cursor redraws the lines it leaves and enters, not all.
 */
function useStableLines(): (props: TabLineProps) => VNode {
  const kept = useRef(new Map<number, { props: TabLineProps; element: VNode }>())
  return (props) => {
    const before = kept.current.get(props.lineIndex)
    if (before && isSameDrawing(before.props, props)) return before.element
    const element = <TabLineView key={props.lineIndex} {...props} />
    kept.current.set(props.lineIndex, { props, element })
    return element
  }
}

function isSameDrawing(a: TabLineProps, b: TabLineProps): boolean {
  const { measures: aMeasures, ...aRest } = a
  const { measures: bMeasures, ...bRest } = b
  return isShallowlyEqual(aRest, bRest) && hasSameMeasures(b.line, aMeasures, bMeasures)
}

function isShallowlyEqual<T extends object>(a: T, b: T): boolean {
  const names = Object.keys(a) as (keyof T)[]
  return names.every((name) => Object.is(a[name], b[name]))
}

/** The tab in lines; a line that an edit leaves as it was is the same object. */
function useLines(tab: readonly Measure[], widthPx: number): readonly TabLine[] {
  const before = useRef<readonly TabLine[]>([])
  return useMemo(() => {
    before.current = keepSameLines(before.current, layOutTab(tab, Math.max(NARROWEST_PX, widthPx)))
    return before.current
  }, [tab, widthPx])
}

export function TabStaff() {
  const grid = useRef<HTMLDivElement>(null)
  const width = useSizePx(grid).widthPx
  const tab = measures.value
  const here = cursor.value
  const stringCount = neck.value.strings.length
  const lines = useLines(tab, width - 1)
  const columns = useMemo(() => columnsBefore(tab), [tab])
  const elsewhere = shownElsewhere.value
  const linesElsewhere = useRef(lines)
  if (elsewhere.tab === tab) linesElsewhere.current = lines
  const inView = useRowsInView(grid, '.tab-line', lines.length)
  const lineOf = useStableLines()
  const beatHere = pieceBeatOf(tab, here)
  const lineIndexHere = barOfBeat(lines, beatHere)?.lineIndex
  const handlers = useMemo(() => tabPointerHandlers(lines), [lines])
  const clipboardEvents = useMemo(clipboardHandlers, [])
  const shownLines = useRef(lines)
  shownLines.current = lines

  useEffect(
    () => (grid.current ? markSamePitch(grid.current) : undefined),
    [lines, tab, elsewhere.tab, inView],
  )
  useSignalEffect(() => {
    void openedProject.value
    grid.current?.closest('.panel-tab')?.scrollTo({ top: 0 })
  })
  useSignalEffect(() => {
    const head = playhead.value
    const beat = head && startBeatOf(measures.peek(), head.measureIndex) + head.beat
    // The score above would leave the view; it has the same notes and follows by itself.
    if (grid.current) showPlayhead(grid.current, shownLines.current, beat, !isScoreShown.peek())
  })
  const widthHere = lines[lineIndexHere ?? 0]?.width ?? 0
  useCursorInView(grid, here, { lineIndex: lineIndexHere, isWide: widthHere > width })

  return (
    <div
      ref={grid}
      class="tab-grid"
      role="grid"
      tabIndex={0}
      aria-label={`Tab, ${stringCountWord(stringCount)} strings. Arrows move, digits write frets, Backspace deletes.`}
      aria-rowcount={stringCount}
      aria-colcount={Math.max(1, columns.at(-1)!)}
      aria-multiselectable="true"
      aria-activedescendant={CURSOR_CELL_ID}
      onKeyDown={onTabKeyDown}
      {...clipboardEvents}
      {...handlers}
    >
      {width > 0 &&
        lines.map((line, lineIndex) => {
          const isHere = lineIndex === lineIndexHere
          // Measures of before fit a line whose bars stand where they stood.
          const isAtOnce = isHere || line !== linesElsewhere.current[lineIndex]
          const shown = isAtOnce ? { tab, span: selectedSpan.value } : elsewhere
          return lineOf({
            line,
            lineIndex,
            measures: shown.tab,
            neck: neck.value,
            cursor: isHere ? here : undefined,
            span: touching(line, shown.span),
            loop: touching(line, loopRange.value),
            isLoopOn: isLooping.value,
            columnsBefore: columns[line.bars[0]!.measureIndex]!,
            isDrawn: isHere || inView.has(lineIndex),
          })
        })}
    </div>
  )
}
