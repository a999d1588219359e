/** The tab to read: lines as wide as the page; a tap goes there, a tap on bar numbers loops the bar. */
import { useSignalEffect } from '@preact/signals'
import { useMemo, useRef } from 'preact/hooks'
import { stringCountWord } from '#engine/instrument/neck-words'
import type { Measure } from '#engine/tab/tab-event'
import { seekTo } from '../../audio/playback/playback-control'
import { isLooping, loopRange } from '../../audio/playback/transport-state'
import { useSizePx } from '../../controls/measure'
import { useRowsInView } from '../../controls/rows-in-view'
import { startBeatOf } from '../../editor/tab-cursor'
import { measures } from '../../editor/tab-state'
import { isSmallScreen } from '../../state/layout-preferences'
import { neck } from '../../state/project-neck'
import { playhead } from '../../state/view-state'
import { columnsBefore } from '../staff/column-numbers'
import { layOutTab, placeAtX, RULER_HEIGHT, type TabLine } from '../staff/layout-tab'
import { TabLineView } from '../staff/tab-line'
import { showPlayhead } from '../staff/tab-staff'

/** How much larger than on the desk; the style sheet says the same. */
const ZOOM = { small: 1.2, large: 1.35 } as const
const NARROWEST_PX = 240

/** Without the empty bars at the end. */
export function readMeasures(tab: readonly Measure[]): readonly Measure[] {
  const last = tab.findLastIndex(({ notes }) => notes.length > 0)
  return last < 0 ? tab.slice(0, 1) : tab.slice(0, last + 1)
}

/** Goes to the place that was tapped, or loops the bar whose number was. */
function onTap(lines: readonly TabLine[], event: MouseEvent): void {
  const { target } = event
  const svg = target instanceof Element ? target.closest<SVGSVGElement>('[data-line]') : null
  const line = svg ? lines[Number(svg.dataset.line)] : undefined
  if (!svg || !line) return
  const box = svg.getBoundingClientRect()
  const zoom = box.width / line.width
  const place = placeAtX(line, (event.clientX - box.left) / zoom)
  if (!place) return
  const { bar, beat } = place
  if ((event.clientY - box.top) / zoom < RULER_HEIGHT) {
    loopRange.value = { startBeat: bar.pieceBeat, endBeat: bar.pieceBeat + bar.lengthBeats }
    isLooping.value = true
  } else seekTo(bar.pieceBeat + Math.floor(beat - bar.startBeat))
}

export function ReadStaff() {
  const grid = useRef<HTMLDivElement>(null)
  const { widthPx } = useSizePx(grid)
  const zoom = isSmallScreen.value ? ZOOM.small : ZOOM.large
  const all = measures.value
  const tab = useMemo(() => readMeasures(all), [all])
  const lines = useMemo(
    () => layOutTab(tab, Math.max(NARROWEST_PX, widthPx / zoom - 1)),
    [tab, widthPx, zoom],
  )
  const columns = useMemo(() => columnsBefore(tab), [tab])
  const inView = useRowsInView(grid, '.tab-line', lines.length)
  const shownLines = useRef(lines)
  shownLines.current = lines
  useSignalEffect(() => {
    const head = playhead.value
    const beat = head && startBeatOf(measures.peek(), head.measureIndex) + head.beat
    if (grid.current) showPlayhead(grid.current, shownLines.current, beat)
  })
  const stringCount = neck.value.strings.length
  return (
    <div
      ref={grid}
      class="read-staff"
      role="grid"
      tabIndex={0}
      aria-readonly="true"
      aria-label={`Tab, ${stringCountWord(stringCount)} strings`}
      aria-rowcount={stringCount}
      aria-colcount={Math.max(1, columns.at(-1)!)}
      onClick={(event) => onTap(lines, event)}
    >
      {widthPx > 0 && (
        <div class="read-lines" role="presentation">
          {lines.map((line, lineIndex) => (
            <TabLineView
              key={lineIndex}
              line={line}
              lineIndex={lineIndex}
              measures={tab}
              neck={neck.value}
              cursor={undefined}
              span={undefined}
              loop={loopRange.value}
              isLoopOn={isLooping.value}
              columnsBefore={columns[line.bars[0]!.measureIndex]!}
              isDrawn={inView.has(lineIndex)}
            />
          ))}
        </div>
      )}
    </div>
  )
}
