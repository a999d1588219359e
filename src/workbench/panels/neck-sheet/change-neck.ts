/** Putting the project on another neck, as one step of the history. */
import { signal } from '@preact/signals'
import type { Neck } from '#engine/instrument/neck'
import { showMessage } from '../../state/messages'
import { neck } from '../../state/project-neck'
import { edit, project, undo } from '../../state/project-store'
import { openDialog } from '../../state/view-state'
import type { LeftOutNote } from '../tab/edit/move-notes'
import { moveProject } from './move-project'
import { neckTitleWithCapo } from './neck-words'

/** The notes that the last change of the neck left out, while their list can be asked for. */
export interface LeftOut {
  readonly neck: Neck
  readonly notes: readonly LeftOutNote[]
}
export const leftOut = signal<LeftOut | undefined>(undefined)

function isSame(a: Neck, b: Neck): boolean {
  return (
    a.instrument === b.instrument &&
    a.capo === b.capo &&
    a.strings.map(({ name }) => name).join() === b.strings.map(({ name }) => name).join()
  )
}

/**
 * Puts the project on a neck. Notes keep their pitch, at places near those they had; those without
 * a place on the new neck are left out and said. `gesture` joins the steps of one stepper.
 */
export function changeNeck(to: Neck, gesture?: string): void {
  if (isSame(to, neck.peek())) return
  const moved = moveProject(project.peek(), to)
  edit(neckTitleWithCapo(to), () => moved.project, gesture === undefined ? {} : { gesture })
  leftOut.value = moved.leftOut.length > 0 ? { neck: to, notes: moved.leftOut } : undefined
  if (leftOut.peek()) tellLeftOut(moved.leftOut.length, to)
}

function tellLeftOut(count: number, to: Neck): void {
  const notes = count === 1 ? '1 note has' : `${count} notes have`
  showMessage(
    `${notes} no place on this neck (${neckTitleWithCapo(to)}) and left the tab. Undo brings ${count === 1 ? 'it' : 'them'} back.`,
    'note',
    { action: { label: 'Show them', run: () => (openDialog.value = 'left-out') }, stays: true },
  )
}

/** Takes the change back. */
export function undoNeck(): void {
  openDialog.value = undefined
  leftOut.value = undefined
  undo()
}
