/** Notes of the tab that are the focused pitch, or have its name, are told apart by their class. */
import { effect } from '@preact/signals'
import { groupBy } from '#engine/group-by'
import { pitchClassOfMidi } from '#engine/theory/pitch'
import { focusedMidi } from '../../state/view-state'

const midiOf = (note: Element) => Number(note.getAttribute('data-midi'))

/** Gives the function that stops it; call again after the notes changed. */
export function markSamePitch(tab: Element): () => void {
  const withClass = (name: string) => [...tab.getElementsByClassName(name)]
  const byPitchClass = groupBy(withClass('tab-note'), (note) => pitchClassOfMidi(midiOf(note)))
  // Cells are drawn again for other notes, with the classes that they have.
  let marked: readonly Element[] = [...withClass('exact'), ...withClass('same-name')]
  return effect(() => {
    const focused = focusedMidi.value
    for (const note of marked) note.classList.remove('exact', 'same-name')
    marked = byPitchClass.get(pitchClassOfMidi(focused)) ?? []
    for (const note of marked) note.classList.add(midiOf(note) === focused ? 'exact' : 'same-name')
  })
}
