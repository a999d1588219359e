/**
 * The project's theory for views whose answers take longer than a frame, the same as in `theory`:
 * the keyboard has it one picture later, the panels below two, so that each picture is short.
 */
import { settled } from './after-paint'
import { capo, theory } from './project-store'
import { viewTheory } from './theory'

const nextTheory = settled(theory)

/** One picture later. */
export const { readingOf: nextReadingOf } = viewTheory(nextTheory)

/** Two pictures later. */
export const { context, chordRoot, chordSymbol, readings, readingOf, nameOfMidi } = viewTheory(
  settled(nextTheory),
)

/** Frets from the nut to the capo, 0 without one; two pictures later. */
export const settledCapo = settled(settled(capo))
