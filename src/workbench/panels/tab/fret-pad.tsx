/** Digits and arrows for hands without a keyboard; for pages where the pointer is a finger. */

import { eraseBack, stepBack, stepOn } from '../../editor/tab-actions'
import { cursorOnString } from '../../editor/tab-cursor'
import { cursor, placeCursor } from '../../editor/tab-state'
import { typeFretDigit } from '../../editor/type-fret'
import { neck } from '../../state/project-neck'

const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const

export function FretPad() {
  return (
    // A press leaves the focus in the tab, where a keyboard goes on writing.
    <div
      class="fret-pad"
      role="group"
      aria-label="Fret pad"
      onMouseDown={(event) => event.preventDefault()}
    >
      {DIGITS.map((digit) => (
        <button
          key={digit}
          type="button"
          onClick={(event) => typeFretDigit(digit, event.timeStamp)}
        >
          {digit}
        </button>
      ))}
      <button type="button" aria-label="Erase" onClick={eraseBack}>
        ⌫
      </button>
      <button type="button" aria-label="Step back" onClick={() => stepBack()}>
        ←
      </button>
      <button
        type="button"
        aria-label="String above"
        onClick={() => placeCursor(cursorOnString(cursor.peek(), -1, neck.peek().strings.length))}
      >
        ↑
      </button>
      <button
        type="button"
        aria-label="String below"
        onClick={() => placeCursor(cursorOnString(cursor.peek(), 1, neck.peek().strings.length))}
      >
        ↓
      </button>
      <button type="button" aria-label="Step on" onClick={() => stepOn()}>
        →
      </button>
    </div>
  )
}
