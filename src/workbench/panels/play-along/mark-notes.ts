/** Verdicts on the notes of the staff, as classes of their numbers. */
import { effect } from '@preact/signals'
import { noteKey } from './asked-onsets'
import { verdictByNote } from './take-session'

const CLASSES = ['right', 'early', 'late', 'partly', 'octave', 'wrong', 'missed'].map(
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
      const verdict = verdicts.get(noteKey(Number(note.dataset.measure), note.dataset.note ?? ''))
      if (verdict) note.classList.add(`take-${verdict}`)
    }
  })
  return () => {
    stop()
    clear()
  }
}
