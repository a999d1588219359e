/** The names of notes that are given as numbers, in the theory that they are played in. */
import { spellChord } from './chord'
import { signatureOf } from './key-signature'
import { readPitchClass, type TheoryContext } from './layer'
import { type LineNote, namesOfLines, type WrittenKey } from './line-names'
import { type NoteName, pitchClassOf } from './pitch'
import { spellScale } from './scale'

/** What music is written in; the chord stands on the root of the scale unless it has its own. */
export type WrittenTheory = TheoryContext & { readonly chordRoot?: NoteName }

const CHROMATIC_TONES = 12

/** The key of a theory: its scale and chord keep their names; twelve tones have none of their own. */
export function writtenKeyOf(theory: WrittenTheory): WrittenKey {
  const { root, scale, chord, layer, chordRoot = root } = theory
  const ofScale = scale.degrees.length < CHROMATIC_TONES ? spellScale(root, scale) : []
  const ofChord = spellChord(chordRoot, chord)
  const names = layer === 'scale' ? [...ofScale, ...ofChord] : [...ofChord, ...ofScale]
  const own = new Array<NoteName | undefined>(CHROMATIC_TONES).fill(undefined)
  for (const name of names) own[pitchClassOf(name)] ??= name
  return { ...signatureOf(root, scale), own }
}

/** The names of notes in a theory; one note alone without a chord over it goes nowhere and is named by itself. */
export function namesInTheory(
  notes: readonly Omit<LineNote, 'key'>[],
  theory: WrittenTheory,
): readonly NoteName[] {
  const [first, second] = notes
  if (first && !second && !first.chord) return [readPitchClass(theory, first.midi % 12).name]
  const key = writtenKeyOf(theory)
  return namesOfLines(notes.map((note) => ({ ...note, key })))
}

interface AskedNote {
  readonly midi: number
  readonly name?: NoteName | undefined
  readonly startBeat: number
  readonly durationBeats: number
}

/**
 * The notes, each with a name. A name that is given is kept. One note alone stays without, so that its
 * theory reads it.
 *
 * @param voices the written voice of each note; notes of one voice are a line
 * @param chords the tones of the chord over each note
 */
export function withNames<Note extends AskedNote>(
  notes: readonly Note[],
  theory: TheoryContext,
  voices: readonly (number | undefined)[] = [],
  chords: readonly LineNote['chord'][] = [],
): readonly Note[] {
  const isAlone = notes.length === 1 && !chords[0]
  if (isAlone || notes.every(({ name }) => name)) return notes
  const names = namesInTheory(
    notes.map(({ midi, startBeat: start, durationBeats }, index) => {
      const line = voices[index] ?? 1
      return { midi, start, end: start + durationBeats, line, chord: chords[index] }
    }),
    theory,
  )
  return notes.map((note, index) => (note.name ? note : { ...note, name: names[index]! }))
}
