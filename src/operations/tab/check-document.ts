/** Checked onsets as documents show them, spelled in a key. */

import { fretTextOf } from '#engine/check/check-notes'
import type { CheckedNote, CheckedOnset } from '#engine/check/checked-onset'
import { FINGERS } from '#engine/hand/finger'
import { homeOfKey } from '#engine/harmony/capo-chord'
import { type ChordSymbol, chordWithBass } from '#engine/harmony/chord-symbol'
import { type ChordReading, identifyChord, soundingTonesOf } from '#engine/harmony/identify-chord'
import type { Key } from '#engine/harmony/key'
import type { Neck } from '#engine/instrument/neck'
import { barIndexOf } from '#engine/tab/measure'
import { spellChord } from '#engine/theory/chord'
import { degreeBetween, formatIntervalLabel } from '#engine/theory/interval'
import { formatNoteName, formatPitch } from '#engine/theory/pitch'
import { capoSymbolsOf } from '../chords/capo-symbols'
import type { CheckInput, InputMistake } from './check-input'
import { type CheckNames, nameOf } from './check-names'

const OTHER_NAMES = 3

function describeNote(
  note: CheckedNote,
  onset: CheckedOnset,
  reading: ChordReading | undefined,
  names: CheckNames,
  input: CheckInput,
  neck: Neck,
) {
  const { claim, soundingMidi: midi } = note
  const name = nameOf(note, reading, names)
  const finger = onset.hold?.fingering?.fingers[neck.strings.length - claim.string]
  const { line, column } = input.places.get(claim.id) ?? {}
  return {
    id: claim.id,
    string: claim.string,
    fret: claim.fret,
    midi: midi ?? null,
    ...(claim.midi !== undefined && { claimedMidi: claim.midi }),
    note: midi === undefined ? null : formatPitch(name!, midi),
    pitchClass: name ? formatNoteName(name) : null,
    interval: name ? formatIntervalLabel(degreeBetween(names.key.root, name)) : null,
    ...(finger !== undefined && midi !== undefined && { finger: FINGERS[finger]! }),
    ...(line !== undefined && { line }),
    ...(column !== undefined && { column }),
  }
}

/** Chord names; of two pitch classes only a complete one, such as a power chord. */
function namesOf(
  midis: readonly number[],
  said: ChordSymbol | undefined,
  key: Key,
  neck: Neck,
): readonly ChordReading[] {
  const sounding = {
    ...soundingTonesOf(midis, neck),
    ...(said && { said, writtenNames: spellChord(said.root, chordWithBass(said)) }),
  }
  const readings = identifyChord({ ...sounding, key }, 1 + OTHER_NAMES)
  const isDyad = new Set(midis.map((midi) => midi % 12)).size === 2
  return isDyad ? readings.filter(({ omitted }) => omitted.length === 0) : readings
}

export function describeOnset(
  onset: CheckedOnset,
  index: number,
  names: CheckNames,
  input: CheckInput,
  timeSignature: readonly [number, number],
  neck: Neck,
) {
  const midis = onset.notes.flatMap(({ soundingMidi }) => soundingMidi ?? [])
  const { key } = names
  const said = names.saidChordOf(onset.notes[0]!)
  const readings = namesOf(midis, said, key, neck)
  const [reading] = readings
  return {
    index,
    startBeat: onset.startBeat,
    bar: barIndexOf(onset.startBeat, timeSignature) + 1,
    notes: onset.notes.map((note) => describeNote(note, onset, reading, names, input, neck)),
    frets: fretTextOf(onset, neck) ?? null,
    chord: reading
      ? {
          symbol: reading.symbol,
          ...capoSymbolsOf(reading.symbol, neck, homeOfKey(key)),
          name: reading.chord.name,
          reason: reading.reason,
          alternatives: readings.slice(1).map(({ symbol }) => symbol),
        }
      : null,
    playable: onset.isPlayable,
    handFret: onset.hold?.handFret ?? 0,
    reachFrets: onset.hold?.reachFrets ?? 0,
    reachMm: onset.hold?.reachMm ?? 0,
    fingerCount: onset.hold?.fingering?.fingerCount ?? 0,
    mistakes: [...onset.mistakes, ...onset.notes.flatMap(({ mistakes }) => mistakes)],
  }
}

/** Mistakes that are listed; the others are counted. */
export const MAX_LISTED_MISTAKES = 100

/** Every mistake with its place: those of the text, then those of the music in order. */
export function listMistakes(onsets: readonly CheckedOnset[], input: CheckInput) {
  const inText = input.mistakes.map(({ code, severity, message, ...place }: InputMistake) => ({
    code,
    severity,
    message,
    line: place.line ?? null,
    column: place.column ?? null,
    event: null,
    path: place.path ?? null,
  }))
  const inMusic = onsets.flatMap((onset, event) => {
    const ofOnset = onset.mistakes.map((mistake) => ({ mistake, note: onset.notes[0]! }))
    const ofNotes = onset.notes.flatMap((note) =>
      note.mistakes.map((mistake) => ({ mistake, note })),
    )
    return [...ofOnset, ...ofNotes].map(({ mistake, note }) => {
      const place = input.places.get(note.claim.id) ?? {}
      return {
        ...mistake,
        line: place.line ?? null,
        column: place.column ?? null,
        event,
        path: place.path ?? null,
      }
    })
  })
  return [...inText, ...inMusic]
}
