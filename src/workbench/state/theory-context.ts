/** The project's theory as the engine reads it. */
import type { ProjectTheory } from '#engine/project/project-state'
import { type ChordType, chordTypeById } from '#engine/theory/chord'
import type { TheoryContext } from '#engine/theory/layer'
import { type NoteName, parseRoot } from '#engine/theory/pitch'
import { type Scale, scaleById } from '#engine/theory/scale'

const C = { letter: 'C', accidental: 0 } as const
const MAJOR_SCALE = scaleById('major') as Scale
const MAJOR_CHORD = chordTypeById('major') as ChordType

const composedTypes = new Map<string, ChordType>()

/** Makes a chord type that the table lacks known to the project, under its id. */
export function rememberChordType(chord: ChordType): void {
  if (chordTypeById(chord.id) === undefined) composedTypes.set(chord.id, chord)
}

/** A chord type of the table, or a composed one that has been remembered. */
export function knownChordType(id: string): ChordType | undefined {
  return chordTypeById(id) ?? composedTypes.get(id)
}

/** Scale and chord on the key's root; an unknown composed chord type reads as major. */
export function contextOf(theory: ProjectTheory): TheoryContext {
  return {
    root: parseRoot(theory.root) ?? C,
    scale: scaleById(theory.scale) ?? MAJOR_SCALE,
    chord: knownChordType(theory.chord) ?? MAJOR_CHORD,
    layer: theory.layer,
  }
}

/** Root of the chord: its own where it has one, else the key's. */
export function chordRootOf(theory: ProjectTheory): NoteName {
  return parseRoot(theory.chordRoot ?? theory.root) ?? C
}
