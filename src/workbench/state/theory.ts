/** What the project's key, scale and chord say about each of the twelve pitch classes. */
import { computed, type ReadonlySignal } from '@preact/signals'
import type { ProjectTheory } from '#engine/project/project-state'
import { type ChordType, chordTypeById, formatChordSymbol } from '#engine/theory/chord'
import type { TheoryContext } from '#engine/theory/layer'
import { formatPitch, type NoteName, parseRoot, pitchClassOfMidi } from '#engine/theory/pitch'
import { readTones, type ToneReading } from '#engine/theory/read-tones'
import { type Scale, scaleById } from '#engine/theory/scale'
import { theory } from './project-store'

/** The project's theory as the engine reads it. */
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

/** A theory and what it says of the tones, each part made anew when it changes. */
export interface TheoryView {
  /** Key root, scale, chord and active layer. `chord` stands on `chordRoot`, not on its root. */
  readonly context: ReadonlySignal<TheoryContext>
  /** Root of the chord, which may be another note than the key's root. */
  readonly chordRoot: ReadonlySignal<NoteName>
  /** `Am7`, with the engine's ASCII accidentals. */
  readonly chordSymbol: ReadonlySignal<string>
  /** Readings of the twelve pitch classes, indexed by pitch class. */
  readonly readings: ReadonlySignal<readonly ToneReading[]>
  /** Reading of one pitch. */
  readonly readingOf: (midi: number) => ToneReading
  /** A pitch written as the key spells it, with its octave: `Bb3`. */
  readonly nameOfMidi: (midi: number) => string
}

/** Reads a theory. */
export function viewTheory(theory: ReadonlySignal<ProjectTheory>): TheoryView {
  const context = computed(() => contextOf(theory.value))
  const chordRoot = computed(() => chordRootOf(theory.value))
  const readings = computed(() => readTones(context.value, chordRoot.value))
  const readingOf = (midi: number) => readings.value[pitchClassOfMidi(midi)]!
  return {
    context,
    chordRoot,
    chordSymbol: computed(() => formatChordSymbol(chordRoot.value, context.value.chord)),
    readings,
    readingOf,
    nameOfMidi: (midi) => formatPitch(readingOf(midi).name, midi),
  }
}

/** The project's theory as it stands. */
export const { context, chordRoot, chordSymbol, readings, readingOf, nameOfMidi } =
  viewTheory(theory)
