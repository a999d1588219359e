/** GET /api/diagram/piano.svg: a scale, chord or chosen notes on a keyboard. */

import * as z from 'zod'
import { type KeyMark, renderPianoSvg } from '#engine/diagram/render-piano-svg'
import { pianoPresetById } from '#engine/instrument/piano'
import { formatChordSymbol } from '#engine/theory/chord'
import { readPitchClass } from '#engine/theory/layer'
import {
  formatNoteName,
  midiOf,
  parseNote,
  pitchClassOf,
  pitchClassOfMidi,
} from '#engine/theory/pitch'
import { theoryFields, theoryOf } from '../reading/theory-request'
import { defineOperation } from '../registry/operation'
import { lazyRequest } from '../schemas/lazy-object'
import { noteOrMidiParameter, pianoParameter } from '../schemas/parameters'
import { svgDocument, themeParameter, toneLabelsParameter, toneMarkOf } from './diagram-parameters'

const request = lazyRequest(() => ({
  ...theoryFields,
  notes: z
    .array(noteOrMidiParameter)
    .min(1)
    .max(128)
    .optional()
    .meta({
      description:
        'Only these notes are marked: names or MIDI numbers separated by commas; a name without octave marks it everywhere.',
      examples: [['C4', 'E4', 'G4']],
    }),
  piano: pianoParameter.default('49-key'),
  labels: toneLabelsParameter,
  theme: themeParameter,
}))

/** The note asked for that a key sounds. */
function askedAt(notes: readonly string[], midi: number): string | undefined {
  return notes.find((text) => {
    const note = parseNote(text)
    if (!note) return Number(text) === midi
    return note.octave === undefined
      ? pitchClassOf(note.name) === pitchClassOfMidi(midi)
      : midiOf(note.name, note.octave) === midi
  })
}

export const drawPiano = defineOperation({
  id: 'drawPiano',
  http: { method: 'GET', path: '/api/diagram/piano.svg' },
  summary: 'A keyboard with a scale, a chord or chosen notes as a picture',
  description:
    'Draws a keyboard as SVG with every tone of the scale (or, with layer=chord, of the chord), or only the notes given, each coloured and labelled by its degree over root and told in words for screen readers. For the data use /api/map or /api/scale-map.',
  request,
  document: svgDocument,
  mediaType: 'image/svg+xml',
  errors: [],
  examples: [
    { title: 'E flat major', request: { root: 'Eb', piano: '25-key' } },
    { title: 'Three notes, named', request: { notes: ['C4', 'E4', 'G4'], labels: 'notes' } },
  ],
  run(query) {
    const preset = pianoPresetById(query.piano)
    const context = theoryOf(query)
    const { root, scale, chord } = context
    const marks: KeyMark[] = []
    for (let midi = preset.lowMidi; midi <= preset.highMidi; midi++) {
      const asked = query.notes && askedAt(query.notes, midi)
      const name = asked === undefined ? undefined : parseNote(asked)?.name
      const reading = readPitchClass(context, pitchClassOfMidi(midi), name)
      if (query.notes ? asked !== undefined : reading.inLayer) {
        marks.push({ midi, ...toneMarkOf(reading, midi) })
      }
    }
    const name =
      query.layer === 'scale'
        ? `${formatNoteName(root)} ${scale.name}`
        : formatChordSymbol(root, chord)
    const title = query.notes ? `${query.notes.join(' ')} in ${name}` : name
    return renderPianoSvg({ title: `${title} on piano`, preset, marks }, query)
  },
})
