/** Notes of the tab that are the focused pitch, or have its name, are told apart by their class. */
import { effect } from '@preact/signals'
import { groupBy } from '#engine/group-by'
import { pitchClassOfMidi } from '#engine/theory/pitch'
import { focusedMidi } from '../../../state/view-state'

/** Gives the function that stops it; call again after the notes changed. */
export function lightNotes(tab: Element): () => void {
  const all = [...tab.querySelectorAll<SVGElement>('[data-midi]')]
  const byPitchClass = groupBy(all, (note) => pitchClassOfMidi(Number(note.dataset.midi)))
  let lit: readonly SVGElement[] = all
  return effect(() => {
    const focused = focusedMidi.value
    for (const note of lit) note.classList.remove('exact', 'same-name')
    lit = byPitchClass.get(pitchClassOfMidi(focused)) ?? []
    for (const note of lit) {
      note.classList.add(Number(note.dataset.midi) === focused ? 'exact' : 'same-name')
    }
  })
}
