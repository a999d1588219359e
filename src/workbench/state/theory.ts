/** What the project's key, scale and chord say about each of the twelve pitch classes. */
import { computed } from '@preact/signals'
import { formatChordSymbol } from '#engine/theory/chord'
import { type PitchClassReading, readPitchClass, type TheoryContext } from '#engine/theory/layer'
import { formatPitch, type NoteName, pitchClassOf, pitchClassOfMidi } from '#engine/theory/pitch'
import { pitchClassSetOn } from '#engine/theory/scale'
import { project } from './project-store'
import { chordRootOf, contextOf } from './theory-context'

const theoryState = computed(() => project.value.theory)

/** Key root, scale, chord and active layer. `chord` stands on `chordRoot`, not on `context.root`. */
export const context = computed(() => contextOf(theoryState.value))

/** Root of the chord, which may be another note than the key's root. */
export const chordRoot = computed(() => chordRootOf(theoryState.value))

/** `Am7`, with the engine's ASCII accidentals. */
export const chordSymbol = computed(() => formatChordSymbol(chordRoot.value, context.value.chord))

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

/** Readings of the twelve pitch classes, indexed by pitch class. */
export const readings = computed(() => readTones(context.value, chordRoot.value))

/** Reading of one pitch in the project's theory. */
export function readingOf(midi: number): ToneReading {
  return readings.value[pitchClassOfMidi(midi)]!
}

/** A pitch written as the key spells it, with its octave: `Bb3`. */
export function nameOfMidi(midi: number): string {
  return formatPitch(readingOf(midi).name, midi)
}
