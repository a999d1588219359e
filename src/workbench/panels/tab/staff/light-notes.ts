/** Notes of the tab that are the focused pitch, or have its name, are told apart by their class. */
import { effect } from '@preact/signals'
import { pitchClassOfMidi } from '#engine/theory/pitch'
import { focusedMidi } from '../../../state/view-state'

/** Gives the function that stops it; call again after the notes changed. */
export function lightNotes(tab: Element): () => void {
  const notes = tab.querySelectorAll<SVGElement>('[data-midi]')
  return effect(() => {
    const focused = focusedMidi.value
    const pitchClass = pitchClassOfMidi(focused)
    for (const note of notes) {
      const midi = Number(note.dataset.midi)
      note.classList.toggle('exact', midi === focused)
      note.classList.toggle('same-name', midi !== focused && pitchClassOfMidi(midi) === pitchClass)
    }
  })
}
