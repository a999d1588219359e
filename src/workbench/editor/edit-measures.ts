/** Edits of the measures themselves: adding, taking out, tempo and time signature. */
import { emptyMeasure, splitIntoBars, type TimeSignature } from '#engine/tab/measure'
import type { Measure } from '#engine/tab/tab-event'
import { type Measures, noteIdsFor } from './edit-tab'
import { snapBeat } from './note-length'

const MEASURE_ID = /^measure-(\d+)$/
export const MIN_TEMPO_BPM = 20
export const MAX_TEMPO_BPM = 400
export const BEAT_UNITS = [2, 4, 8, 16] as const
export const MAX_BEATS_PER_BAR = 32

function highestNumber(measures: Measures): number {
  return measures.reduce(
    (highest, { id }) => Math.max(highest, Number(MEASURE_ID.exec(id)?.[1] ?? 0)),
    0,
  )
}

/** Adds an empty measure after another one, with its tempo and signature. */
export function addMeasure(measures: Measures, afterIndex: number): Measures {
  const before = measures[afterIndex]
  const added = emptyMeasure(highestNumber(measures) + 1, before?.timeSignature, before?.tempo)
  return [...measures.slice(0, afterIndex + 1), added, ...measures.slice(afterIndex + 1)]
}

/** Measures from elsewhere with ids that the tab does not have yet. */
export function withOwnIds(tab: Measures, added: Measures): Measures {
  const newId = noteIdsFor(tab)
  const highest = highestNumber(tab)
  return added.map((measure, index) => ({
    ...measure,
    id: emptyMeasure(highest + index + 1).id,
    notes: measure.notes.map((note) => ({ ...note, id: newId() })),
  }))
}

/** Adds measures behind the last one that has notes, at its tempo. */
export function appendMeasures(measures: Measures, added: Measures): Measures {
  const last = measures.findLastIndex(({ notes }) => notes.length > 0)
  const { tempo } = measures[Math.max(0, last)] ?? emptyMeasure()
  const moved = withOwnIds(measures, added).map((measure) => ({ ...measure, tempo }))
  return [...measures.slice(0, last + 1), ...moved]
}

/** Adds a copy of a measure after it. */
export function duplicateMeasure(measures: Measures, index: number): Measures {
  const copied = measures[index]
  if (!copied) return measures
  const newId = noteIdsFor(measures)
  const copy: Measure = {
    ...copied,
    id: emptyMeasure(highestNumber(measures) + 1).id,
    notes: copied.notes.map((note) => ({ ...note, id: newId() })),
  }
  return [...measures.slice(0, index + 1), copy, ...measures.slice(index + 1)]
}

/** Takes a measure out; the last one that is left is emptied instead. */
export function removeMeasure(measures: Measures, index: number): Measures {
  const measure = measures[index]
  if (!measure) return measures
  if (measures.length > 1) return measures.filter((_, other) => other !== index)
  return measure.notes.length === 0 ? measures : [{ ...measure, notes: [] }]
}

/** Sets the tempo of every measure, in whole beats per minute within 20–400. */
export function setTempo(measures: Measures, tempoBpm: number): Measures {
  const tempo = Math.round(Math.min(MAX_TEMPO_BPM, Math.max(MIN_TEMPO_BPM, tempoBpm)))
  return measures.every((measure) => measure.tempo === tempo)
    ? measures
    : measures.map((measure) => ({ ...measure, tempo }))
}

/** Raises or lowers every tempo by the same amount; differences between measures stay. */
export function changeTempo(measures: Measures, addedBpm: number): Measures {
  const tempos = measures.map(({ tempo }) => tempo + addedBpm)
  const isPossible = tempos.every((tempo) => tempo >= MIN_TEMPO_BPM && tempo <= MAX_TEMPO_BPM)
  return isPossible
    ? measures.map((measure, index) => ({ ...measure, tempo: tempos[index]! }))
    : measures
}

/** A measure in another signature that sounds as before: beats and tempo follow the new unit. */
function inSignature(measure: Measure, timeSignature: TimeSignature): Measure {
  const ratio = timeSignature[1] / measure.timeSignature[1]
  return {
    ...measure,
    timeSignature,
    tempo: Math.min(MAX_TEMPO_BPM, Math.max(MIN_TEMPO_BPM, measure.tempo * ratio)),
    notes: measure.notes.map((note) => ({
      ...note,
      startBeat: snapBeat(note.startBeat * ratio),
      durationBeats: snapBeat(note.durationBeats * ratio),
    })),
  }
}

/**
 * Sets the time signature of one measure, or of it and all that follow. Notes keep their written
 * lengths; a bar that becomes too short for its notes is split into several.
 */
export function setTimeSignature(
  measures: Measures,
  index: number,
  timeSignature: TimeSignature,
  toEnd: boolean,
): Measures {
  const isTouched = (measure: Measure, at: number) =>
    (toEnd ? at >= index : at === index) &&
    (measure.timeSignature[0] !== timeSignature[0] || measure.timeSignature[1] !== timeSignature[1])
  if (!measures.some(isTouched)) return measures
  return withFreshIds(
    measures.flatMap((measure, at) =>
      isTouched(measure, at) ? clippedBars(inSignature(measure, timeSignature)) : [measure],
    ),
  )
}

/** The bars of a measure, none of whose notes rings over its end. */
function clippedBars(measure: Measure): readonly Measure[] {
  return splitIntoBars(measure).map((bar) => ({
    ...bar,
    notes: bar.notes.map((note) => ({
      ...note,
      durationBeats: Math.min(note.durationBeats, snapBeat(bar.timeSignature[0] - note.startBeat)),
    })),
  }))
}

/** Measures that share an id get one of their own. */
function withFreshIds(measures: Measures): Measures {
  const seen = new Set<string>()
  let next = highestNumber(measures)
  return measures.map((measure) => {
    const isNew = !seen.has(measure.id)
    seen.add(measure.id)
    return isNew ? measure : { ...measure, id: emptyMeasure(++next).id }
  })
}

/** Makes every bar a measure of its own, as compiled documents with all bars in one need. */
export function splitBars(measures: Measures): Measures {
  const split = measures.flatMap(clippedBars)
  return split.length === measures.length ? measures : withFreshIds(split)
}
