/** Pointer on the tab: a tap puts the cursor, a drag selects, a drag above the staff sets the loop. */
import { tickOf } from '#engine/tab/measure'
import { seekTo } from '../../audio/playback/playback-control'
import { isLooping, isPlaying, loopRange } from '../../audio/playback/transport-state'
import { openNoteMenu } from '../../editor/note-menu'
import { stopsOf, type TabCursor } from '../../editor/tab-cursor'
import { cursor, measures, placeCursor, stepBeats } from '../../editor/tab-state'
import { neck } from '../../state/project-neck'
import { hoveredPitch } from '../../state/view-state'
import { type LaidBar, placeAtX, RULER_HEIGHT, stringAtY, type TabLine } from './layout-tab'

interface Press {
  readonly pointerId: number
  readonly kind: 'select' | 'loop'
  readonly bar: LaidBar
  hasMoved: boolean
}

let press: Press | undefined

function lineAt(lines: readonly TabLine[], target: EventTarget | null, event: MouseEvent) {
  const svg = target instanceof Element ? target.closest<SVGSVGElement>('[data-line]') : null
  const line = svg ? lines[Number(svg.dataset.line)] : undefined
  if (!svg || !line) return undefined
  const box = svg.getBoundingClientRect()
  return { line, x: event.clientX - box.left, y: event.clientY - box.top }
}

/** The cursor's nearest stop to a point. */
function spotAt(line: TabLine, x: number, y: number): TabCursor | undefined {
  const place = placeAtX(line, x)
  if (!place) return undefined
  const { measureIndex, startBeat, lengthBeats } = place.bar
  const inBar = stopsOf(measures.peek()[measureIndex]!, stepBeats.peek()).filter(
    (stop) => tickOf(stop) >= tickOf(startBeat) && tickOf(stop) < tickOf(startBeat + lengthBeats),
  )
  const beat = inBar.reduce(
    (best, stop) => (Math.abs(stop - place.beat) < Math.abs(best - place.beat) ? stop : best),
    startBeat,
  )
  return { measureIndex, beat, string: stringAtY(y, neck.peek().strings.length) }
}

/** Where a note begins, if an event came from one or from the line of its length. */
function spotOfNote(target: EventTarget | null): TabCursor | undefined {
  const cell = target instanceof Element ? target.closest<SVGElement>('[data-note]') : null
  for (const [measureIndex, { notes }] of measures.peek().entries()) {
    const note = notes.find(({ id }) => id === cell?.dataset.note)
    if (note) return { measureIndex, beat: note.startBeat, string: note.string }
  }
  return undefined
}

function isSameSpot(a: TabCursor, b: TabCursor): boolean {
  return a.measureIndex === b.measureIndex && a.beat === b.beat && a.string === b.string
}

function setLoop(from: LaidBar, to: LaidBar): void {
  const [first, last] = from.pieceBeat <= to.pieceBeat ? [from, to] : [to, from]
  loopRange.value = { startBeat: first.pieceBeat, endBeat: last.pieceBeat + last.lengthBeats }
  isLooping.value = true
}

/** Handlers for the grid that holds the lines. */
export function tabPointerHandlers(lines: readonly TabLine[]) {
  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return
      const at = lineAt(lines, event.target, event)
      const bar = at && placeAtX(at.line, at.x)?.bar
      if (!at || !bar) return
      const kind = at.y < RULER_HEIGHT ? 'loop' : 'select'
      press = { pointerId: event.pointerId, kind, bar, hasMoved: false }
      if (kind === 'select' && event.pointerType === 'mouse') {
        const spot = spotAt(at.line, at.x, at.y)
        if (spot) placeCursor(spot, event.shiftKey)
      }
    },
    onPointerMove(event: PointerEvent) {
      if (!press || event.pointerId !== press.pointerId || event.buttons === 0) return
      const under = document.elementFromPoint(event.clientX, event.clientY)
      const at = lineAt(lines, under, event)
      if (!at) return
      if (press.kind === 'loop') {
        const bar = placeAtX(at.line, at.x)?.bar
        if (!bar) return
        if (bar !== press.bar) press.hasMoved = true
        if (press.hasMoved) setLoop(press.bar, bar)
      } else if (event.pointerType === 'mouse') {
        const under = spotAt(at.line, at.x, at.y)
        // A drag takes whole columns, however the hand moves; some strings are selected by keys.
        const spot = under && { ...under, string: cursor.peek().string }
        if (spot && !isSameSpot(spot, cursor.peek())) placeCursor(spot, true)
      }
    },
    onPointerUp(event: PointerEvent) {
      const ended = press
      press = undefined
      if (!ended) return
      const at = lineAt(lines, event.target, event)
      if (!at) return
      if (ended.kind === 'loop' && !ended.hasMoved) {
        if (isPlaying.peek()) seekTo(ended.bar.pieceBeat)
        else setLoop(ended.bar, ended.bar)
      }
      if (ended.kind === 'select' && event.pointerType !== 'mouse') {
        const spot = spotAt(at.line, at.x, at.y)
        if (spot) placeCursor(spot)
      }
    },
    onPointerCancel() {
      press = undefined
    },
    onContextMenu(event: MouseEvent) {
      const at = lineAt(lines, event.target, event)
      const spot = at && (spotOfNote(event.target) ?? spotAt(at.line, at.x, at.y))
      if (!at || !spot || at.y < RULER_HEIGHT) return
      event.preventDefault()
      openNoteMenu(spot)
    },
    onPointerOver(event: PointerEvent) {
      const note =
        event.target instanceof Element ? event.target.closest<SVGElement>('[data-midi]') : null
      if (!note) return
      hoveredPitch.value = {
        midi: Number(note.dataset.midi),
        string: Number(note.dataset.string),
        fret: Number(note.dataset.fret),
      }
    },
    onPointerOut(event: PointerEvent) {
      if (event.target instanceof Element && event.target.closest('[data-midi]')) {
        hoveredPitch.value = undefined
      }
    },
  }
}
