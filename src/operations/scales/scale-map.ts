/** GET /api/scale-map: a scale on a root, its notes and where it lies on the neck. */

import { scalePatternsOf } from '#engine/instrument/scale-patterns'
import { chordTypeById } from '#engine/theory/chord'
import { readPitchClass } from '#engine/theory/layer'
import { formatNoteName, pitchClassOfMidi } from '#engine/theory/pitch'
import { chordsSuitedBy, homeChordOf, twinsOf } from '#engine/theory/scale-facts'
import { readNeck } from '../reading/neck-request'
import { askedPitchOf, describeAskedPitch } from '../reading/pitch-request'
import { defineOperation } from '../registry/operation'
import { describeNeck, neckParametersOfDocument } from '../schemas/neck-document'
import { NECK_FIELDS } from '../schemas/neck-parameters'
import { acceptedRoot, acceptedScale } from '../schemas/parameters'
import { parentFieldOf } from '../schemas/scale-parent'
import { writeScaleMap } from './scale-map.markdown'
import { scaleMapDocument, scaleMapRequest } from './scale-map.schema'
import { describeTone } from './tones'

const API_VERSION = '2026-11-04'

export const getScaleMap = defineOperation({
  id: 'getScaleMap',
  http: { method: 'GET', path: '/api/scale-map' },
  summary: 'A scale on a root: its notes, degrees and places on the neck',
  description:
    'Spells a scale on a root and lays it out on the neck: on a guitar open position, the five CAGED forms and the note-per-string patterns, elsewhere positions of the hand. With note or midi it also says whether that pitch belongs. The catalogue of ids is /api/scales.',
  request: scaleMapRequest,
  document: scaleMapDocument,
  apiVersion: API_VERSION,
  errors: [],
  examples: [
    { title: 'F# lydian dominant', request: { root: 'F#', scale: 'lydianDominant' } },
    {
      title: 'Is C# in A harmonic minor?',
      request: { root: 'A', scale: 'harmonicMinor', note: 'C#4' },
    },
    { title: 'E minor pentatonic boxes', request: { root: 'E', scale: 'minorPentatonic' } },
  ],
  lean: 'id name root family pitchClasses{pitchClass degree} homeChord suitsChords sameTonesAs parent{words} selected guitarAnchors:3{name startFret endFret strings{string frets}}',
  markdown: writeScaleMap,
  pictures: ({ root, id, ...document }, urls) => [
    urls.fretboard({ root, scale: id, ...neckParametersOfDocument(document) }),
    urls.piano({ root, scale: id }),
  ],
  mirrors: true,
  tool: {
    name: 'get_scale',
    title: 'Get a scale',
    description:
      'Spell a scale on a root and show its shapes. Use it for "the notes of F lydian dominant". From notes to scales use find_scales; over a chord suggest_scales.',
    fields: ['root', 'scale', 'note', ...NECK_FIELDS, 'leftHanded'],
    examples: [
      { title: 'F lydian dominant', arguments: { root: 'F', scale: 'lydianDominant' } },
      { title: 'A minor pentatonic', arguments: { root: 'A', scale: 'minorPentatonic' } },
    ],
  },
  command: { name: 'scale', words: 'root', wordsKind: 'one', usage: '[root]' },
  run(query) {
    const neck = readNeck(query)
    const root = acceptedRoot(query.root)
    const scale = acceptedScale(query.scale)
    const suited = chordsSuitedBy(scale)
    const homeChord = homeChordOf(scale)
    const homeSet = homeChord?.pitchClassSet ?? 1
    const isAsked = query.note !== undefined || query.midi !== undefined
    const asked = askedPitchOf(query)
    const reading = readPitchClass(
      { root, scale, chord: homeChord ?? chordTypeById('major')!, layer: 'scale' },
      pitchClassOfMidi(asked.midi),
      asked.writtenName,
    )
    return {
      apiVersion: API_VERSION,
      id: scale.id,
      name: scale.name,
      root: formatNoteName(root),
      family: scale.family,
      pitchClasses: scale.degrees.map((degree) => {
        const described = describeTone(root, degree)
        const isChordTone = ((homeSet >> described.semitones) & 1) === 1
        const role = described.semitones === 0 ? 'root' : isChordTone ? 'chord-tone' : 'scale-tone'
        return { ...described, role } as const
      }),
      ...(isAsked && {
        selected: {
          ...describeAskedPitch(asked, reading.name, reading.pitchClass),
          inScale: reading.inScale,
          degree: reading.interval === 'R' ? '1' : reading.interval,
          interval: reading.interval,
          intervalName: reading.intervalName,
        },
      }),
      homeChord: homeChord?.id ?? null,
      suitsChords: suited.map((chord) => chord.id),
      sameTonesAs: twinsOf(scale).map((twin) => twin.id),
      ...parentFieldOf(root, scale),
      guitarAnchors: scalePatternsOf(root, scale, neck),
      ...describeNeck(neck),
    }
  },
})
