/** What the project's key, scale and chord say about each of the twelve pitch classes. */
import { computed, type ReadonlySignal } from '@preact/signals'
import type { ProjectTheory } from '#engine/project/project-state'
import { formatChordSymbol } from '#engine/theory/chord'
import { type PitchClassReading, readPitchClass, type TheoryContext } from '#engine/theory/layer'
import { formatPitch, type NoteName, pitchClassOf, pitchClassOfMidi } from '#engine/theory/pitch'
import { pitchClassSetOn } from '#engine/theory/scale'
import { theory } from './project-store'
import { chordRootOf, contextOf } from './theory-context'

/** A pitch class as the active layer reads it: degrees count from the key's or the chord's root. */
export interface ToneReading extends PitchClassReading {
  readonly isRoot: boolean
}

/**
 * Reads all pitch classes, the chord on a root of its own. With one root for both this equals the
 * engine's reading: the active layer spells first, then the other one.
 */
export function readTones(key: TheoryContext, chordRoot: NoteName): readonly ToneReading[] {
  const root = key.layer === 'scale' ? key.root : chordRoot
  const rootClass = pitchClassOf(root)
  const scaleSet = pitchClassSetOn(pitchClassOf(key.root), key.scale.pitchClassSet)
  const chordSet = pitchClassSetOn(pitchClassOf(chordRoot), key.chord.pitchClassSet)
  return Array.from({ length: 12 }, (_, pitchClass) => {
    const inScale = ((scaleSet >> pitchClass) & 1) === 1
    const inChord = ((chordSet >> pitchClass) & 1) === 1
    const spelledByScale = key.layer === 'scale' ? inScale : inScale && !inChord
    const speller: TheoryContext = spelledByScale
      ? { ...key, layer: 'scale' }
      : { ...key, layer: 'chord', root: inChord ? chordRoot : root }
    const { name } = readPitchClass(speller, pitchClass)
    const inLayer = key.layer === 'scale' ? inScale : inChord
    return {
      ...readPitchClass({ ...key, root }, pitchClass, name),
      inScale,
      inChord,
      inLayer,
      role: inLayer ? 'inside-active-layer' : 'outside-active-layer',
      isRoot: pitchClass === rootClass,
    }
  })
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
