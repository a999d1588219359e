/** A tab of 200 bars, and what its writer does in the middle of it. */
import { STANDARD_NECK } from '#engine/instrument/neck'
import { defaultProjectState, type ProjectState } from '#engine/project/project-state'
import { emptyMeasure } from '#engine/tab/measure'
import { tabNoteOf } from '#engine/tab/tab-event'
import type { Step } from './workbench-visit'

const BARS = 200
/** Fret and string of the eighths of a bar; the bass sounds on beats 1 and 3. */
const EIGHTHS = [
  [4, 2],
  [3, 0],
  [2, 1],
  [3, 2],
  [1, 0],
  [3, 0],
  [2, 3],
  [3, 2],
] as const

/** 200 bars with ten notes each. */
export function longProject(): ProjectState {
  let id = 0
  const note = (string: number, fret: number, startBeat: number, durationBeats: number) =>
    tabNoteOf(`note-${++id}`, { string, fret }, startBeat, durationBeats, STANDARD_NECK)
  const measures = Array.from({ length: BARS }, (_, bar) => ({
    ...emptyMeasure(bar + 1),
    notes: [
      note(5, 3, 0, 2),
      ...EIGHTHS.map(([string, fret], index) => note(string, fret, index / 2, 0.5)),
      note(6, 3, 2, 2),
    ].sort((a, b) => a.startBeat - b.startBeat || a.string - b.string),
  }))
  const empty = defaultProjectState()
  return {
    ...empty,
    transport: { ...empty.transport, cursorBeat: (BARS / 2) * 4 },
    tabProject: { ...empty.tabProject, title: 'Two hundred bars', measures },
  }
}

/** In the middle of the tab, after its cursor has the keyboard. */
export const LONG_TAB_STEPS: readonly Step[] = [
  [
    '200 bars: move the cursor',
    ({ press }) => press('ArrowRight', 'ArrowDown', 'ArrowLeft', 'End'),
  ],
  [
    '200 bars: write a fret',
    ({ press }) => press('Home', '5', 'ArrowDown', '7', 'ArrowRight', '9'),
  ],
  ['200 bars: write fret 12', ({ type }) => type('12')],
  ['200 bars: delete a note', ({ press }) => press('Backspace', 'ArrowLeft', 'Backspace')],
  [
    '200 bars: undo, redo',
    ({ press }) => press('Control+z', 'Control+z', 'Control+Shift+z', 'Control+z'),
  ],
  [
    '200 bars: select 8 bars',
    async ({ press }) => {
      await press('Home')
      for (let bar = 0; bar < 8; bar++) await press('Shift+End')
    },
  ],
  ['200 bars: transpose 8 bars', ({ press }) => press('Shift+Alt+ArrowUp', 'Shift+Alt+ArrowDown')],
  ['200 bars: copy, paste 8 bars', ({ press }) => press('Control+c', 'End', 'Control+v')],
  ['200 bars: undo the paste', ({ press }) => press('Control+z')],
  [
    '200 bars: note length',
    async ({ press }) => {
      await press('ArrowRight', '-', '+')
    },
  ],
  [
    '200 bars: transpose all',
    ({ press }) => press('Control+a', 'Shift+Alt+ArrowUp', 'Control+z', 'Escape'),
  ],
]
