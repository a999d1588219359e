/** Verdicts on the notes of the staff, as classes of their numbers. */
import { effect } from '@preact/signals'
import { noteKey } from './asked-onsets'
import { verdictByNote } from './take-session'

const CLASSES = ['right', 'early', 'late', 'octave', 'wrong', 'missed'].map(
  (name) => `take-${name}`,
)

function clear(): void {
  for (const note of document.querySelectorAll('.tab-note[data-note]')) {
    note.classList.remove(...CLASSES)
  }
}

/** Marks notes while it is on; gives the function that ends it. */
export function markNotes(): () => void {
  const stop = effect(() => {
    const verdicts = verdictByNote.value
    clear()
    for (const note of document.querySelectorAll<SVGElement>('.tab-note[data-note]')) {
      const row = verdicts.get(noteKey(Number(note.dataset.measure), note.dataset.note ?? ''))
      if (row) note.classList.add(`take-${row.verdict}`)
    }
  })
  return () => {
    stop()
    clear()
  }
}
