/** Sense of a project whose shape is right: its parts must not contradict each other. */
import type { Issue } from '../errors'
import { type FretPosition, isOnNeck, midiAt } from '../instrument/fretboard'
import { MAX_CAPO, type Neck } from '../instrument/neck'
import { midiOf, parseNote, parseRoot, pitchClassOf, pitchClassOfMidi } from '../theory/pitch'
import { MAX_ISSUES } from './field-reader'
import { hasNeck, neckOfProject } from './project-neck'
import type { ProjectState } from './project-state'

/** Contradictions between the parts of a project; empty when they agree. */
export function contradictionsOf(state: ProjectState): readonly Issue[] {
  const issues: Issue[] = []
  const add = (path: string, message: string) => {
    if (issues.length < MAX_ISSUES) issues.push({ path, message })
  }
  const { selectedPitch: selected, tabProject } = state
  const strings = new Set<number>()
  for (const [index, row] of tabProject.tuning.entries()) {
    const path = `tabProject.tuning[${index}]`
    if (strings.has(row.string)) add(`${path}.string`, `string ${row.string} is listed twice`)
    strings.add(row.string)
    if (midiOfText(row.name) !== row.midi)
      add(`${path}.midi`, `${row.name} is not MIDI ${row.midi}`)
  }
  // Without sound strings there is no neck to compare with.
  if (issues.length > 0) return issues
  if (!hasNeck(state)) {
    const { capo } = tabProject
    return [{ path: 'tabProject.capo', message: `a capo is at fret 0 to ${MAX_CAPO}, got ${capo}` }]
  }
  const neck = neckOfProject(state)
  const checkPlace = (path: string, midiPath: string, place: FretPosition, midi: number) => {
    const words = `string ${place.string} fret ${place.fret}`
    if (!isOnNeck(place, neck)) {
      add(path, `${words} is not on this neck${fretsOf(place.string, neck)}`)
    } else if (midiAt(place, neck) !== midi) {
      add(midiPath, `${words} is MIDI ${midiAt(place, neck)}, not ${midi}`)
    }
  }
  if (midiOfText(selected.note) !== selected.midi) {
    add('selectedPitch.midi', `${selected.note} is not MIDI ${selected.midi}`)
  }
  if (parseNote(selected.note)!.octave !== selected.octave) {
    add('selectedPitch.octave', `${selected.note} is not in octave ${selected.octave}`)
  }
  for (const key of ['noteName', 'pitchClass'] as const) {
    if (pitchClassOf(parseRoot(selected[key])!) !== pitchClassOfMidi(selected.midi)) {
      add(`selectedPitch.${key}`, `${selected[key]} does not name MIDI ${selected.midi}`)
    }
  }
  if (selected.source.instrument === 'guitar') {
    const path = 'selectedPitch.source'
    checkPlace(path, path, selected.source, selected.midi)
  }
  for (const [measureIndex, measure] of tabProject.measures.entries()) {
    for (const [noteIndex, note] of measure.notes.entries()) {
      const path = `tabProject.measures[${measureIndex}].notes[${noteIndex}]`
      checkPlace(`${path}.fret`, `${path}.midi`, note, note.midi)
      const { name, midi } = note
      if (name !== undefined && pitchClassOf(parseRoot(name)!) !== pitchClassOfMidi(midi)) {
        add(`${path}.name`, `${name} does not name MIDI ${midi}`)
      }
    }
  }
  return issues
}

function midiOfText(note: string): number {
  const { name, octave } = parseNote(note)!
  return midiOf(name, octave!)
}

/** The frets of a string in words: `: string 5 has frets 0 and 6–22`. */
function fretsOf(string: number, { strings, maxFret, capo }: Neck): string {
  const { startFret } = strings[string - 1]!
  const frets = startFret === 0 ? `0–${maxFret}` : `0 and ${startFret + 1}–${maxFret}`
  return `: string ${string} has frets ${frets}${capo > 0 ? ` above the capo at ${capo}` : ''}`
}
