/** The keyboard of the tab grid. Keys that it does not know go on to the page's commands. */
import { audition } from '../../state/audition'
import { steppedLength } from './note-length'
import {
  chooseNoteLength,
  closeGapHere,
  deleteHere,
  eraseBack,
  insertGapHere,
  moveHereToString,
  stepBack,
  stepOn,
  transposeHere,
  typeFretDigit,
} from './tab-actions'
import { cursorAtBar, cursorOnString, stopsOf } from './tab-cursor'
import {
  columnUnderCursor,
  cursor,
  deselect,
  measures,
  noteLength,
  placeCursor,
  selectedSpan,
  stepBeats,
} from './tab-state'

/** Sounds what begins at the cursor, low string first. */
function soundColumn(): void {
  const midis = columnUnderCursor.peek().map(({ midi }) => midi)
  if (midis.length > 0) audition({ midis: [...midis].reverse(), strumSeconds: 0.02 })
}

function moveString(step: 1 | -1, event: KeyboardEvent): void {
  if (event.altKey && event.shiftKey) transposeHere(-step)
  else if (event.altKey) moveHereToString(step)
  else placeCursor(cursorOnString(cursor.peek(), step), event.shiftKey)
}

function selectAll(): void {
  const tab = measures.peek()
  const { string } = cursor.peek()
  const measureIndex = tab.length - 1
  const lastStop = stopsOf(tab[measureIndex]!, stepBeats.peek()).at(-1) ?? 0
  placeCursor({ measureIndex: 0, beat: 0, string })
  placeCursor({ measureIndex, beat: lastStop, string }, true)
}

const PLAIN_KEYS: Readonly<Record<string, (event: KeyboardEvent) => void>> = {
  ArrowRight: (event) => stepOn(event.shiftKey),
  ArrowLeft: (event) => stepBack(event.shiftKey),
  ArrowUp: (event) => moveString(-1, event),
  ArrowDown: (event) => moveString(1, event),
  Home: (event) =>
    placeCursor(cursorAtBar(measures.peek(), cursor.peek(), -1, stepBeats.peek()), event.shiftKey),
  End: (event) =>
    placeCursor(cursorAtBar(measures.peek(), cursor.peek(), 1, stepBeats.peek()), event.shiftKey),
  Backspace: eraseBack,
  Delete: (event) => (event.shiftKey ? closeGapHere() : deleteHere()),
  Insert: insertGapHere,
  Enter: soundColumn,
  '-': () => chooseNoteLength(steppedLength(noteLength.peek(), 1)),
  '+': () => chooseNoteLength(steppedLength(noteLength.peek(), -1)),
  '=': () => chooseNoteLength(steppedLength(noteLength.peek(), -1)),
  '.': () => {
    const length = noteLength.peek()
    chooseNoteLength({ ...length, isDotted: !length.isDotted, isTriplet: false })
  },
  '/': () => {
    const length = noteLength.peek()
    chooseNoteLength({ ...length, isTriplet: !length.isTriplet, isDotted: false })
  },
}

/** Handles a key press in the grid. */
export function onTabKeyDown(event: KeyboardEvent): void {
  const isMod = event.ctrlKey || event.metaKey
  const handled = () => {
    event.preventDefault()
    event.stopPropagation()
  }
  if (isMod) {
    if (event.key === 'a') {
      handled()
      selectAll()
    }
    return
  }
  if (/^\d$/.test(event.key) && !event.altKey) {
    handled()
    typeFretDigit(Number(event.key), event.timeStamp)
    return
  }
  if (event.key === 'Escape' && selectedSpan.peek()) {
    handled()
    deselect()
    return
  }
  const run = Object.hasOwn(PLAIN_KEYS, event.key) ? PLAIN_KEYS[event.key] : undefined
  if (!run) return
  handled()
  run(event)
}
