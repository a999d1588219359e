/** A track of a MIDI file as tab: bars, beats, and places that the route planner finds. */

import { refinger } from '#engine/hand/refinger'
import { type FretPosition, fretPositionsOf } from '#engine/instrument/fretboard'
import type { Neck } from '#engine/instrument/neck'
import { PROJECT_LIMITS } from '#engine/project/project-limits'
import { planRoutes } from '#engine/route/plan-routes'
import { measureIdOf, TICKS_PER_BEAT, tickOf } from '#engine/tab/measure'
import { type Measure, type TabNote, tabNoteOf } from '#engine/tab/tab-event'
import type { TheoryContext } from '#engine/theory/layer'
import { withoutOverlaps } from '../panels/routes/routed-tab'
import type { MidiSong, SongNote } from './midi-song'

export interface ImportedTab {
  readonly measures: readonly Measure[]
  readonly noteCount: number
  /** Pitches that the neck does not have, or has no string left for. */
  readonly leftOutMidis: readonly number[]
  /** Whether the song is longer than a project can be. */
  readonly isCut: boolean
}

interface Bar {
  readonly startQuarter: number
  readonly lengthQuarters: number
  readonly timeSignature: readonly [number, number]
  /** Of the signature's beats. */
  readonly tempo: number
}

function lastBefore<T extends { readonly startQuarter: number }>(
  rows: readonly T[],
  quarter: number,
): T {
  return rows.findLast((row) => row.startQuarter <= quarter + 1e-6) ?? rows[0]!
}

function allowedSignature([beats, unit]: readonly [number, number]): readonly [number, number] {
  const isAllowed =
    beats >= 1 &&
    beats <= PROJECT_LIMITS.maxBeatsPerBar &&
    PROJECT_LIMITS.beatUnits.some((known) => known === unit)
  return isAllowed ? [beats, unit] : [4, 4]
}

/** Tempos are kept to a thousandth, which undoes the rounding of the file. */
function tempoOf(quarterBpm: number, unit: number): number {
  const tempo = Math.round(quarterBpm * (unit / 4) * 1000) / 1000
  return Math.min(PROJECT_LIMITS.maxTempo, Math.max(PROJECT_LIMITS.minTempo, tempo))
}

function barsOf(song: MidiSong, endQuarter: number): { bars: readonly Bar[]; isCut: boolean } {
  const bars: Bar[] = []
  let startQuarter = 0
  while (startQuarter < endQuarter - 1e-6 || bars.length === 0) {
    if (bars.length === PROJECT_LIMITS.maxMeasures) return { bars, isCut: true }
    const timeSignature = allowedSignature(lastBefore(song.signatures, startQuarter).timeSignature)
    const lengthQuarters = (timeSignature[0] * 4) / timeSignature[1]
    const { quarterBpm } = lastBefore(song.tempos, startQuarter)
    const tempo = tempoOf(quarterBpm, timeSignature[1])
    bars.push({ startQuarter, lengthQuarters, timeSignature, tempo })
    startQuarter += lengthQuarters
  }
  return { bars, isCut: false }
}

/** A note in its bar, on the tab's grid. */
interface GridNote {
  readonly midi: number
  readonly barIndex: number
  readonly startTick: number
  readonly durationTicks: number
}

function onGrid(note: SongNote, bars: readonly Bar[]): GridNote | undefined {
  const ticksIn = (quarters: number, bar: Bar) => tickOf((quarters * bar.timeSignature[1]) / 4)
  let barIndex = bars.findLastIndex((bar) => bar.startQuarter <= note.startQuarter + 1e-6)
  let bar = bars[barIndex]!
  let startTick = ticksIn(note.startQuarter - bar.startQuarter, bar)
  // What rounds to the bar line begins the next bar.
  if (startTick >= bar.timeSignature[0] * TICKS_PER_BEAT) {
    const next = bars[barIndex + 1]
    if (!next) return undefined
    barIndex++
    bar = next
    startTick = 0
  }
  const room = bar.timeSignature[0] * TICKS_PER_BEAT - startTick
  const durationTicks = Math.min(room, Math.max(1, ticksIn(note.durationQuarters, bar)))
  return { midi: note.midi, barIndex, startTick, durationTicks }
}

/** Notes that begin together. */
type Column = readonly GridNote[]

function columnsOf(notes: readonly GridNote[]): readonly Column[] {
  const columns = new Map<string, GridNote[]>()
  for (const note of notes) {
    const key = `${note.barIndex}:${note.startTick}`
    const column = columns.get(key) ?? []
    // The same pitch twice at once is one note.
    if (column.every(({ midi }) => midi !== note.midi)) column.push(note)
    columns.set(key, column)
  }
  return [...columns.values()].map((column) => column.sort((a, b) => a.midi - b.midi))
}

/** Places of the single notes, planned as one line. */
function placeLine(columns: readonly Column[], theory: TheoryContext, neck: Neck) {
  const line = columns.flatMap((column) => (column.length === 1 ? column : []))
  if (line.length === 0) return new Map<GridNote, FretPosition>()
  const route = planRoutes({
    neck,
    theory,
    limits: { limit: 1 },
    notes: line.map(({ midi, durationTicks }, startBeat) => ({
      midi,
      startBeat,
      durationBeats: durationTicks / TICKS_PER_BEAT,
    })),
  }).routes[0]!
  return new Map(line.map((note, index) => [note, route.notes[index]!]))
}

/** Places that one hand can hold; inner voices that it cannot add are left out. */
function placeColumn(column: Column, nearFret: number, neck: Neck) {
  const { places } = refinger(column, nearFret, neck)
  return {
    kept: column.filter((_, index) => places[index]),
    places: places.filter((place) => place !== null),
    leftOut: column.filter((_, index) => !places[index]),
  }
}

/**
 * Makes a track tab: single notes where the route planner puts the line, chords close by. A note
 * that rings over its bar ends at the bar line.
 */
export function tabOfSong(
  song: MidiSong,
  trackIndex: number,
  theory: TheoryContext,
  neck: Neck,
): ImportedTab {
  const all = song.tracks[trackIndex]?.notes ?? []
  const playable = all.filter(({ midi }) => fretPositionsOf(midi, neck).length > 0)
  const leftOutMidis = all.flatMap(({ midi }) =>
    fretPositionsOf(midi, neck).length > 0 ? [] : [midi],
  )
  const endQuarter = Math.max(
    0,
    ...playable.map((note) => note.startQuarter + Math.min(note.durationQuarters, 1 / 12)),
  )
  const { bars, isCut } = barsOf(song, endQuarter)
  const end = bars.at(-1)!
  const inside = playable
    .filter(({ startQuarter }) => startQuarter < end.startQuarter + end.lengthQuarters)
    .slice(0, PROJECT_LIMITS.maxNotes)
  const columns = columnsOf(inside.flatMap((note) => onGrid(note, bars) ?? []))
  const line = placeLine(columns, theory, neck)
  const notes: TabNote[][] = bars.map(() => [])
  let nearFret = 0
  let count = 0
  for (const column of columns) {
    const single = line.get(column[0]!)
    const { kept, places, leftOut } = single
      ? { kept: column, places: [single], leftOut: [] }
      : placeColumn(column, nearFret, neck)
    leftOutMidis.push(...leftOut.map(({ midi }) => midi))
    for (const [index, { barIndex, startTick, durationTicks }] of kept.entries()) {
      const { string, fret } = places[index]!
      const startBeat = startTick / TICKS_PER_BEAT
      const durationBeats = durationTicks / TICKS_PER_BEAT
      const note = tabNoteOf(`note-${++count}`, { string, fret }, startBeat, durationBeats, neck)
      notes[barIndex]!.push(note)
      if (fret > 0) nearFret = fret
    }
  }
  const measures = bars.map(({ timeSignature, tempo }, index) => ({
    id: measureIdOf(index + 1),
    timeSignature,
    tempo,
    notes: withoutOverlaps(
      notes[index]!.sort((a, b) => a.startBeat - b.startBeat || a.string - b.string),
    ),
  }))
  return {
    measures,
    noteCount: count,
    leftOutMidis,
    isCut: isCut || inside.length < playable.length,
  }
}
