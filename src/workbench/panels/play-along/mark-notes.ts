/** Verdicts on the notes of the staff, as classes of their numbers. */
import { effect } from '@preact/signals'
import { afterPaint } from '../../state/after-paint'
import { tabMeasures } from '../../state/project-store'
import { noteKey } from './asked-onsets'
import { verdictByNote } from './take-session'

const CLASSES = ['right', 'early', 'late', 'partly', 'octave', 'wrong', 'missed'].map(
  (name) => `take-${name}`,
)

const noteCells = () => document.querySelectorAll<SVGElement>('.tab-note[data-note]')

function clear(): void {
  for (const note of noteCells()) note.classList.remove(...CLASSES)
}

function mark(): void {
  clear()
  const verdicts = verdictByNote.peek()
  for (const note of noteCells()) {
    const verdict = verdicts.get(noteKey(Number(note.dataset.measure), note.dataset.note ?? ''))
    if (verdict) note.classList.add(`take-${verdict}`)
  }
}

/** Marks notes while it is on; gives the function that ends it. */
export function markNotes(): () => void {
  let isOn = true
  const stop = effect(() => {
    void [verdictByNote.value, tabMeasures.value]
    // The staff draws an edited tab into the cells that it has, on some lines one frame later.
    afterPaint(() => afterPaint(() => isOn && mark()))
  })
  return () => {
    isOn = false
    stop()
    clear()
  }
}
