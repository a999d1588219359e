/** A `<measure>` of one part: its notes in time, and what it says to all parts. */

import type { ChordInBar } from '../score/lay-chords'
import type { BarJumps } from '../score/playing-order'
import type { Rhythm } from '../score/rhythm'
import { SAME_TIME } from '../score/rhythm'
import type { TempoChange } from '../score/score'
import { plainText } from '../score/text'
import { childOf, childrenOf, numberOf, textOf, type XmlNode } from '../score/xml-tree'
import { chordNameOf } from './chord-name'
import { joinJumps, readJumps } from './read-jumps'
import { noteOf, type WrittenNote, writtenRhythmOf } from './read-note'

/** Notes that one voice strikes together. */
export interface WrittenBeat {
  readonly staff: number
  readonly voice: string
  readonly startQuarters: number
  readonly durationQuarters: number
  readonly rhythm: Rhythm | undefined
  readonly grace: boolean
  readonly notes: WrittenNote[]
  readonly isCue: boolean
  readonly lyric?: string
}

export interface WrittenMeasure {
  readonly beats: readonly WrittenBeat[]
  /** Names over the part, by time. */
  readonly chords: readonly ChordInBar[]
  readonly lengthQuarters: number
  readonly tempos: readonly TempoChange[]
  readonly section: string
  readonly isImplicit: boolean
  readonly attributes: readonly XmlNode[]
  readonly isRepeatStart: boolean
  readonly repeatCount: number
  readonly endings: number
  readonly jumps: BarJumps
}

/** What goes on from measure to measure of a part. */
export interface PartClock {
  divisions: number
}

/** Quarters: 32 whole notes; what a file says beyond that is at the end of its bar. */
const MAX_BAR = 128
const MAX_ENDING = 30

function endingsOf(barlines: readonly XmlNode[]): number {
  let endings = 0
  for (const ending of barlines.flatMap((line) => childrenOf(line, 'ending'))) {
    if (ending.attributes.get('type') !== 'start') continue
    for (const text of (ending.attributes.get('number') ?? '').split(/[\s,]+/)) {
      const number = Number(text)
      if (Number.isInteger(number) && number >= 1 && number <= MAX_ENDING)
        endings |= 1 << (number - 1)
    }
  }
  return endings
}

function repeatCountOf(barlines: readonly XmlNode[]): number {
  const end = barlines
    .flatMap((line) => childrenOf(line, 'repeat'))
    .find((repeat) => repeat.attributes.get('direction') === 'backward')
  if (!end) return 0
  const times = Number(end.attributes.get('times') ?? 2)
  return Number.isInteger(times) && times >= 2 && times <= 64 ? times : 2
}

const METRONOME_QUARTERS = new Map([['whole', 4], ['half', 2], ['quarter', 1], ['eighth', 0.5], ['16th', 0.25]]) // biome-ignore format: one row reads as a list

/** Quarters a minute of a direction or a sound. */
function tempoOf(node: XmlNode): number | undefined {
  const sound = node.name === 'sound' ? node : childOf(node, 'sound')
  const tempo = Number(sound?.attributes.get('tempo') ?? Number.NaN)
  if (tempo > 0 && tempo < 2000) return tempo
  const metronome = childrenOf(node, 'direction-type').flatMap((one) =>
    childrenOf(one, 'metronome'),
  )[0]
  const unit = METRONOME_QUARTERS.get(textOf(metronome, 'beat-unit') ?? '')
  const perMinute = numberOf(metronome, 'per-minute')
  if (unit === undefined || perMinute === undefined || !(perMinute > 0 && perMinute < 2000))
    return undefined
  return perMinute * unit * (childOf(metronome, 'beat-unit-dot') ? 1.5 : 1)
}

/** Its text, with a hyphen where the word goes on; `` for none. */
function lyricOf(node: XmlNode | undefined): string {
  const text = plainText(textOf(node, 'text'))
  const syllabic = textOf(node, 'syllabic')?.trim()
  return text !== '' && (syllabic === 'begin' || syllabic === 'middle') ? `${text}-` : text
}

export function readMeasure(
  measure: XmlNode,
  clock: PartClock,
  drumOf: (id: string | undefined) => number,
): WrittenMeasure {
  const beats: WrittenBeat[] = []
  const tempos: TempoChange[] = []
  let at = 0
  let end = 0
  let section = ''
  const chords: ChordInBar[] = []
  const jumps: BarJumps[] = []
  const quarters = (node: XmlNode) =>
    Math.min(MAX_BAR, Math.max(0, (numberOf(node, 'duration') ?? 0) / clock.divisions))
  for (const node of measure.children) {
    if (node.name === 'attributes') {
      const divisions = numberOf(node, 'divisions')
      if (divisions !== undefined && divisions > 0) clock.divisions = divisions
    } else if (node.name === 'backup') at = Math.max(0, at - quarters(node))
    else if (node.name === 'forward') at = Math.min(MAX_BAR, at + quarters(node))
    else if (node.name === 'harmony') {
      const symbol = plainText(chordNameOf(node))
      const offset = (numberOf(node, 'offset') ?? 0) / clock.divisions
      const start = Math.min(MAX_BAR, Math.max(0, at + offset))
      if (symbol !== '') chords.push({ quarters: start, symbol })
    } else if (node.name === 'direction' || node.name === 'sound') {
      const tempo = tempoOf(node)
      if (tempo !== undefined) tempos.push({ offsetQuarters: at, quarterBpm: tempo })
      const types = childrenOf(node, 'direction-type')
      section ||= plainText(types.flatMap((one) => childrenOf(one, 'rehearsal'))[0]?.text)
      jumps.push(readJumps(node))
    } else if (node.name === 'note') {
      const last = beats.at(-1)
      if (childOf(node, 'chord') && last) last.notes.push(noteOf(node, drumOf))
      else {
        const isGrace = childOf(node, 'grace') !== undefined
        const durationQuarters = isGrace ? 0 : quarters(node)
        const lyric = lyricOf(childOf(node, 'lyric'))
        beats.push({
          staff: numberOf(node, 'staff') ?? 1,
          voice: textOf(node, 'voice') ?? '1',
          startQuarters: at,
          durationQuarters,
          rhythm: writtenRhythmOf(node),
          grace: isGrace,
          notes: childOf(node, 'rest') ? [] : [noteOf(node, drumOf)],
          isCue: childOf(node, 'cue') !== undefined,
          ...(lyric !== '' && { lyric }),
        })
        at = Math.min(MAX_BAR, at + durationQuarters)
      }
    }
    end = Math.max(end, at)
  }
  const barlines = childrenOf(measure, 'barline')
  return {
    beats,
    chords: chords.toSorted((a, b) => a.quarters - b.quarters),
    lengthQuarters: end < SAME_TIME ? 0 : end,
    tempos,
    section,
    isImplicit: measure.attributes.get('implicit') === 'yes',
    attributes: childrenOf(measure, 'attributes'),
    isRepeatStart: barlines
      .flatMap((line) => childrenOf(line, 'repeat'))
      .some((repeat) => repeat.attributes.get('direction') === 'forward'),
    repeatCount: repeatCountOf(barlines),
    endings: endingsOf(barlines),
    jumps: joinJumps(jumps),
  }
}
