/** The key that a piece is played in, and how the names of its score are written there. */
import { simplestRootOf } from '#engine/harmony/root-spelling'
import { degreeBetween, spellDegree } from '#engine/theory/interval'
import { signatureOf } from '#engine/theory/key-signature'
import type { TheoryContext } from '#engine/theory/layer'
import { isPlainName } from '#engine/theory/name-in-key'
import { type NoteName, pitchClassOf } from '#engine/theory/pitch'

/** The theory of the piece in the key that is played. */
export function transposedTheory(theory: TheoryContext, transpose: number): TheoryContext {
  if (transpose % 12 === 0) return theory
  const pitchClass = (((pitchClassOf(theory.root) + transpose) % 12) + 12) % 12
  return { ...theory, root: simplestRootOf(pitchClass, theory.chord, theory.root) }
}

/** A name in another key, by the same interval above the tonic. */
function nameInKey(name: NoteName, from: NoteName, to: NoteName): NoteName {
  return spellDegree(to, degreeBetween(from, name)).name
}

/**
 * The note of a score with its name in the key that is played. A name that would be hard to read
 * there, such as Cb in Bb major, gives way to that of the chord over it: B under B7.
 *
 * @param chord the tones of the chord over the note, in the key that is played
 */
export function namedInKey<Note extends { readonly name?: NoteName }>(
  note: Note,
  { root: from }: TheoryContext,
  { root: to, scale }: TheoryContext,
  chord: readonly NoteName[] = [],
): Note {
  if (!note.name || from === to) return note
  const name = nameInKey(note.name, from, to)
  if (isPlainName(name, signatureOf(to, scale))) return { ...note, name }
  return { ...note, name: chord.find((tone) => pitchClassOf(tone) === pitchClassOf(name)) ?? name }
}
