/** Sense of a project whose shape is right: its parts must not contradict each other. */
import type { Issue } from '../errors'
import { midiOf, parseNote, parseRoot, pitchClassOf, pitchClassOfMidi } from '../theory/pitch'
import { MAX_ISSUES } from './field-reader'
import type { ProjectState } from './project-state'

/** Contradictions between the parts of a project; empty when they agree. */
export function contradictionsOf(state: ProjectState): readonly Issue[] {
  const issues: Issue[] = []
  const add = (path: string, message: string) => {
    if (issues.length < MAX_ISSUES) issues.push({ path, message })
  }
  const { selectedPitch: selected, tabProject } = state
  const openMidi = new Map<number, number>()
  for (const [index, row] of tabProject.tuning.entries()) {
    const path = `tabProject.tuning[${index}]`
    if (openMidi.has(row.string)) add(`${path}.string`, `string ${row.string} is listed twice`)
    openMidi.set(row.string, row.midi)
    if (midiOfText(row.name) !== row.midi)
      add(`${path}.midi`, `${row.name} is not MIDI ${row.midi}`)
  }
  const soundsMidi = (string: number, fret: number) => (openMidi.get(string) ?? 0) + fret
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
    const { string, fret } = selected.source
    if (soundsMidi(string, fret) !== selected.midi) {
      add(
        'selectedPitch.source',
        `string ${string} fret ${fret} is MIDI ${soundsMidi(string, fret)}, not ${selected.midi}`,
      )
    }
  }
  for (const [measureIndex, measure] of tabProject.measures.entries()) {
    for (const [noteIndex, { string, fret, midi }] of measure.notes.entries()) {
      if (soundsMidi(string, fret) === midi) continue
      add(
        `tabProject.measures[${measureIndex}].notes[${noteIndex}].midi`,
        `string ${string} fret ${fret} is MIDI ${soundsMidi(string, fret)}, not ${midi}`,
      )
    }
  }
  return issues
}

function midiOfText(note: string): number {
  const { name, octave } = parseNote(note)!
  return midiOf(name, octave!)
}
