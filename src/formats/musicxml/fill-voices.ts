/** Written beats of one staff and measure as voices without gaps. */
import type { ReportWriter } from '../score/report'
import { quartersOf, type Rhythm, valuesOf } from '../score/rhythm'
import { type Beat, MAX_VOICES, type ScoreNote, type Voice } from '../score/score'
import type { WrittenBeat } from './read-measure'

/** Shorter gaps come from rounded divisions. */
const LEAST_GAP = 1 / 48

export interface TimedBeat extends Omit<WrittenBeat, 'notes'> {
  readonly notes: readonly ScoreNote[]
}

function restsOf(quarters: number): readonly Beat[] {
  return valuesOf(quarters).map((rhythm) => ({ rhythm, notes: [] }))
}

function tiedNotes(notes: readonly ScoreNote[]): readonly ScoreNote[] {
  return notes.map(({ techniques: _techniques, bendSemitones: _bend, ...note }) => ({
    ...note,
    tied: true,
  }))
}

/** One beat, or several tied ones where no single value lasts so long. */
function beatsOf({ rhythm, durationQuarters, grace, notes, lyric }: TimedBeat): readonly Beat[] {
  const said = lyric === undefined ? {} : { lyric }
  const EIGHTH: Rhythm = { value: 8, dots: 0 }
  if (grace) return [{ rhythm: rhythm ?? EIGHTH, grace: true, notes, ...said }]
  const isAsWritten = rhythm && Math.abs(quartersOf(rhythm) - durationQuarters) < LEAST_GAP
  const values = isAsWritten ? [rhythm] : valuesOf(durationQuarters)
  return values.map((value, index) =>
    index === 0 ? { rhythm: value, notes, ...said } : { rhythm: value, notes: tiedNotes(notes) },
  )
}

interface OpenVoice {
  readonly beats: Beat[]
  at: number
}

/**
 * Voices in the order of their names; a beat that begins before its voice is free
 * goes to another one. Voices of rests are empty.
 *
 * @param names at most four
 * @param hasNames whether chord names may stand over the rests of the first voice
 */
export function fillVoices(
  written: readonly TimedBeat[],
  names: readonly string[],
  report: ReportWriter,
  about: { readonly bar: number; readonly track: string },
  hasNames: boolean,
): readonly Voice[] {
  const voices: OpenVoice[] = names.map(() => ({ beats: [], at: 0 }))
  const isFree = ({ at }: OpenVoice, start: number) => start > at - LEAST_GAP
  for (const beat of written.toSorted((a, b) => a.startQuarters - b.startQuarters)) {
    const own = voices[names.indexOf(beat.voice)]
    let voice =
      own && isFree(own, beat.startQuarters)
        ? own
        : voices.find((one) => isFree(one, beat.startQuarters))
    if (!voice && voices.length < MAX_VOICES) {
      voice = { beats: [], at: 0 }
      voices.push(voice)
    }
    if (!voice) {
      report.add('left-out', `Notes of more than ${MAX_VOICES} voices.`, {
        ...about,
        count: beat.notes.length,
      })
      continue
    }
    const gap = beat.startQuarters - voice.at
    if (gap > LEAST_GAP) voice.beats.push(...restsOf(gap))
    voice.beats.push(...beatsOf(beat))
    voice.at = beat.startQuarters + beat.durationQuarters
  }
  const isSilent = (voice: OpenVoice) =>
    voice.beats.every(({ notes }) => notes.length === 0) && !(hasNames && voice === voices[0])
  const last = voices.findLastIndex((voice) => !isSilent(voice))
  return voices.slice(0, last + 1).map((voice) => (isSilent(voice) ? [] : voice.beats))
}
