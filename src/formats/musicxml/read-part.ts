/** A `<part>`: its measures as written, and the tracks of its staves. */
import { midiAt } from '#engine/instrument/fretboard'
import type { Neck } from '#engine/instrument/neck'
import { type NoteName, pitchClassOf, pitchClassOfMidi } from '#engine/theory/pitch'
import { neckFretOf } from '../score/file-neck'
import { checkCount } from '../score/format-error'
import { FILE_LIMITS } from '../score/limits'
import type { ReportWriter } from '../score/report'
import { MAX_VOICES, type ScoreNote, type ScoreTrack } from '../score/score'
import { childOf, childrenOf, numberOf, type XmlNode } from '../score/xml-tree'
import { fillVoices, type TimedBeat } from './fill-voices'
import { stringsOf } from './part-strings'
import { type PartClock, readMeasure, type WrittenMeasure } from './read-measure'
import type { WrittenNote } from './read-note'

export interface WrittenPart {
  readonly name: string
  readonly program: number
  readonly measures: readonly WrittenMeasure[]
  /** All its notes are unpitched. */
  readonly isPercussion: boolean
  /** Semitones from written to sounding. */
  readonly transpose: number
}

function drumsOf(scorePart: XmlNode | undefined): (id: string | undefined) => number {
  const sounds = new Map(
    childrenOf(scorePart, 'midi-instrument').map((node) => [
      node.attributes.get('id'),
      (numberOf(node, 'midi-unpitched') ?? 39) - 1,
    ]),
  )
  const first = [...sounds.values()][0] ?? 38
  return (id) => sounds.get(id) ?? first
}

export function readPart(part: XmlNode, scorePart: XmlNode | undefined, name: string): WrittenPart {
  const clock: PartClock = { divisions: 1 }
  const drumOf = drumsOf(scorePart)
  const measures = childrenOf(part, 'measure').map((measure) => readMeasure(measure, clock, drumOf))
  const transposes = measures
    .flatMap(({ attributes }) => attributes)
    .flatMap((node) => childrenOf(node, 'transpose'))
  const [transpose] = transposes
  const chromatic = numberOf(transpose, 'chromatic') ?? 0
  const program = (numberOf(childOf(scorePart, 'midi-instrument'), 'midi-program') ?? 1) - 1
  const notes = childrenOf(part, 'measure').flatMap((measure) => childrenOf(measure, 'note'))
  const isUnpitched = notes.some((note) => childOf(note, 'unpitched'))
  return {
    name,
    isPercussion: isUnpitched && notes.every((note) => !childOf(note, 'pitch')),
    program: program >= 0 && program <= 127 ? Math.floor(program) : 0,
    measures,
    transpose: Math.round(chromatic + 12 * (numberOf(transpose, 'octave-change') ?? 0)),
  }
}

interface StaffContext {
  readonly neck: Neck | undefined
  readonly transpose: number
  readonly isPercussion: boolean
  readonly report: ReportWriter
}

/** A note with its written name where that names what sounds: a part may be written transposed. */
function withName(note: ScoreNote, name: NoteName | undefined): ScoreNote {
  return name && pitchClassOf(name) === pitchClassOfMidi(note.midi) ? { ...note, name } : note
}

/** The note with a place where it has one; a place wins over a pitch that says otherwise. */
function soundingNote(
  { midi, string, fret, name, ...rest }: WrittenNote,
  { neck, transpose, isPercussion, report }: StaffContext,
  about: { readonly bar: number; readonly track: string },
): ScoreNote | undefined {
  const pitch = midi === undefined ? undefined : midi + (isPercussion ? 0 : transpose)
  if (neck && string !== undefined && fret !== undefined && string <= neck.strings.length) {
    const place = { string, fret: neckFretOf(fret, string, neck) }
    const sounds = midiAt(place, neck)
    if (sounds >= 0 && sounds <= 127) {
      if (pitch !== undefined && pitch !== sounds) {
        report.add(
          'changed',
          'The pitch is not that of string and fret: string and fret are kept.',
          about,
        )
      }
      return withName({ midi: sounds, ...place, ...rest }, name)
    }
  }
  if (pitch === undefined || pitch < 0 || pitch > 127) {
    report.add('left-out', 'Notes without a pitch that there is.', about)
    return undefined
  }
  return withName({ midi: pitch, ...rest }, name)
}

/** Of two notes on one string or of one pitch the first. */
function withoutTwins(notes: readonly ScoreNote[]): readonly ScoreNote[] {
  const keys = new Set<string>()
  return notes.filter(({ string, midi }) => {
    const key = string === undefined ? `m${midi}` : `s${string}`
    return keys.size !== keys.add(key).size
  })
}

/** The tracks of a part, one a staff, their measures in the order of playing. */
export function tracksOfPart(
  part: WrittenPart,
  order: readonly number[],
  report: ReportWriter,
): readonly ScoreTrack[] {
  const staves = [
    ...new Set(part.measures.flatMap(({ beats }) => beats.map(({ staff }) => staff))),
  ].sort((a, b) => a - b)
  checkCount('staves in a part', staves.length, FILE_LIMITS.maxPartStaves)
  return (staves.length === 0 ? [1] : staves).map((staff): ScoreTrack => {
    const track = staves.length > 1 ? `${part.name} (staff ${staff})` : part.name
    const own = part.measures.map(({ beats }) => beats.filter((beat) => beat.staff === staff))
    const notes = own.flatMap((beats) => beats.flatMap((beat) => beat.notes))
    const { isPercussion } = part
    const attributes = part.measures.flatMap((measure) => measure.attributes)
    const sounding = notes.map((note) => ({
      ...note,
      midi: note.midi === undefined ? undefined : note.midi + part.transpose,
    }))
    const { neck, isGiven } = isPercussion
      ? { neck: undefined, isGiven: false }
      : stringsOf(attributes, staff, sounding)
    if (neck && !isGiven) {
      report.add(
        'changed',
        'The file does not say how the strings are tuned: worked out from pitches and frets.',
        { track },
      )
    }
    const context = { neck, transpose: part.transpose, isPercussion, report }
    const names = [...new Set(own.flatMap((beats) => beats.map(({ voice }) => voice)))]
      .sort((a, b) => Number(a) - Number(b))
      .slice(0, MAX_VOICES)
    const measures = order.map((index, position) => {
      const about = { bar: position + 1, track }
      const timed = (own[index] ?? []).flatMap((beat): TimedBeat[] => {
        if (beat.isCue) {
          report.add('left-out', 'Cue notes.', about)
          return []
        }
        const kept = withoutTwins(
          beat.notes.flatMap((note) => soundingNote(note, context, about) ?? []),
        )
        if (kept.length < beat.notes.length)
          report.add(
            'left-out',
            'Second notes of one string or pitch, and notes without one.',
            about,
          )
        return [
          {
            ...beat,
            notes: kept.toSorted((a, b) => (a.string ?? 0) - (b.string ?? 0) || b.midi - a.midi),
          },
        ]
      })
      const hasNames = (part.measures[index]?.chords.length ?? 0) > 0
      return fillVoices(timed, names, report, about, hasNames)
    })
    return { name: track, program: part.program, isPercussion, ...(neck && { neck }), measures }
  })
}
