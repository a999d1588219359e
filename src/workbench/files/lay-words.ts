/** A way to lay a piece, in words. */
import type { ArrangeProposal } from '#formats/track/arrange-proposal'
import { counted } from '../state/display-text'

/** `1 octave down, capo 3`, `As written`. */
export function layText({ transpose, capo }: Pick<ArrangeProposal, 'transpose' | 'capo'>): string {
  const semitones = Math.abs(transpose)
  const distance =
    semitones % 12 === 0 ? counted(semitones / 12, 'octave') : counted(semitones, 'semitone')
  const moved = transpose === 0 ? 'As written' : `${distance} ${transpose < 0 ? 'down' : 'up'}`
  return capo === 0 ? moved : `${moved}, capo ${capo}`
}

/** `134 of 136 notes, 12 of them in another octave, needs fret 5`. */
export function layFacts({ kept, octaveMoves, neededFret }: ArrangeProposal): string {
  const { notes } = kept
  const facts = [`${notes.kept} of ${counted(notes.of, 'note')}`]
  if (octaveMoves > 0) facts.push(`${octaveMoves} of them in another octave`)
  if (neededFret > 0) facts.push(`needs fret ${neededFret}`)
  return facts.join(', ')
}
