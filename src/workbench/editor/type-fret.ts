/** Typing frets at the cursor, and stepping on after them where that is asked for. */
import { batch } from '@preact/signals'
import { showMessage, speak } from '../state/messages'
import { flag, persisted } from '../state/persisted'
import { neck } from '../state/project-neck'
import { toggle } from '../state/toggle'
import { DIGIT_WINDOW_MS, isSameSpot, typeDigit } from './digit-entry'
import { editMeasures, soundHere, stepOn } from './tab-actions'
import { cursor, deselect, measures, noteUnderCursor, pendingDigit, stepBeats } from './tab-state'

/** Whether writing a fret steps on to the next place. */
export const { advances: advancesAfterFret } = persisted('pitch-map.tab', { advances: flag() })

export function toggleAdvance(): void {
  toggle(advancesAfterFret)
  speak(advancesAfterFret.peek() ? 'frets step on' : 'frets stay')
}

let digitGesture = 0

/** Types one digit of a fret number at the cursor. */
export function typeFretDigit(digit: number, nowMs: number): void {
  const here = cursor.peek()
  const pending = pendingDigit.peek()
  const entry = typeDigit(
    measures.peek(),
    here,
    digit,
    stepBeats.peek(),
    pending,
    nowMs,
    neck.peek(),
  )
  if (!entry.isSecond) digitGesture++
  const overwritten = noteUnderCursor.peek()?.fret
  batch(() => {
    editMeasures('Write fret', () => entry.measures, { gesture: `digit-${digitGesture}` })
    pendingDigit.value = entry.pending
    deselect()
    soundHere()
  })
  stepAfterFret(`digit-${digitGesture}`)
  const isReplaced =
    pending !== undefined &&
    !entry.isSecond &&
    isSameSpot(pending.cursor, here) &&
    nowMs - pending.typedAtMs <= IN_A_ROW_MS
  if (isReplaced && overwritten !== undefined) tellReplaced(overwritten, entry.fret)
}

/** Frets typed within this are meant one after the other. */
const IN_A_ROW_MS = 2000
let isTold = false

/** Says once that a fret took the place of the one before it, and how frets step on. */
function tellReplaced(before: number, fret: number): void {
  if (isTold || advancesAfterFret.peek() || before === fret) return
  isTold = true
  showMessage(`Fret ${fret} took the place of fret ${before}: arrows move on.`, 'note', {
    action: { label: 'Step on after each fret', run: toggleAdvance },
  })
}

let advanceTimer: ReturnType<typeof setTimeout> | undefined

/** Where frets advance: steps on, once no second digit can follow. */
function stepAfterFret(gesture: string): void {
  clearTimeout(advanceTimer)
  if (!advancesAfterFret.peek()) return
  const pending = pendingDigit.peek()
  const mayGoOn =
    pending !== undefined && pending.digit > 0 && pending.digit * 10 <= neck.peek().maxFret
  const step = () => {
    if (pendingDigit.peek() !== pending || (pending && !isSameSpot(pending.cursor, cursor.peek())))
      return
    pendingDigit.value = undefined
    stepOn(false, gesture)
  }
  if (mayGoOn) advanceTimer = setTimeout(step, DIGIT_WINDOW_MS)
  else step()
}
