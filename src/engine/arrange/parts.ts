/** Names of parts: what their notes are for, and in which voice of a staff they are written. */
import type { LowerVoice } from '../tab/tab-event'
import type { ArrangedNote, Role } from './arrangement'

export interface Part {
  /** `right` and `left` have a melody on top and a bass below. */
  readonly role: Role | 'right' | 'left'
  /** Left out for the first, with stems up. */
  readonly voice?: LowerVoice
}

const MELODY: Part = { role: 'melody' }
const BASS: Part = { role: 'bass', voice: 2 }
const HARMONY: Part = { role: 'harmony', voice: 2 }
const UPPER: Part = { role: 'right' }
const LOWER: Part = { role: 'left', voice: 2 }

// biome-ignore format: one line a part
const PART_OF_NAME: ReadonlyMap<string, Part> = new Map([
  ...named(MELODY, 'melody', 'soprano', 'lead', 'top', 'vocal', 'vocals'),
  ...named(BASS, 'bass'),
  ...named({ role: 'harmony' }, 'alto'),
  ...named(HARMONY, 'harmony', 'inner', 'tenor', 'chords', 'accompaniment'),
  ...named(UPPER, 'right', 'right hand', 'rh', 'treble', 'upper', '1', 'voice 1'),
  ...named(LOWER, 'left', 'left hand', 'lh', 'lower', '2', 'voice 2'),
])

function named(part: Part, ...names: readonly string[]): readonly (readonly [string, Part])[] {
  return names.map((name) => [name, part])
}

/**
 * The part of a name, in any case; none for a name without a known word.
 *
 * @example
 * partNamed('Bass') // => {"role":"bass","voice":2}
 * partNamed('Track 2') // => undefined
 */
export function partNamed(name: string | undefined): Part | undefined {
  return name === undefined ? undefined : PART_OF_NAME.get(name.trim().toLowerCase())
}

/**
 * The written voice of each note by the name of its part; none where all would be in one voice.
 *
 * @example
 * writtenVoicesOf(['melody', 'bass']) // => [null,2]
 * writtenVoicesOf(['bass', 'bass']) // => [null,null]
 */
export function writtenVoicesOf(
  names: readonly (string | undefined)[],
): readonly (LowerVoice | undefined)[] {
  const voices = names.map((name) => partNamed(name)?.voice)
  const isDivided = voices.some((voice) => voice !== voices[0])
  return isDivided ? voices : voices.map(() => undefined)
}

/** The written voice of each note of an arrangement: by its part, else by what it is for. */
export function voicesOfArranged(
  notes: readonly Pick<ArrangedNote, 'role' | 'voice'>[],
): readonly (LowerVoice | undefined)[] {
  return writtenVoicesOf(notes.map(({ role, voice }) => (partNamed(voice) ? voice : role)))
}
