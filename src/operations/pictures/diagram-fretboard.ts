/** GET /api/diagram/fretboard.svg: a scale, chord or chosen places on the neck. */

import * as z from 'zod'
import { renderNeckSvg } from '#engine/diagram/render-neck-svg'
import { parseFretPosition } from '#engine/instrument/fret-position-text'
import { type FretPosition, fretPositionsOfPitchClass, midiAt } from '#engine/instrument/fretboard'
import { MAX_FRET, MAX_STRINGS, type Neck } from '#engine/instrument/neck'
import { formatChordSymbol } from '#engine/theory/chord'
import { readPitchClasses, type TheoryContext } from '#engine/theory/layer'
import {
  formatNoteName,
  midiOf,
  parseNote,
  pitchClassOf,
  pitchClassOfMidi,
} from '#engine/theory/pitch'
import { checkFret, checkPlaceText } from '../reading/neck-checks'
import { readNeck } from '../reading/neck-request'
import { theoryFields, theoryOf } from '../reading/theory-request'
import { defineOperation } from '../registry/operation'
import { requestErrorOf } from '../registry/request-errors'
import { lazyRequest } from '../schemas/lazy-object'
import { neckFields } from '../schemas/neck-parameters'
import { noteParameter, textParameter } from '../schemas/parameters'
import {
  leftHandedParameter,
  neckMarkAt,
  svgDocument,
  themeParameter,
  toneLabelsParameter,
} from './diagram-parameters'

const MAX_PLACES = 150
const USUAL_LAST_FRET = 12

const request = lazyRequest(() => ({
  ...theoryFields,
  positions: z
    .array(
      textParameter({
        description: 'A string and a fret: S2F3.',
        examples: ['S2F3'],
        accepts: (text) => parseFretPosition(text) !== undefined,
        wanted: `a string 1–${MAX_STRINGS} and a fret 0–${MAX_FRET} such as S2F3`,
      }),
    )
    .min(1)
    .max(MAX_PLACES)
    .optional()
    .meta({ description: 'Only these places are marked, separated by commas: S5F3,S4F0.' }),
  notes: z
    .array(noteParameter)
    .min(1)
    .max(MAX_PLACES)
    .optional()
    .meta({
      description:
        'How the notes of positions are named, one for each in their order: C3,E3. Without it root and scale name them.',
      examples: [['C3', 'E3']],
    }),
  fromFret: z.int().min(0).max(MAX_FRET).default(0).meta({ description: 'First fret shown.' }),
  toFret: z
    .int()
    .min(1)
    .max(MAX_FRET)
    .optional()
    .meta({
      description: `Last fret shown; default: ${USUAL_LAST_FRET}, or the last of a shorter neck.`,
    }),
  labels: toneLabelsParameter,
  theme: themeParameter,
  leftHanded: leftHandedParameter,
  ...neckFields,
}))

function placesOf(
  positions: readonly string[] | undefined,
  context: TheoryContext,
  neck: Neck,
  maxFret: number,
): readonly FretPosition[] {
  if (positions) {
    return positions.map((text, index) => {
      const place = parseFretPosition(text)!
      checkPlaceText(place, neck, `positions[${index}]`)
      return place
    })
  }
  return readPitchClasses(context)
    .filter((reading) => reading.inLayer)
    .flatMap((reading) => fretPositionsOfPitchClass(reading.pitchClassNumber, neck, maxFret))
}

/** Refuses names unless there is one for each of the positions that sounds there. */
function checkNames(
  { notes, positions = [] }: Pick<z.output<typeof request>, 'notes' | 'positions'>,
  neck: Neck,
): void {
  if (!notes) return
  const refuse = (path: string, message: string): never => {
    throw requestErrorOf('invalid-parameter', [{ path, message }])
  }
  if (notes.length !== positions.length) {
    refuse(
      'notes',
      `notes: ${notes.length} names for ${positions.length} positions; give one name for each of positions`,
    )
  }
  for (const [index, text] of notes.entries()) {
    const place = positions[index]!
    const midi = midiAt(parseFretPosition(place)!, neck)
    const { name, octave } = parseNote(text)!
    const sounds = pitchClassOf(name) === pitchClassOfMidi(midi)
    if (sounds && (octave === undefined || midiOf(name, octave) === midi)) continue
    const path = `notes[${index}]`
    refuse(path, `${path}: "${text}" does not sound at ${place}, which is MIDI ${midi}`)
  }
}

export const drawFretboard = defineOperation({
  id: 'drawFretboard',
  http: { method: 'GET', path: '/api/diagram/fretboard.svg' },
  summary: 'The neck with a scale, a chord or chosen places as a picture',
  description:
    'Draws the neck as SVG with every tone of the scale (or, with layer=chord, of the chord), or only the places given in positions, each coloured and labelled by its degree over root and told in words for screen readers. For the data use /api/scale-map or /api/map; for one grip /api/diagram/voicing.svg.',
  request,
  document: svgDocument,
  mediaType: 'image/svg+xml',
  errors: [],
  examples: [
    {
      title: 'A minor pentatonic from the fifth to the eighth fret',
      request: { root: 'A', scale: 'minorPentatonic', fromFret: 5, toFret: 8 },
    },
    {
      title: 'Three places of a route, as notes',
      request: { positions: ['S5F3', 'S4F0', 'S4F2'], labels: 'notes', toFret: 5 },
    },
    {
      title: 'The tones of D7 on a dark page',
      request: { root: 'D', layer: 'chord', chord: 'dominant7', theme: 'dark' },
    },
  ],
  run(query) {
    const neck = readNeck(query)
    const { fromFret } = query
    const toFret = query.toFret ?? Math.min(USUAL_LAST_FRET, neck.maxFret)
    checkFret(toFret, neck, 'toFret')
    if (fromFret > toFret) {
      throw requestErrorOf('invalid-parameter', [
        { path: 'fromFret', message: `fromFret ${fromFret} lies above toFret ${toFret}` },
      ])
    }
    const context = theoryOf(query)
    const { root, scale, chord } = context
    const places = placesOf(query.positions, context, neck, toFret)
    checkNames(query, neck)
    const marks = places.map((place, index) => {
      const name = query.notes && parseNote(query.notes[index]!)!.name
      return neckMarkAt(context, place, neck, { name })
    })
    const name =
      query.layer === 'scale'
        ? `${formatNoteName(root)} ${scale.name}`
        : formatChordSymbol(root, chord)
    const title = `${query.positions ? `Places in ${name}` : name}, frets ${fromFret} to ${toFret}`
    return renderNeckSvg({ title, neck, fromFret, toFret, marks }, query)
  },
})
