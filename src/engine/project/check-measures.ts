/** Reads the measures of a project and their notes. */

import { LOWER_VOICES, type Measure, TAB_FINGERS, type TabNote } from '../tab/tab-event'
import { formatNoteName, MAX_MIDI, MIN_MIDI, parseRoot } from '../theory/pitch'
import {
  type FieldReader,
  fieldOf,
  readChoice,
  readInteger,
  readNumber,
  readObjects,
  readText,
  refuseField,
} from './field-reader'
import { PROJECT_LIMITS } from './project-limits'

const ID_TEXT = { maxLength: PROJECT_LIMITS.maxIdLength }

/** What bounds strings and frets while the fields are read; what they sound is checked afterwards. */
export interface NeckBounds {
  readonly stringCount: number
  readonly maxFret: number
}

/** Only a note that is tied says so. */
function readTied(note: FieldReader): { readonly tied: true } {
  if (fieldOf(note, 'tied') !== true) refuseField(note, 'tied', 'true, or nothing')
  return { tied: true }
}

/** The first voice is not said. */
function readVoice(note: FieldReader): Pick<TabNote, 'voice'> {
  const voice = LOWER_VOICES.find((known) => known === fieldOf(note, 'voice'))
  if (voice === undefined) refuseField(note, 'voice', '2, 3 or 4, or nothing for the first')
  return { voice }
}

const NAME_TEXT = {
  maxLength: 3,
  meaning: 'a note name without octave such as G#, Ab or F##',
  accepts: (text: string) => {
    const name = parseRoot(text)
    return name !== undefined && formatNoteName(name) === text
  },
}

function readNote(note: FieldReader, { stringCount, maxFret }: NeckBounds): TabNote {
  const durationBeats = readNumber(note, 'durationBeats', 0, PROJECT_LIMITS.maxDurationBeats)
  if (fieldOf(note, 'durationBeats') === 0) refuseField(note, 'durationBeats', 'more than 0 beats')
  return {
    id: readText(note, 'id', ID_TEXT),
    string: readInteger(note, 'string', 1, stringCount),
    fret: readInteger(note, 'fret', 0, maxFret),
    midi: readInteger(note, 'midi', MIN_MIDI, MAX_MIDI),
    startBeat: readNumber(note, 'startBeat', 0, PROJECT_LIMITS.maxStartBeat),
    durationBeats,
    technique: readText(note, 'technique', { maxLength: PROJECT_LIMITS.maxTechniqueLength }),
    ...(fieldOf(note, 'finger') !== undefined && {
      finger: readChoice(note, 'finger', TAB_FINGERS),
    }),
    ...(fieldOf(note, 'tied') !== undefined && readTied(note)),
    ...(fieldOf(note, 'voice') !== undefined && readVoice(note)),
    ...(fieldOf(note, 'name') !== undefined && { name: readText(note, 'name', NAME_TEXT) }),
  }
}

function readTimeSignature(measure: FieldReader): readonly [number, number] {
  const value = fieldOf(measure, 'timeSignature')
  if (Array.isArray(value) && value.length === 2) {
    const [beats, unit]: unknown[] = value
    const beatUnit = PROJECT_LIMITS.beatUnits.find((candidate) => candidate === unit)
    const fits = Number.isInteger(beats) && Number(beats) >= 1
    if (fits && Number(beats) <= PROJECT_LIMITS.maxBeatsPerBar && beatUnit !== undefined) {
      return [Number(beats), beatUnit]
    }
  }
  refuseField(measure, 'timeSignature', 'beats per bar (1–32) and beat unit (1, 2, 4, 8, 16 or 32)')
  return [4, 4]
}

export function readMeasure(measure: FieldReader, bounds: NeckBounds): Measure {
  return {
    id: readText(measure, 'id', ID_TEXT),
    notes: readObjects(measure, 'notes', 0, PROJECT_LIMITS.maxNotes).map((note) =>
      readNote(note, bounds),
    ),
    tempo: readNumber(measure, 'tempo', PROJECT_LIMITS.minTempo, PROJECT_LIMITS.maxTempo),
    timeSignature: readTimeSignature(measure),
  }
}
