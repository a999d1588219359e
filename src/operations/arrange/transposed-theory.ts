/** The key that a piece is played in, and how the names of its score are written there. */
import { simplestRootOf } from '#engine/harmony/root-spelling'
import { degreeBetween, spellDegree } from '#engine/theory/interval'
import type { TheoryContext } from '#engine/theory/layer'
import { type NoteName, pitchClassOf } from '#engine/theory/pitch'

/** The theory of the piece in the key that is played. */
export function transposedTheory(theory: TheoryContext, transpose: number): TheoryContext {
  if (transpose % 12 === 0) return theory
  const pitchClass = (((pitchClassOf(theory.root) + transpose) % 12) + 12) % 12
  return { ...theory, root: simplestRootOf(pitchClass, theory.chord) }
}

/** A name in another key, by the same interval above the tonic. */
function nameInKey(name: NoteName, from: NoteName, to: NoteName): NoteName {
  return from === to ? name : spellDegree(to, degreeBetween(from, name)).name
}

/** The note of a score with its name in the key that is played. */
export function namedInKey<Note extends { readonly name?: NoteName }>(
  note: Note,
  { root: from }: TheoryContext,
  { root: to }: TheoryContext,
): Note {
  return note.name ? { ...note, name: nameInKey(note.name, from, to) } : note
}
