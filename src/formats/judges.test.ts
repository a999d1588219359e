/** Our files as programs that are not ours read them. */
import fc from 'fast-check'
import { parseMidi } from 'midi-file'
import { type NoteEntry, type Part, parse, pitchToSemitone, validate } from 'musicxml-io'
import { beforeAll, expect, test } from 'vitest'
import { scores } from '../../test/support/arbitrary-score'
import { drawCount } from '../../test/support/draw-count'
import { FORMATS, formatById, type Score, soundingNotesOf } from './index'

beforeAll(async () => {
  for (const { load } of FORMATS) await load?.()
})

const RUNS = { numRuns: drawCount(60) }
/** In 840ths of a quarter, so that no time lies on the edge of rounding. */
const round = (time: number) => Math.round(time * 840 + 1e-3)

interface Judged {
  readonly midi: number
  readonly place: string
  readonly start: number
  end: number
}

function placeOf({ notations = [] }: NoteEntry): string {
  const inTechnical = (name: string) =>
    notations.flatMap((one) =>
      one.type === 'technical' && one.technical === name ? Object.values(one) : [],
    )
  const numbers = (name: string) => inTechnical(name).filter((value) => /^\d+$/.test(String(value)))
  return `S${numbers('string').at(-1)}F${numbers('fret').at(-1)}`
}

/** Notes of a part with ties joined, in quarters. */
function notesOfPart(part: Part, bars: readonly number[]): readonly Judged[] {
  const notes: Judged[] = []
  const tied = new Map<string, Judged>()
  let divisions = 1
  let barStart = 0
  for (const [index, { attributes, entries }] of part.measures.entries()) {
    divisions = attributes?.divisions ?? divisions
    let at = barStart
    let chordStart = barStart
    for (const entry of entries) {
      if (entry.type === 'backup') at -= entry.duration / divisions
      if (entry.type === 'forward') at += entry.duration / divisions
      if (entry.type !== 'note' || entry.grace) continue
      if (!entry.chord) {
        chordStart = at
        at += entry.duration / divisions
      }
      if (!entry.pitch) continue
      // It counts from C0, MIDI from an octave below.
      const midi = pitchToSemitone(entry.pitch) + 12
      const key = `${entry.voice} ${midi} ${placeOf(entry)}`
      const ties = (entry.ties ?? [entry.tie]).flatMap((tie) => tie?.type ?? [])
      const end = chordStart + entry.duration / divisions
      const before = ties.includes('stop') ? tied.get(key) : undefined
      const note = before ?? { midi, place: placeOf(entry), start: chordStart, end }
      note.end = end
      if (!before) notes.push(note)
      if (ties.includes('start')) tied.set(key, note)
      else tied.delete(key)
    }
    barStart += bars[index]!
  }
  return notes
}

const lines = (notes: readonly Judged[]) =>
  notes
    .map(({ midi, place, start, end }) => `${midi} ${place} ${round(start)}–${round(end)}`)
    .sort()

function barsOf({ measures }: Score): readonly number[] {
  return measures.map(({ timeSignature: [beats, unit] }) => (beats * 4) / unit)
}

test('musicxml-io finds every note of our MusicXML at its place and time, and no fault', () => {
  fc.assert(
    fc.property(scores({ graces: true, techniques: true, tripletsOnly: true }), (score) => {
      const xml = new TextDecoder().decode(formatById('musicxml')!.write(score).bytes)
      const judged = parse(xml)
      expect(validate(judged).errors).toEqual([])
      for (const [index, track] of score.tracks.entries()) {
        const { startFret = 0 } = track.neck!.strings.at(-1)!
        const last = track.neck!.strings.length
        const own = soundingNotesOf(score, track).map((note) => ({
          midi: note.midi,
          // Files count the frets of a short string from where it begins.
          place: `S${note.string}F${note.string === last && note.fret! > 0 ? note.fret! - startFret : note.fret}`,
          start: note.startQuarters,
          end: note.startQuarters + note.durationQuarters,
        }))
        expect(lines(notesOfPart(judged.parts[index]!, barsOf(score)))).toEqual(lines(own))
      }
    }),
    RUNS,
  )
})

test('midi-file finds every note of our MIDI at its time', () => {
  fc.assert(
    fc.property(scores({ voices: 1 }), (score) => {
      const { header, tracks } = parseMidi(formatById('midi')!.write(score).bytes)
      for (const [index, track] of score.tracks.entries()) {
        const open = new Map<number, number[]>()
        const found: string[] = []
        let tick = 0
        for (const event of tracks[index + 1]!) {
          tick += event.deltaTime
          if (event.type === 'noteOn') {
            open.set(event.noteNumber, [...(open.get(event.noteNumber) ?? []), tick])
          } else if (event.type === 'noteOff') {
            const start = open.get(event.noteNumber)!.shift()!
            const [from, to] = [start, tick].map((time) => round(time / header.ticksPerBeat!))
            found.push(`${event.noteNumber} ${from}–${to}`)
          }
        }
        const own = soundingNotesOf(score, track).map(
          ({ midi, startQuarters, durationQuarters }) =>
            `${midi} ${round(startQuarters)}–${round(startQuarters + durationQuarters)}`,
        )
        expect(found.sort()).toEqual(own.sort())
      }
    }),
    RUNS,
  )
})
