/**
 * Reads the packed form of a project (see `packed-form.ts`). What is packed is untrusted: here it
 * only has to be of the form; whether the fields make a project is for `checkProject` to say.
 */

import type { FretPosition } from '../instrument/fretboard'
import { INSTRUMENTS, MAX_STRINGS } from '../instrument/neck'
import type { PackedKind } from './dictionaries'
import { unpackSong } from './pack-song'
import {
  EXPECTED,
  expectedMeasureId,
  impliedByNote,
  MIDNIGHT_UTC,
  parseMarks,
  parsePlace,
  RHYTHM_CODE_BASE,
} from './packed-form'
import { FIRST_ID_RUN, type IdRun, idInRun, runOfId } from './packed-ids'
import { type Advance, MEASURE_START, type Span, startAfter } from './packed-rhythm'
import { PROJECT_LIMITS } from './project-limits'
import { PROJECT_APP } from './project-state'

const MOST_TUNING_CELLS = 3 * MAX_STRINGS

/** Thrown and caught within this file. */
class NotPacked extends Error {}

function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  throw new NotPacked()
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  throw new NotPacked()
}

function numberOf(value: unknown): number {
  if (typeof value === 'number') return value
  throw new NotPacked()
}

/** A field, or what is expected in its place. */
function or(field: unknown, expected: unknown): unknown {
  return field ?? expected
}

/** A list of note index and value as a map. */
function byNoteIndex(field: unknown): ReadonlyMap<number, unknown> {
  const cells = listOf(or(field, []))
  const values = new Map<number, unknown>()
  for (let cell = 0; cell < cells.length; cell += 2)
    values.set(numberOf(cells[cell]), cells[cell + 1])
  return values
}

function unpackPlaces(field: unknown, room: number): readonly FretPosition[] {
  const text = textOf(field)
  if (text.length % 2 !== 0 || text.length / 2 > room) throw new NotPacked()
  return Array.from({ length: text.length / 2 }, (_, noteIndex) => {
    const place = parsePlace(text, noteIndex)
    if (!place) throw new NotPacked()
    return place
  })
}

function advanceOf(value: unknown): Advance {
  if (value === null || value === true || typeof value === 'number') return value
  const list = listOf(value)
  if (list.length !== 1) throw new NotPacked()
  return [numberOf(list[0])]
}

function unpackRhythm(codes: unknown, pairs: unknown, noteCount: number): readonly Span[] {
  const list = listOf(or(pairs, [null, EXPECTED.durationBeats]))
  const text = codes === null || codes === undefined ? undefined : textOf(codes)
  if (text !== undefined && text.length !== noteCount) throw new NotPacked()
  const spans: Span[] = []
  let before = MEASURE_START
  for (let noteIndex = 0; noteIndex < noteCount; noteIndex++) {
    const pair = text === undefined ? 0 : text.charCodeAt(noteIndex) - RHYTHM_CODE_BASE
    before = {
      startBeat: startAfter(advanceOf(list[2 * pair]), before),
      durationBeats: numberOf(list[2 * pair + 1]),
    }
    spans.push(before)
  }
  return spans
}

function unpackIds(
  field: unknown,
  places: readonly FretPosition[],
  run: IdRun,
): readonly [readonly string[], IdRun] {
  const breaks = byNoteIndex(field)
  const ids: string[] = []
  let current = run
  for (const [noteIndex, place] of places.entries()) {
    const written = breaks.get(noteIndex)
    if (typeof written === 'string') {
      // A run repeats its prefix in each id: one longer than an id may be would use much memory.
      if (written.length > PROJECT_LIMITS.maxIdLength) throw new NotPacked()
      current = runOfId(written, place)
      ids.push(written)
    } else {
      current = { ...current, index: written === undefined ? current.index + 1 : numberOf(written) }
      ids.push(idInRun(current, current.index, place))
    }
  }
  return [ids, current]
}

function marksOf(letters: unknown) {
  const marks = letters === undefined ? {} : parseMarks(textOf(letters))
  if (!marks) throw new NotPacked()
  return marks
}

function unpackMeasures(field: unknown, midiOfPlace: (place: FretPosition) => number): unknown {
  let run = FIRST_ID_RUN
  let tempo: unknown = EXPECTED.tempo
  let beats: unknown = EXPECTED.beats
  let unit: unknown = EXPECTED.beatUnit
  let room: number = PROJECT_LIMITS.maxNotes
  const measures = listOf(field)
  if (measures.length > PROJECT_LIMITS.maxMeasures) throw new NotPacked()
  return measures.map((measure, measureIndex) => {
    const packed = listOf(measure)
    const places = unpackPlaces(packed[0], room)
    room -= places.length
    const spans = unpackRhythm(packed[1], packed[2], places.length)
    const [ids, nextRun] = unpackIds(packed[3], places, run)
    const techniques = byNoteIndex(packed[8])
    const marks = byNoteIndex(packed[9])
    run = nextRun
    tempo = or(packed[5], tempo)
    beats = or(packed[6], beats)
    unit = or(packed[7], unit)
    return {
      id: or(packed[4], expectedMeasureId(measureIndex)),
      notes: places.map(({ string, fret }, noteIndex) => ({
        id: ids[noteIndex],
        string,
        fret,
        midi: midiOfPlace({ string, fret }),
        ...spans[noteIndex],
        technique: or(techniques.get(noteIndex), EXPECTED.technique),
        ...marksOf(marks.get(noteIndex)),
      })),
      tempo,
      timeSignature: [beats, unit],
    }
  })
}

interface PackedString {
  readonly string: unknown
  readonly name: unknown
  readonly midi: unknown
}

function unpackTuning(field: unknown, { holdsAnyNeck }: PackedKind): readonly PackedString[] {
  if (holdsAnyNeck && typeof field === 'string') return unpackOpenNotes(field)
  const cells = listOf(or(field, EXPECTED.tuning))
  const isCount = holdsAnyNeck
    ? cells.length <= MOST_TUNING_CELLS
    : cells.length === EXPECTED.tuning.length
  if (!isCount || cells.length % 3 !== 0) throw new NotPacked()
  return Array.from({ length: cells.length / 3 }, (_, row) => ({
    string: cells[3 * row],
    name: cells[3 * row + 1],
    midi: cells[3 * row + 2],
  }))
}

function unpackOpenNotes(text: string): readonly PackedString[] {
  const names = text.split(' ', MAX_STRINGS + 1)
  if (names.length > MAX_STRINGS) throw new NotPacked()
  return names.map((name, row) => ({
    string: names.length - row,
    name,
    midi: impliedByNote(name)?.midi,
  }))
}

/** What a place sounds; not a number where its string is not in the tuning. */
function midiRuleOf(
  tuning: readonly PackedString[],
  list: readonly unknown[],
  { holdsAnyNeck }: PackedKind,
): (place: FretPosition) => number {
  const openMidi = new Map(tuning.map((row) => [row.string, row.midi]))
  const capo = holdsAnyNeck ? Number(or(list[12], EXPECTED.capo)) : 0
  const instrument = INSTRUMENTS.find(({ id }) => id === list[16])
  return ({ string, fret }) => {
    const startFret = fret === 0 ? 0 : (instrument?.startFrets?.[string] ?? 0)
    return Number(openMidi.get(string)) + capo + fret - startFret
  }
}

function unpackStamp(field: unknown, expected: string): string {
  const stamp = textOf(or(field, expected))
  return stamp.includes('T') ? stamp : stamp + MIDNIGHT_UTC
}

function unpackSource(field: unknown, measures: readonly unknown[]): unknown {
  if (field === '') return { instrument: 'piano' }
  const places = [field, ...measures.map((measure) => listOf(measure)[0])]
  const place = parsePlace(
    textOf(places.find((text) => text !== null && text !== undefined && text !== '')),
    0,
  )
  if (!place) throw new NotPacked()
  return { instrument: 'guitar', ...place }
}

function unpackList(list: readonly unknown[], form: PackedKind): unknown {
  const [title, id, theory, note, source, measures] = list
  const [root, scale, chord, layer, chordRoot] = textOf(theory).split(' ')
  const implied = impliedByNote(textOf(note))
  const [frequencyHz, noteName, octave, pitchClass] = listOf(or(list[14], []))
  const tuning = unpackTuning(list[13], form)
  const instrument = form.holdsAnyNeck ? or(list[16], null) : null
  const createdAt = unpackStamp(list[6], form.date)
  return {
    app: PROJECT_APP,
    version: form.date,
    selectedPitch: {
      frequencyHz: or(frequencyHz, implied?.frequencyHz),
      midi: implied?.midi,
      note,
      noteName: or(noteName, implied?.name),
      octave: or(octave, implied?.octave),
      pitchClass: or(pitchClass, implied?.name),
      source: unpackSource(source, listOf(measures)),
    },
    theory: { chord, ...(chordRoot !== undefined && { chordRoot }), layer, root, scale },
    mapping: { mode: or(list[11], EXPECTED.mode), pianoPreset: or(list[9], EXPECTED.pianoPreset) },
    transport: {
      cursorBeat: or(list[8], EXPECTED.cursorBeat),
      outputLevel: or(list[10], EXPECTED.outputLevel),
    },
    tabProject: {
      capo: or(list[12], EXPECTED.capo),
      createdAt,
      id,
      ...(instrument !== null && { instrument }),
      measures: unpackMeasures(measures, midiRuleOf(tuning, list, form)),
      title,
      tuning,
      updatedAt: unpackStamp(list[7], createdAt),
    },
    ...(or(list[17], null) !== null && { song: unpackSong(list[17]) }),
    ...(or(list[18], null) !== null && { worksheet: list[18] }),
    ...(or(list[15], null) !== null && { overlays: list[15] }),
  }
}

/**
 * The project that a packed form stands for, its fields still unchecked; `undefined` when the
 * value is not a packed form. Never larger than the limits on notes and measures allow.
 */
export function unpackProject(packed: unknown, form: PackedKind): unknown {
  try {
    return unpackList(listOf(packed), form)
  } catch (error) {
    if (error instanceof NotPacked) return undefined
    throw error
  }
}
