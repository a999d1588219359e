/** What a change of the neck took from the tab, said while the project is on that neck. */
import { effect, signal } from '@preact/signals'
import type { Neck } from '#engine/instrument/neck'
import type { LeftOutNote } from '../../editor/move-notes'
import type { MovedProject } from '../../editor/move-project'
import { dismissMessage, showMessage } from '../../state/messages'
import { neck, neckTitleWithCapo } from '../../state/project-neck'
import { openedTimes, undo } from '../../state/project-store'
import { openDialog } from '../../state/view-state'

/** Whether two necks have the same instrument, open strings and capo. */
export function isSameNeck(a: Neck, b: Neck): boolean {
  return (
    a.instrument === b.instrument &&
    a.capo === b.capo &&
    a.strings.map(({ name }) => name).join() === b.strings.map(({ name }) => name).join()
  )
}

/** The notes that the last change of the neck left out, while their list can be asked for. */
export interface LeftOut {
  readonly neck: Neck
  readonly notes: readonly LeftOutNote[]
}
export const leftOut = signal<LeftOut | undefined>(undefined)

/** `6 notes have no place on this neck (Guitar, capo 3) and left the tab; 30 others lost their fingers.` */
function lossText(notes: number, fingers: number, neckName: string): string {
  const on = `on this neck (${neckName})`
  const back = `Undo brings ${notes + fingers === 1 ? 'it' : 'them'} back.`
  if (notes === 0) {
    return fingers === 1
      ? `1 note has another place ${on} and lost its finger. ${back}`
      : `${fingers} notes have other places ${on} and lost their fingers. ${back}`
  }
  const left = `${notes === 1 ? '1 note has' : `${notes} notes have`} no place ${on} and left the tab`
  if (fingers === 0) return `${left}. ${back}`
  return `${left}; ${fingers === 1 ? '1 other lost its finger' : `${fingers} others lost their fingers`}. ${back}`
}

/** Says what was lost, if anything was. The message goes with the neck or the project. */
export function tellLosses({ leftOut: notes, unfingered }: MovedProject, to: Neck): void {
  if (notes.length === 0 && unfingered === 0) return
  leftOut.value = notes.length > 0 ? { neck: to, notes } : undefined
  const text = lossText(notes.length, unfingered, neckTitleWithCapo(to))
  const id = leftOut.peek()
    ? showMessage(text, 'note', {
        action: { label: 'Show them', run: () => (openDialog.value = 'left-out') },
        stays: true,
      })
    : showMessage(text, 'note', { action: { label: 'Undo', run: () => void undo() } })
  const opened = openedTimes.peek()
  const stop = effect(() => {
    if (openedTimes.value === opened && isSameNeck(neck.value, to)) return
    dismissMessage(id)
    leftOut.value = undefined
    stop()
  })
}
