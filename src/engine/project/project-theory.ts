/** The theory of a project as the engine reads it. */
import { chordTypeById, chordTypeOf } from '../theory/chord'
import type { WrittenTheory } from '../theory/names-in-theory'
import { parseRoot } from '../theory/pitch'
import { scaleById } from '../theory/scale'
import type { ProjectState } from './project-state'

/** The theory of a project that was checked. A composed chord type is read from its tones. */
export function theoryOfProject({ theory }: Pick<ProjectState, 'theory'>): WrittenTheory {
  const { root, scale, chord: id, layer, chordRoot } = theory
  const composed = { id, symbol: '', name: id, degrees: id.replaceAll('-', ' ') }
  return {
    root: parseRoot(root)!,
    scale: scaleById(scale)!,
    chord: chordTypeById(id) ?? chordTypeOf(composed),
    layer,
    ...(chordRoot !== undefined && { chordRoot: parseRoot(chordRoot)! }),
  }
}
