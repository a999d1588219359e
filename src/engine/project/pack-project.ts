/** Writes the packed form of a project (see `packed-form.ts`). */
import { midiAt } from '../instrument/fretboard'
import type { Measure, TabNote } from '../tab/tab-event'
import type { PackedKind } from './dictionaries'
import type { JsonValue } from './overlay'
import { packSong } from './pack-song'
import {
  EXPECTED,
  expectedMeasureId,
  formatMarks,
  formatPlace,
  impliedByNote,
  MIDNIGHT_UTC,
  RHYTHM_CODE_BASE,
} from './packed-form'
import { FIRST_ID_RUN, type IdRun, idInRun, indexOfId, runOfId } from './packed-ids'
import { type Advance, advanceTo, isSameAdvance, MEASURE_START, type Span } from './packed-rhythm'
import { neckOfProject } from './project-neck'
import type { ProjectState, ProjectTheory, SelectedPitch, TabProject } from './project-state'

type JsonList = readonly JsonValue[]

/** A value, or `null` where it is what a reader assumes without being told. */
function unless<Value extends JsonValue>(value: Value, expected: JsonValue): Value | null {
  return value === expected ? null : value
}

/** A list without the `null`s at its end. */
function trimmed(list: JsonList): JsonList {
  let length = list.length
  while (length > 0 && list[length - 1] === null) length--
  return list.slice(0, length)
}

/** A list, or `null` for an empty one. */
function unlessEmpty(list: JsonList): JsonList | null {
  return list.length === 0 ? null : list
}

function packStamp(stamp: string): string {
  return stamp.endsWith(MIDNIGHT_UTC) ? stamp.slice(0, -MIDNIGHT_UTC.length) : stamp
}

/** None of the words holds a blank. */
function packTheory({ root, scale, chord, layer, chordRoot }: ProjectTheory): string {
  const words = `${root} ${scale} ${chord} ${layer}`
  return chordRoot === undefined ? words : `${words} ${chordRoot}`
}

function packSource({ source }: SelectedPitch, firstNote: TabNote | undefined): string | null {
  if (source.instrument === 'piano') return ''
  return unless(formatPlace(source), firstNote ? formatPlace(firstNote) : null)
}

function packPitch(selected: SelectedPitch): JsonList {
  const implied = impliedByNote(selected.note)
  return trimmed([
    unless(selected.frequencyHz, implied?.frequencyHz ?? null),
    unless(selected.noteName, implied?.name ?? null),
    unless(selected.octave, implied?.octave ?? null),
    unless(selected.pitchClass, implied?.name ?? null),
  ])
}

function packTuning(tuning: TabProject['tuning'], form: PackedKind): JsonValue {
  const expected = EXPECTED.tuning
  const isExpected =
    tuning.length * 3 === expected.length &&
    tuning.every(
      ({ string, name, midi }, row) =>
        string === expected[row * 3] &&
        name === expected[row * 3 + 1] &&
        midi === expected[row * 3 + 2],
    )
  if (isExpected) return null
  const isInOrder = tuning.every(({ string }, row) => string === tuning.length - row)
  if (form.holdsAnyNeck && isInOrder) return tuning.map(({ name }) => name).join(' ')
  return tuning.flatMap(({ string, name, midi }) => [string, name, midi])
}

function packPlaces(notes: readonly TabNote[]): string {
  let places = ''
  for (const note of notes) places += formatPlace(note)
  return places
}

/** Notes of another technique than the expected one. */
function packTechniques(notes: readonly TabNote[]): JsonList {
  const exceptions: JsonValue[] = []
  for (const [noteIndex, { technique }] of notes.entries()) {
    if (technique !== EXPECTED.technique) exceptions.push(noteIndex, technique)
  }
  return exceptions
}

/** Notes with a finger, a tie, a lower voice or a name. */
function packMarks(notes: readonly TabNote[]): JsonList {
  return notes.flatMap((note, noteIndex) => {
    const letters = formatMarks(note)
    return letters === '' ? [] : [noteIndex, letters]
  })
}

/** Rhythm codes and the pairs that they point at. */
function packRhythm(notes: readonly TabNote[]): readonly [string | null, JsonList | null] {
  const advances: Advance[] = []
  const durations: number[] = []
  let codes = ''
  let before: Span = MEASURE_START
  for (const note of notes) {
    const advance = advanceTo(note.startBeat, before)
    let pair = 0
    while (
      pair < advances.length &&
      (durations[pair] !== note.durationBeats || !isSameAdvance(advances[pair]!, advance))
    ) {
      pair++
    }
    if (pair === advances.length) {
      advances.push(advance)
      durations.push(note.durationBeats)
    }
    codes += String.fromCharCode(RHYTHM_CODE_BASE + pair)
    before = note
  }
  if (advances.length > 1) {
    return [codes, advances.flatMap((advance, pair) => [advance, durations[pair]!])]
  }
  const plain = advances[0] === null && durations[0] === EXPECTED.durationBeats
  return [null, plain || notes.length === 0 ? null : [advances[0]!, durations[0]!]]
}

/** The breaks in the run of ids, and the run that the next measure continues. */
function packIds(notes: readonly TabNote[], run: IdRun): readonly [JsonList, IdRun] {
  const breaks: JsonValue[] = []
  let current = run
  let last = run.index
  for (const [noteIndex, note] of notes.entries()) {
    const index = last + 1
    last = index
    if (note.id === idInRun(current, index, note)) continue
    const ownIndex = indexOfId(note.id)
    if (ownIndex !== undefined && note.id === idInRun(current, ownIndex, note)) {
      breaks.push(noteIndex, ownIndex)
      last = ownIndex
    } else {
      breaks.push(noteIndex, note.id)
      current = runOfId(note.id, note)
      last = current.index
    }
  }
  return [breaks, { ...current, index: last }]
}

function packMeasures(measures: readonly Measure[]): JsonList {
  let run = FIRST_ID_RUN
  let tempo: number = EXPECTED.tempo
  let [beats, unit]: readonly [number, number] = [EXPECTED.beats, EXPECTED.beatUnit]
  return measures.map((measure, measureIndex) => {
    const { notes, timeSignature } = measure
    const [codes, pairs] = packRhythm(notes)
    const [breaks, nextRun] = packIds(notes, run)
    const packed = trimmed([
      packPlaces(notes),
      codes,
      pairs,
      unlessEmpty(breaks),
      unless(measure.id, expectedMeasureId(measureIndex)),
      unless(measure.tempo, tempo),
      unless(timeSignature[0], beats),
      unless(timeSignature[1], unit),
      unlessEmpty(packTechniques(notes)),
      unlessEmpty(packMarks(notes)),
    ])
    run = nextRun
    tempo = measure.tempo
    ;[beats, unit] = timeSignature
    return packed
  })
}

/** The form holds no midi: it follows from the place. */
function refuseWrongMidi(state: ProjectState): void {
  const neck = neckOfProject(state)
  for (const { notes } of state.tabProject.measures) {
    for (const note of notes) {
      if (note.midi !== midiAt(note, neck)) {
        throw new RangeError(`note ${note.id} is not the pitch of its string and fret`)
      }
    }
  }
}

/**
 * The packed form of a project whose version is the form's own, and whose neck the form can hold.
 *
 * @throws RangeError when a note's midi is not what its place sounds.
 */
export function packProject(state: ProjectState, form: PackedKind): JsonList {
  const { selectedPitch: selected, theory, mapping, transport, tabProject: tab } = state
  refuseWrongMidi(state)
  return trimmed([
    tab.title,
    tab.id,
    packTheory(theory),
    selected.note,
    packSource(selected, tab.measures.find(({ notes }) => notes.length > 0)?.notes[0]),
    packMeasures(tab.measures),
    unless(packStamp(tab.createdAt), form.date),
    unless(packStamp(tab.updatedAt), packStamp(tab.createdAt)),
    unless(transport.cursorBeat, EXPECTED.cursorBeat),
    unless(mapping.pianoPreset, EXPECTED.pianoPreset),
    unless(transport.outputLevel, EXPECTED.outputLevel),
    unless(mapping.mode, EXPECTED.mode),
    unless(tab.capo, EXPECTED.capo),
    packTuning(tab.tuning, form),
    unlessEmpty(packPitch(selected)),
    state.overlays ?? null,
    tab.instrument ?? null,
    state.song ? packSong(state.song) : null,
    (state.worksheet as JsonValue | undefined) ?? null,
  ])
}
