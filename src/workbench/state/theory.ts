/** What the project's key, scale and chord say about each of the twelve pitch classes. */
import { computed } from '@preact/signals'
import { formatChordSymbol } from '#engine/theory/chord'
import { type PitchClassReading, readPitchClasses } from '#engine/theory/layer'
import { formatPitch, pitchClassOf, pitchClassOfMidi } from '#engine/theory/pitch'
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

/** A pitch class in the key, with the interval that it forms over the chord's root. */
export interface ToneReading extends PitchClassReading {
  /** Over the chord's root: `R`, `b3`; equals `interval` when the chord stands on the key's root. */
  readonly chordInterval: string
  readonly chordIntervalSymbol: string
  readonly isChordRoot: boolean
}

/** Readings of the twelve pitch classes, indexed by pitch class; `inChord` is of the actual chord. */
export const readings = computed<readonly ToneReading[]>(() => {
  const key = context.value
  const overKey = readPitchClasses(key)
  const overChord = readPitchClasses({ ...key, root: chordRoot.value, layer: 'chord' })
  const chordRootClass = pitchClassOf(chordRoot.value)
  const chordSet = pitchClassSetOn(chordRootClass, key.chord.pitchClassSet)
  return overKey.map((reading, pitchClass) => {
    const inChord = ((chordSet >> pitchClass) & 1) === 1
    const chordReading = overChord[pitchClass]!
    return {
      ...reading,
      // Outside the scale the chord spells: Ab7 in C major has a Gb, not an F#.
      ...(inChord && !reading.inScale && spelledBy(chordReading)),
      inChord,
      chordInterval: chordReading.interval,
      chordIntervalSymbol: chordReading.intervalSymbol,
      isChordRoot: pitchClass === chordRootClass,
    }
  })
})

function spelledBy(reading: PitchClassReading): Pick<PitchClassReading, 'name' | 'pitchClass'> {
  return { name: reading.name, pitchClass: reading.pitchClass }
}

/** Reading of one pitch in the key. */
export function readingOf(midi: number): ToneReading {
  return readings.value[pitchClassOfMidi(midi)]!
}

/** A pitch written as the key spells it, with its octave: `Bb3`. */
export function nameOfMidi(midi: number): string {
  return formatPitch(readingOf(midi).name, midi)
}
