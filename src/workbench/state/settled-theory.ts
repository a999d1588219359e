/**
 * The project's theory for the panels below the neck, whose answers take longer than a frame: the
 * same as in `theory`, one picture later.
 */
import { settled } from './after-paint'
import { capo, theory } from './project-store'
import { viewTheory } from './theory'

export const { context, chordRoot, chordSymbol, readings, readingOf, nameOfMidi } = viewTheory(
  settled(theory),
)

/** Frets from the nut to the capo, 0 without one. */
export const settledCapo = settled(capo)
