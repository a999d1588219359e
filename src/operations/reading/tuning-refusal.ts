/** Refusals of tunings: the nearest right one, the instrument that has it, or the wrong pitch. */

import type { InstrumentRow, TuningRow } from '#engine/instrument/instrument-table'
import {
  INSTRUMENTS,
  MAX_FRET,
  MAX_STRINGS,
  MIN_STRINGS,
  openNotesOf,
} from '#engine/instrument/neck'
import {
  findInstrument,
  findNamedTuning,
  findTuning,
  isWrittenFromFirst,
  tuningOfNotes,
} from '#engine/instrument/read-neck'
import { midiOf, parseNote, parseRoot } from '#engine/theory/pitch'
import { type RequestError, requestErrorOf, showValue } from '../registry/request-errors'
import { nearestOf, startedBy } from '../suggest/nearest'

/** Starts as a pitch does, so that a wrong one among several is named. */
const PITCH_START = /^[A-Ha-h][#b♯♭]*-?[0-9]*$/

/** The tuning of a note alone (`Eb` is half a step down), of strings backwards, or nearest by name. */
function nearestTuning(instrument: InstrumentRow, text: string): TuningRow | undefined {
  if (parseRoot(text.trim())) return findTuning(instrument, `${text.trim()} standard`)
  const backwards = (text.match(/[A-G][#b♯♭]?/g) ?? []).reverse().join(' ')
  const named = findNamedTuning(text)
  if (named?.instrument === instrument) return named.tuning
  const turned = /^[A-G#b♯♭\s,-]+$/.test(text) ? findTuning(instrument, backwards) : undefined
  if (turned) return turned
  const names = instrument.tunings.flatMap(({ id, name, aliases = [] }) => [id, name, ...aliases])
  const hyphened = text.trim().replaceAll(/\s+/g, '-')
  const ids = instrument.tunings.map(({ id }) => id)
  const near =
    nearestOf(hyphened, names) ?? nearestOf(text.trim(), names) ?? startedBy(hyphened, ids)
  return near === undefined ? undefined : findTuning(instrument, near)
}

/** The parts of a text that is meant as a list of pitches; `undefined` for a name. */
function pitchesMeant(text: string): readonly string[] | undefined {
  const parts = text.split(/[\s,]+/).filter((part) => part !== '')
  return parts.length > 1 && parts.every((part) => PITCH_START.test(part)) ? parts : undefined
}

function refusalOfPitches(parts: readonly string[]): string {
  const wrong = parts.find((part) => parseNote(part)?.octave === undefined)
  if (wrong === undefined) {
    return `names ${parts.length} strings; a neck has ${MIN_STRINGS} to ${MAX_STRINGS}`
  }
  const isNote = parseNote(wrong) !== undefined
  return isNote
    ? `${showValue(wrong)} has no octave; write each open string with it`
    : `${showValue(wrong)} is not a pitch between MIDI 0 and 127`
}

function refusal(message: string, didYouMean?: string): RequestError {
  const issue = { path: 'tuning', message: `tuning: ${message}` }
  return requestErrorOf('invalid-parameter', [{ ...issue, ...(didYouMean && { didYouMean }) }])
}

/** Frets of a higher string would pass the last MIDI number. */
const MAX_OPEN_MIDI = 127 - MAX_FRET

/** Refuses open strings in falling order, and those whose highest frets have no MIDI number. */
export function checkOpenNotes(instrument: InstrumentRow, openNotes: readonly string[]): void {
  const reversed = openNotes.toReversed()
  const isTurnedRow =
    !tuningOfNotes(instrument, openNotes) && tuningOfNotes(instrument, reversed) !== undefined
  if (isTurnedRow || isWrittenFromFirst(openNotes)) {
    const turned = reversed.join(',')
    throw refusal(
      `${showValue(openNotes.join(','))} begins with string 1; write the last string first: ${turned}`,
      turned,
    )
  }
  for (const text of openNotes) {
    const { name, octave } = parseNote(text)!
    if (midiOf(name, octave!) <= MAX_OPEN_MIDI) continue
    throw refusal(
      `${showValue(text)} is too high for an open string: fret ${MAX_FRET} would lie above MIDI 127; the highest is MIDI ${MAX_OPEN_MIDI}, G7`,
    )
  }
}

/** The refusal of a text that is neither a tuning of the instrument nor a list of pitches. */
export function refuseTuning(instrument: InstrumentRow, text: string): RequestError {
  const near = nearestTuning(instrument, text)
  const openNotes = openNotesOf(near ?? instrument.tunings[0]!).join(',')
  const advice = `give pitches, the last string first: ${openNotes}`
  const pitches = pitchesMeant(text)
  if (pitches) {
    return refusal(`${refusalOfPitches(pitches)}; ${advice}`)
  }
  const named = findNamedTuning(text)
  const other =
    INSTRUMENTS.find((one) => one !== instrument && findTuning(one, text)) ?? named?.instrument
  const instrumentNamed = other ? undefined : findInstrument(text)
  if (instrumentNamed) {
    const { id } = instrumentNamed
    const message = `tuning: ${showValue(text)} is an instrument; give instrument=${id}`
    return requestErrorOf('invalid-parameter', [
      { path: 'tuning', message, instead: { instrument: id } },
    ])
  }
  const elsewhere = other ? ` (instrument=${other.id} has it)` : ''
  return requestErrorOf('invalid-parameter', [
    {
      path: 'tuning',
      message: `tuning: ${showValue(text)} is not a tuning of ${instrument.id}${elsewhere}; /api/instruments lists them, or ${advice}`,
      allowed: instrument.tunings.map(({ id }) => id),
      ...(near && { didYouMean: near.id }),
      ...(!near &&
        other && {
          instead: { instrument: other.id, tuning: (findTuning(other, text) ?? named!.tuning).id },
        }),
    },
  ])
}
