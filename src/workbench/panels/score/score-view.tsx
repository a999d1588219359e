/** Notation over tab, in step with the editor: one cursor, one playhead; a click on a note goes there. */
import '../../styles/score.css'
import { useComputed, useSignalEffect } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { useSizePx } from '../../controls/measure'
import { columnAt } from '../../editor/tab-cursor'
import { cursor, measures, placeCursor } from '../../editor/tab-state'
import { playhead } from '../../state/view-state'
import { type Drawing, drawing, drawingProblem, followMusic } from './score-drawing'
import { placeOf, type TabTime, timeAt } from './score-places'

const SIDE_PX = 20
/** Above and below the lines, as in score.css. */
const PADDING_PX = 8

interface Spot {
  readonly x: number
  readonly top: number
  readonly height: number
}

function spotOf(time: TabTime, { systems, bars, tops }: Drawing): Spot | undefined {
  const place = placeOf(time, bars, systems)
  return place && { x: place.x, top: tops[place.system]!, height: systems[place.system]!.height }
}

function goTo(event: MouseEvent, { systems, bars }: Drawing): void {
  const { target, clientX } = event
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-system]') : null
  if (!element) return
  const x = clientX - element.getBoundingClientRect().left
  const time = timeAt({ system: Number(element.dataset.system), x }, bars, systems)
  if (!time) return
  const here = { ...time, string: cursor.peek().string }
  const column = columnAt(measures.peek(), here)
  const isHeld = column.length === 0 || column.some(({ string }) => string === here.string)
  placeCursor(isHeld ? here : { ...here, string: column[0]!.string })
}

/** Scrolls the score, and nothing around it; a system that does not fit shows its staff. */
function keepInView(element: HTMLElement, { top, height }: Spot): void {
  const view = element.closest('.score-view')
  if (!view) return
  const { scrollTop, clientHeight } = view
  const bottom = top + height + 2 * PADDING_PX
  if (top < scrollTop || bottom - top > clientHeight) view.scrollTop = top
  else if (bottom > scrollTop + clientHeight) view.scrollTop = bottom - clientHeight
}

/** Moves without rendering, as the audio clock tells. */
function Playhead({ shown }: { readonly shown: Drawing }) {
  const line = useRef<HTMLDivElement>(null)
  useSignalEffect(() => {
    const at = playhead.value
    const element = line.current
    if (!element) return
    const spot = at && spotOf(at, shown)
    element.hidden = !spot
    if (!spot) return
    const isNewLine = element.dataset.top !== String(spot.top)
    element.dataset.top = String(spot.top)
    element.style.height = `${spot.height}px`
    element.style.transform = `translate(${spot.x.toFixed(1)}px, ${spot.top}px)`
    if (!isNewLine) return
    keepInView(element, spot)
    element.closest('.score-view')?.scrollIntoView({ block: 'nearest' })
  })
  return <div ref={line} class="score-playhead" hidden />
}

function Cursor({ shown }: { readonly shown: Drawing }) {
  const element = useRef<HTMLDivElement>(null)
  const spot = useComputed(() => spotOf(cursor.value, shown)).value
  useEffect(() => {
    if (spot && element.current) keepInView(element.current, spot)
  }, [spot])
  if (!spot) return null
  const transform = `translate(${spot.x.toFixed(1)}px, ${spot.top}px)`
  return (
    <div ref={element} class="score-cursor" style={{ height: `${spot.height}px`, transform }} />
  )
}

export function ScoreView() {
  const place = useRef<HTMLDivElement>(null)
  const { widthPx } = useSizePx(place)
  const width = Math.max(0, widthPx - 2 * SIDE_PX)
  useEffect(() => (width > 0 ? followMusic(width) : undefined), [width])
  const shown = drawing.value
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
    <div ref={place} class="score-view" role="group" aria-label="Score" tabIndex={0}>
      {drawingProblem.value !== undefined && <p class="quiet">{drawingProblem.value}</p>}
      {!shown && drawingProblem.value === undefined && <p class="quiet">Drawing the score …</p>}
      {shown && (
        // biome-ignore lint/a11y/noStaticElementInteractions: keys have the tab below, with the same cursor
        <div class="score-lines" onClick={(event) => goTo(event, shown)}>
          {shown.systems.map(({ svg, height }, index) => (
            <div
              key={index}
              class="score-system"
              data-system={index}
              style={{ height: `${Math.ceil(height)}px` }}
              dangerouslySetInnerHTML={{ __html: svg }}
            />
          ))}
          <Cursor shown={shown} />
          <Playhead shown={shown} />
        </div>
      )}
    </div>
  )
}
