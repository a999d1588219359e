/** The keyboard of the tab grid. Keys that it does not know go on to the page's commands. */

import { chordOf } from '../../controls/shortcuts'
import {
  removeFingersHere,
  togglePinHere,
  toggleTechniqueHere,
  toggleTieHere,
} from '../../editor/note-actions'
import { steppedLength } from '../../editor/note-length'
import {
  chooseNoteLength,
  closeGapHere,
  deleteHere,
  eraseBack,
  insertGapHere,
  moveHereToString,
  selectAll,
  stepBack,
  stepOn,
  transposeHere,
} from '../../editor/tab-actions'
import { cursorAtBar, cursorAtEnd, cursorOnString } from '../../editor/tab-cursor'
import {
  columnUnderCursor,
  cursor,
  deselect,
  measures,
  noteLength,
  placeCursor,
  selectedSpan,
  stepBeats,
} from '../../editor/tab-state'
import { typeFretDigit } from '../../editor/type-fret'
import { audition } from '../../state/audition'
import { neck } from '../../state/project-neck'

/** Sounds what begins at the cursor, the last string first. */
function soundColumn(): void {
  const midis = columnUnderCursor.peek().map(({ midi }) => midi)
  if (midis.length > 0) audition({ midis: [...midis].reverse(), strumSeconds: 0.02 })
}

function moveString(step: 1 | -1, isExtending = false): void {
  placeCursor(cursorOnString(cursor.peek(), step, neck.peek().strings.length), isExtending)
}

function moveToBar(step: 1 | -1, isExtending = false): void {
  placeCursor(cursorAtBar(measures.peek(), cursor.peek(), step, stepBeats.peek()), isExtending)
}

function moveToEnd(direction: 1 | -1, isExtending = false): void {
  const end = cursorAtEnd(measures.peek(), cursor.peek(), direction, stepBeats.peek())
  placeCursor(end, isExtending)
}

function chooseSteppedLength(step: 1 | -1): void {
  chooseNoteLength(steppedLength(noteLength.peek(), step))
}

function toggleDotted(): void {
  const length = noteLength.peek()
  chooseNoteLength({ ...length, isDotted: !length.isDotted, isTriplet: false })
}

function toggleTriplet(): void {
  const length = noteLength.peek()
  chooseNoteLength({ ...length, isTriplet: !length.isTriplet, isDotted: false })
}

/** A row of the help sheet: what some keys do in the tab. */
export interface TabKeyRow {
  readonly title: string
  /** As commands write them; the rest of `runs` are other keys for the same. */
  readonly keys: readonly string[]
  /** By key. Digits and the clipboard have ways of their own. */
  readonly runs?: Readonly<Record<string, () => void>>
}

/** Every key of the tab with its sentence in the help. */
export const TAB_KEYS: readonly TabKeyRow[] = [
  { title: 'Write a fret; two digits in a row for 10 and up', keys: ['0–9'] },
  {
    title: 'Move by the note length, and over the strings',
    keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
    runs: {
      ArrowLeft: () => stepBack(),
      ArrowRight: () => stepOn(),
      ArrowUp: () => moveString(-1),
      ArrowDown: () => moveString(1),
    },
  },
  {
    title: 'Select',
    keys: ['Shift+ArrowLeft', 'Shift+ArrowRight'],
    runs: {
      'Shift+ArrowLeft': () => stepBack(true),
      'Shift+ArrowRight': () => stepOn(true),
      'Shift+ArrowUp': () => moveString(-1, true),
      'Shift+ArrowDown': () => moveString(1, true),
      'Shift+Home': () => moveToBar(-1, true),
      'Shift+End': () => moveToBar(1, true),
      'Shift+Mod+Home': () => moveToEnd(-1, true),
      'Shift+Mod+End': () => moveToEnd(1, true),
    },
  },
  { title: 'Select all', keys: ['Mod+A'], runs: { 'Mod+A': selectAll } },
  { title: 'Copy, cut, paste', keys: ['Mod+C', 'Mod+X', 'Mod+V'] },
  {
    title: 'Start and end of the bar',
    keys: ['Home', 'End'],
    runs: { Home: () => moveToBar(-1), End: () => moveToBar(1) },
  },
  {
    title: 'Start and end of the tab',
    keys: ['Mod+Home', 'Mod+End'],
    runs: { 'Mod+Home': () => moveToEnd(-1), 'Mod+End': () => moveToEnd(1) },
  },
  {
    title: 'Erase: a rest is left',
    keys: ['Backspace', 'Delete'],
    runs: { Backspace: eraseBack, Delete: deleteHere },
  },
  {
    title: 'Open a gap, close a gap',
    keys: ['Insert', 'Shift+Delete'],
    runs: { Insert: insertGapHere, 'Shift+Delete': closeGapHere },
  },
  {
    title: 'Shorter, longer notes',
    keys: ['-', '+'],
    runs: {
      '-': () => chooseSteppedLength(-1),
      '+': () => chooseSteppedLength(1),
      '=': () => chooseSteppedLength(1),
    },
  },
  { title: 'Dotted, triplet', keys: ['.', '/'], runs: { '.': toggleDotted, '/': toggleTriplet } },
  {
    title: 'Same pitch on the next string',
    keys: ['Alt+ArrowUp', 'Alt+ArrowDown'],
    runs: {
      'Alt+ArrowUp': () => moveHereToString(-1),
      'Alt+ArrowDown': () => moveHereToString(1),
    },
  },
  {
    title: 'Up and down the neck by a fret',
    keys: ['Shift+Alt+ArrowUp', 'Shift+Alt+ArrowDown'],
    runs: {
      'Shift+Alt+ArrowUp': () => transposeHere(1),
      'Shift+Alt+ArrowDown': () => transposeHere(-1),
    },
  },
  {
    title: 'Hammer or pull, slide, bend, vibrato',
    keys: ['H', 'S', 'B', 'V'],
    runs: {
      H: () => toggleTechniqueHere('hammer-on'),
      S: () => toggleTechniqueHere('slide'),
      B: () => toggleTechniqueHere('bend'),
      V: () => toggleTechniqueHere('vibrato'),
    },
  },
  {
    title: 'Palm mute, let ring, harmonic, dead note',
    keys: ['P', 'R', 'N', 'Shift+X'],
    runs: {
      P: () => toggleTechniqueHere('palm-mute'),
      R: () => toggleTechniqueHere('let-ring'),
      N: () => toggleTechniqueHere('harmonic'),
      'Shift+X': () => toggleTechniqueHere('dead'),
    },
  },
  { title: 'Tie to the note before', keys: ['J'], runs: { J: toggleTieHere } },
  {
    title: 'Fingers for the selection or for all; remove them',
    keys: ['F', 'Shift+F'],
    runs: { F: () => void fingerHere(), 'Shift+F': removeFingersHere },
  },
  { title: 'Keep the note on its string', keys: ['K'], runs: { K: togglePinHere } },
  { title: 'Hear the notes here', keys: ['Enter'], runs: { Enter: soundColumn } },
]

const RUN_OF_KEY: ReadonlyMap<string, () => void> = new Map(
  TAB_KEYS.flatMap(({ runs }) => Object.entries(runs ?? {})),
)

/** Handles a key press in the grid. */
export function onTabKeyDown(event: KeyboardEvent): void {
  const pressed = chordOf(event)
  const isDigit = /^\d$/.test(pressed)
  const isDeselecting = pressed === 'Escape' && selectedSpan.peek() !== undefined
  const run = RUN_OF_KEY.get(pressed)
  if (!isDigit && !isDeselecting && !run) return
  event.preventDefault()
  event.stopPropagation()
  if (isDigit) typeFretDigit(Number(pressed), event.timeStamp)
  else if (isDeselecting) deselect()
  else run?.()
}

/** Finds the best fingers for the selection, or for the whole tab; with `moves` the best places too. */
export async function fingerHere(moves = false): Promise<void> {
  const { refinger } = await import('../routes/refinger')
  await refinger(moves)
}
