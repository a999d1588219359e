/**
 * Putting the project on another neck. Changes that follow each other without an edit of the tab
 * are one change from the tab as it lay before them, so that the way back brings everything back.
 */
import { batch } from '@preact/signals'
import type { Neck } from '#engine/instrument/neck'
import { withCapo } from '#engine/instrument/read-neck'
import { neckOfProject } from '#engine/project/project-neck'
import type { ProjectState } from '#engine/project/project-state'
import type { Measure } from '#engine/tab/tab-event'
import { type MovedProject, moveProject, songOver } from '../../editor/move-project'
import { moveCapo } from '../../editor/transpose-project'
import { flag, persisted } from '../../state/persisted'
import { neck, neckTitleWithCapo, withNeck } from '../../state/project-neck'
import { adjust, edit, lastEdit, project, undo } from '../../state/project-store'
import { selectPitch } from '../../state/view-state'
import { isSameNeck, tellLosses } from './neck-message'

/** Of measures that a change of the neck made: the project as it lay before. */
const laidBefore = new WeakMap<readonly Measure[], ProjectState>()

/** The project with neck, tab and marks as before the changes of the neck since the tab's last edit. */
function asItLay(state: ProjectState): ProjectState {
  const laid = laidBefore.get(state.tabProject.measures)
  if (!laid) return state
  const neckThen = neckOfProject(laid)
  const on = withNeck(state, neckThen)
  const { song } = state
  return {
    ...on,
    tabProject: { ...on.tabProject, measures: laid.tabProject.measures },
    ...(laid.overlays && { overlays: laid.overlays }),
    ...(song && { song: songOver(song, neckOfProject(state), neckThen) }),
  }
}

/** Takes the last edit back if it changed the neck. A pitch, cursor or loudness chosen since stays. */
function takeBackNeck(): void {
  const { tabProject, transport, selectedPitch } = project.peek()
  const before = lastEdit.peek()?.project
  if (!before || !laidBefore.has(tabProject.measures)) return
  if (before.tabProject.measures === tabProject.measures) return
  undo()
  if (transport !== before.transport) adjust((state) => ({ ...state, transport }))
  if (selectedPitch.midi !== before.selectedPitch.midi) selectPitch({ midi: selectedPitch.midi })
}

function movedTo(to: Neck, from: ProjectState): MovedProject {
  if (isSameNeck(to, neckOfProject(from))) return { project: from, leftOut: [], unfingered: 0 }
  const moved = moveProject(from, to)
  laidBefore.set(moved.project.tabProject.measures, from)
  return moved
}

/**
 * Puts the project on a neck. Notes keep their pitch, at places near those they had; what has no
 * place on the new neck, and fingers that moved, are left out and said.
 */
export function changeNeck(to: Neck): void {
  if (isSameNeck(to, neck.peek())) return
  const moved = batch(() => {
    takeBackNeck()
    const result = movedTo(to, asItLay(project.peek()))
    edit(neckTitleWithCapo(to), () => result.project)
    return result
  })
  tellLosses(moved, to)
}

/** Whether notes keep their pitch when the capo moves; else they keep their frets, as on a guitar. */
export const { keepsSound } = persisted('pitch-map.capo', { keepsSound: flag() })

/** Puts the capo at a fret. */
export function changeCapo(fret: number): void {
  const to = withCapo(neck.peek(), fret)
  if (keepsSound.peek()) {
    changeNeck(to)
    return
  }
  if (isSameNeck(to, neck.peek())) return
  const moved = moveCapo(project.peek(), fret)
  edit(neckTitleWithCapo(to), () => moved.project, { gesture: 'capo' })
  tellLosses(moved, to)
}
