/** What a project from outside needs before the page shows it. */
import { MAX_CAPO } from '#engine/instrument/neck'
import { withCapo } from '#engine/instrument/read-neck'
import { neckOfProject } from '#engine/project/project-neck'
import type { ProjectState } from '#engine/project/project-state'
import { parseDegree } from '#engine/theory/interval'
import { withNeck } from '../state/project-neck'
import { knownChordType, rememberChordType } from '../state/theory'

/** Makes the composed chord type of a project known before the page reads the project. */
async function learnChordOf(state: ProjectState): Promise<void> {
  const { chord } = state.theory
  if (knownChordType(chord) !== undefined) return
  const { chordTypeOfDegrees } = await import('#engine/harmony/compose-chord-type')
  const degrees = chord.split('-').map(parseDegree)
  const type = degrees.every((degree) => degree !== undefined) && chordTypeOfDegrees(degrees)
  if (type) rememberChordType(type)
}

/**
 * A project whose frets count from the nut although it has a capo, as before a capo was part of the
 * neck, with its frets counted from the capo. Where a note lies below the capo, the capo goes.
 */
async function onItsNeck(state: ProjectState): Promise<ProjectState> {
  const { capo } = state.tabProject
  const read = neckOfProject(state)
  if (capo === read.capo) return state
  try {
    const { moveProject } = await import('./move-project')
    const { project, leftOut } = moveProject(state, withCapo(read, Math.min(capo, MAX_CAPO)))
    return leftOut.length > 0 ? withNeck(state, read) : project
  } catch {
    // Without that code, the project is shown as it can be read: without the capo.
    return withNeck(state, read)
  }
}

/** The project with its chord known to the page and its frets counted from its capo. */
export async function readyProject(state: ProjectState): Promise<ProjectState> {
  await learnChordOf(state).catch(() => undefined)
  return onItsNeck(state)
}
