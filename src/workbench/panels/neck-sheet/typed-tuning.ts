/** Open strings that are typed into the search for tunings, in the names shown or any other. */
import {
  INSTRUMENTS,
  MAX_STRINGS,
  MIN_STRINGS,
  type Neck,
  neckOf,
  openNotesOf,
} from '#engine/instrument/neck'
import { neckOfNotes } from '#engine/instrument/read-neck'
import type { NameSystem } from '#engine/theory/note-names/name-systems'
import { readNoteName } from '#engine/theory/note-names/read-note-name'
import {
  formatNoteName,
  midiOf,
  type NoteName,
  parseNote,
  pitchClassOf,
} from '#engine/theory/pitch'
import { OPEN_MIDI_RANGE } from '../../editor/edit-strings'
import { typedNameSystems } from '../../state/shown-names'

/** `DADGAD`, `EADGHE`: letters without blanks, one a string. */
const LETTERS = /[A-H][#♯♭]?/gi

interface TypedNote {
  readonly name: NoteName
  /** Empty where none is typed. */
  readonly octave: string
}

function noteIn(system: NameSystem, text: string): TypedNote | undefined {
  const [, written = '', octave = ''] = /^(.*?)(\d?)$/u.exec(text) ?? []
  const name = readNoteName(written, system)
  return name && { name, octave }
}

/** In the first system of names that has all of them. */
function typedNotes(text: string): readonly TypedNote[] | undefined {
  const words = text.split(/[\s,]+/).filter((word) => word !== '')
  const letters = text.match(LETTERS) ?? []
  const items = words.length === 1 && letters.join('') === text ? letters : words
  if (items.length < MIN_STRINGS || items.length > MAX_STRINGS) return undefined
  for (const system of typedNameSystems()) {
    const notes = items.map((item) => noteIn(system, item))
    if (notes.every((note) => note !== undefined)) return notes
  }
  return undefined
}

const classesOf = (names: readonly NoteName[]) => names.map(pitchClassOf).join()

/**
 * The neck that open notes describe, the last string first: with octaves on the instrument at hand,
 * without them a tuning that has a name, of that instrument before others.
 */
export function typedTuning(text: string, { instrument, capo }: Neck): Neck | undefined {
  const notes = typedNotes(text)
  if (!notes) return undefined
  if (notes.every(({ octave }) => octave !== '')) {
    const midis = notes.map(({ name, octave }) => midiOf(name, Number(octave)))
    const { low, high } = OPEN_MIDI_RANGE
    if (midis.some((midi) => midi < low || midi > high)) return undefined
    const open = notes.map(({ name, octave }) => formatNoteName(name) + octave)
    return neckOfNotes(instrument, open, capo)
  }
  const asked = classesOf(notes.map(({ name }) => name))
  for (const owner of [instrument, ...INSTRUMENTS]) {
    const row = owner.tunings.find(
      (tuning) => classesOf(openNotesOf(tuning).map((note) => parseNote(note)!.name)) === asked,
    )
    if (row) return neckOf(owner, row, capo)
  }
  return undefined
}
