/** GET /api/map: a pitch on the piano, on the neck and in its key. */

import {
  type FretPosition,
  fretDistanceMmOf,
  fretPositionsOf,
  fretPositionsOfPitchClass,
  midiAt,
  playableRange,
} from '#engine/instrument/fretboard'
import { lowStringFirst, type Neck } from '#engine/instrument/neck'
import {
  PIANO_PRESET_IDS,
  pianoKeyOf,
  pianoKeysOfPitchClass,
  pianoPresetById,
} from '#engine/instrument/piano'
import { isChordId } from '#engine/theory/chord'
import { type PitchClassReading, readPitchClass, type TheoryContext } from '#engine/theory/layer'
import { formatNoteName, formatPitch, pitchClassOf, pitchClassOfMidi } from '#engine/theory/pitch'
import { soundingOn } from '../chords/capo-symbols'
import { shownPlacesOf } from '../markdown/picture-parts'
import { chordText } from '../reading/chord-request'
import { readMaxFret } from '../reading/neck-checks'
import { readNeck } from '../reading/neck-request'
import { askedPitchOf, describeAskedPitch } from '../reading/pitch-request'
import { theoryOf } from '../reading/theory-request'
import { formatQuery } from '../registry/format-query'
import { defineOperation } from '../registry/operation'
import { describeChord, describeScale } from '../scales/tones'
import { describeInstrument, neckParametersOf } from '../schemas/neck-document'
import { NECK_FIELDS } from '../schemas/neck-parameters'
import { writeMap } from './map.markdown'
import { mapDocument, mapRequest } from './map.schema'

const API_VERSION = '2026-11-02'

/** From the nut, which lies behind the capo. */
function distanceFromNutOf(fret: number, { capo }: Neck, scaleLengthMm: number): number {
  return fretDistanceMmOf(fret + capo, scaleLengthMm)
}

function markOf(
  place: FretPosition,
  reading: PitchClassReading,
  neck: Neck,
  scaleLengthMm?: number,
) {
  const midi = midiAt(place, neck)
  const mark = {
    string: place.string,
    fret: place.fret,
    midi,
    note: formatPitch(reading.name, midi),
    interval: reading.interval,
    intervalName: reading.intervalName,
    inScale: reading.inScale,
    inChord: reading.inChord,
    inActiveLayer: reading.inLayer,
    role: reading.role,
    openString: place.fret === 0,
  }
  return scaleLengthMm === undefined
    ? mark
    : { ...mark, distanceFromNutMm: distanceFromNutOf(place.fret, neck, scaleLengthMm) }
}

/** The name that scale or chord give a tone of theirs, where another one was asked about. */
function asInKeyOf(context: TheoryContext, asked: PitchClassReading) {
  if (!asked.inScale && !asked.inChord) return {}
  const { pitchClass, interval, intervalName, intervalSymbol } = readPitchClass(
    context,
    asked.pitchClassNumber,
  )
  if (pitchClass === asked.pitchClass) return {}
  return { asInKey: { pitchClass, interval, intervalName, intervalSymbol } }
}

export const getPitchMap = defineOperation({
  id: 'getPitchMap',
  http: { method: 'GET', path: '/api/map' },
  summary: 'Where a pitch lies on piano and guitar, and what it is in a key',
  description:
    'Maps one note, MIDI number or frequency to its piano key, to every place on the strings (exact pitch and same name in other octaves) and to its degree in a scale and chord. For the best place to play it use /api/positions; for a line of notes use /api/route.',
  request: mapRequest,
  document: mapDocument,
  apiVersion: API_VERSION,
  errors: [],
  examples: [
    { title: 'Where D4 lies, in G major', request: { note: 'D4', root: 'G' } },
    {
      title: 'What F# is over a D dominant seventh',
      request: { note: 'F#', root: 'D', layer: 'chord', chord: 'dominant7' },
    },
    {
      title: 'MIDI 46 in F major on a small keyboard',
      request: { midi: 46, root: 'F', piano: '25-key' },
    },
    { title: 'C4 where A4 is 432 Hz', request: { note: 'C4', a4: 432 } },
    {
      title: 'The pitch nearest to 442 Hz, with fret distances',
      request: { frequencyHz: 442, scaleLengthMm: 648 },
    },
  ],
  lean: 'selected{note midi frequencyHz a4 centsFromPitch octaveAssumed} piano{exactKey{keyNumber color}} fretboard{exactPositions{string fret} sameNamePositions{string fret note}} theory{root scale{id} chord{symbol} interval intervalName inScale inChord}',
  markdown: writeMap,
  pictures: ({ fretboard, piano, theory, selected }, urls) => {
    const scale = { root: theory.root, layer: theory.layer, scale: theory.scale.id }
    return [
      ...(fretboard.exactPositions.length > 0
        ? [
            urls.fretboard({
              ...shownPlacesOf(fretboard.exactPositions, scale, fretboard),
              labels: 'notes',
            }),
          ]
        : []),
      urls.piano({
        ...scale,
        notes: [selected.note],
        piano: PIANO_PRESET_IDS.find((id) => id === piano.preset),
        labels: 'notes',
      }),
    ]
  },
  mirrors: true,
  tool: {
    name: 'map_pitch',
    title: 'Map a pitch',
    description:
      'Locate one pitch on piano and neck and explain it in a key. Use it for "where is Bb3?". For a line of notes use plan_route; for a whole scale use get_scale.',
    fields: [
      'note',
      'midi',
      'frequencyHz',
      'a4',
      'root',
      'scale',
      'chord',
      'layer',
      'piano',
      'maxFret',
      ...NECK_FIELDS,
      'leftHanded',
    ],
    words: { chord: 'Symbol, or type on root' },
    examples: [
      { title: 'Every place of Bb3', arguments: { note: 'Bb3', root: 'Bb' } },
      {
        title: 'What F# is over D7',
        arguments: { note: 'F#', root: 'D', layer: 'chord', chord: 'dominant7' },
      },
    ],
  },
  command: { words: 'note', wordsKind: 'one', usage: '[note]' },
  run(query, { baseUrl }) {
    const asked = askedPitchOf(query)
    const context = theoryOf(query)
    const pitchClassNumber = pitchClassOfMidi(asked.midi)
    const reading = readPitchClass(context, pitchClassNumber, asked.writtenName)
    const root = formatNoteName(context.root)
    const note = formatPitch(reading.name, asked.midi)
    const preset = pianoPresetById(query.piano)
    const key = pianoKeyOf(preset, asked.midi)
    const neck = readNeck(query)
    const maxFret = readMaxFret(query.maxFret, neck)
    const range = playableRange(neck, maxFret)
    const exact = fretPositionsOf(asked.midi, neck, maxFret)
    const onNeck = neckParametersOf(neck)
    const theory = { root, scale: context.scale.id }
    const chord = chordText(context)
    return {
      apiVersion: API_VERSION,
      selected: describeAskedPitch(asked, reading.name, reading.pitchClass),
      piano: {
        preset: preset.id,
        keyCount: preset.keyCount,
        range: { lowMidi: preset.lowMidi, highMidi: preset.highMidi },
        exactKey: key ? { keyNumber: key.keyNumber, midi: key.midi, note, color: key.color } : null,
        ...(!key && {
          exactKeyReason: `${note} (MIDI ${asked.midi}) lies ${asked.midi < preset.lowMidi ? 'below' : 'above'} the ${preset.id} range, MIDI ${preset.lowMidi} to ${preset.highMidi}`,
        }),
        sameNameKeys: pianoKeysOfPitchClass(preset, pitchClassNumber).map((same) => ({
          keyNumber: same.keyNumber,
          midi: same.midi,
          note: formatPitch(reading.name, same.midi),
          color: same.color,
        })),
      },
      fretboard: {
        tuning: neck.tuning.id,
        ...describeInstrument(neck),
        strings: lowStringFirst(neck),
        maxFret,
        range,
        exactPositions: exact.map((place) => markOf(place, reading, neck, query.scaleLengthMm)),
        ...(exact.length === 0 && {
          exactPositionsReason: `${note} (MIDI ${asked.midi}) lies outside the strings up to fret ${maxFret}, MIDI ${range.lowMidi} to ${range.highMidi}`,
        }),
        // Spreading the mark instead costs a fifth of the whole answer.
        sameNamePositions: fretPositionsOfPitchClass(pitchClassNumber, neck, maxFret).map((place) =>
          Object.assign(markOf(place, reading, neck, query.scaleLengthMm), {
            octaveDistance: (midiAt(place, neck) - asked.midi) / 12,
          }),
        ),
        ...(query.scaleLengthMm !== undefined && { scaleLengthMm: query.scaleLengthMm }),
      },
      theory: {
        root,
        layer: context.layer,
        scale: describeScale(context.root, context.scale),
        chord: describeChord(context.root, context.chord),
        interval: reading.interval,
        intervalName: reading.intervalName,
        intervalSymbol: reading.intervalSymbol,
        semitonesAboveRoot: (pitchClassNumber - pitchClassOf(context.root) + 12) % 12,
        ...asInKeyOf(context, reading),
        inScale: reading.inScale,
        inChord: reading.inChord,
        inActiveLayer: reading.inLayer,
        role: reading.role,
      },
      examples: {
        ...(exact.length > 0 && {
          positions: `${baseUrl}/api/positions${formatQuery({ note, ...theory, ...onNeck, a4: asked.a4 })}`,
          route: `${baseUrl}/api/route${formatQuery({ notes: note, ...theory, ...onNeck })}`,
        }),
        scaleMap: `${baseUrl}/api/scale-map${formatQuery({ ...theory, note, ...onNeck })}`,
        voicings: isChordId(context.chord.id)
          ? `${baseUrl}/api/voicings${formatQuery({ root, chord: context.chord.id, ...soundingOn(neck) })}`
          : `${baseUrl}/api/chord${formatQuery({ symbol: chord, ...soundingOn(neck) })}`,
        chordScale: `${baseUrl}/api/chord-scale${formatQuery({ root, chord, ...onNeck })}`,
        composer: `${baseUrl}/api/composer${formatQuery({ note, ...theory, chord, ...onNeck })}`,
        containingScales: `${baseUrl}/api/scales/containing${formatQuery({ notes: reading.pitchClass })}`,
      },
    }
  },
})
