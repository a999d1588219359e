/** Request and document of the composer: where a chord stands and where it can go. */
import * as z from 'zod'
import { MOVE_KINDS } from '#engine/harmony/move-order'
import { pitchFields } from '../reading/pitch-request'
import type { Answer } from '../registry/operation'
import { keyParameter } from '../schemas/chord-parameters'
import { chordFunction, rootAnchor } from '../schemas/harmony'
import { lazyObject, lazyRequest } from '../schemas/lazy-object'
import { neckDocumentFields } from '../schemas/neck'
import { neckFields } from '../schemas/neck-parameters'
import {
  chordOrSymbolParameter,
  layerParameter,
  rootParameter,
  scaleParameter,
} from '../schemas/parameters'
import { fretNumber, selectedPitch } from '../schemas/pitch'
import {
  apiVersion,
  chordReference,
  intervalLabel,
  layer,
  membership,
  noteNameText,
  pitchClassNumber,
  scaleReference,
} from '../schemas/theory'

export const chordMovesRequest = lazyRequest(() => ({
  ...pitchFields,
  root: rootParameter(
    'Tonal centre and root of the current chord; default C, the tonic of key or the root of a symbol in chord. Beside a symbol the tonal centre, beside key the root of the chord',
  ).optional(),
  layer: layerParameter.default('scale'),
  scale: scaleParameter
    .meta({ description: 'Scale of the key on the tonal centre; default major. Not with key.' })
    .optional(),
  chord: chordOrSymbolParameter.optional(),
  key: keyParameter('Key of the song, apart from the current chord').optional(),
  ...neckFields,
}))

export type ChordMovesRequest = z.output<typeof chordMovesRequest>

const grip = lazyObject(() => ({
  text: z.string().meta({ description: 'The last string first: x32010.' }),
  frets: z.array(fretNumber.nullable()),
  fingers: z.array(z.int().min(0).max(4)).meta({ description: '1 = index … 4 = little finger.' }),
}))

const gripPair = lazyObject(() => ({
  from: grip,
  to: grip,
  motionCost: z.int().meta({
    description:
      'Of the change. The pair costs the hand least among the best 24 grips of each chord.',
  }),
}))

const voiceMove = lazyObject(() => ({
  from: noteNameText,
  to: noteNameText,
  semitones: z.int().min(-6).max(6).meta({ description: '0 = the voice stays.' }),
}))

const move = lazyObject(() => ({
  id: z.string(),
  title: z.string(),
  relation: z.string(),
  targetRoot: noteNameText,
  targetChord: z.string(),
  sharedPitchClasses: z
    .array(noteNameText)
    .meta({ description: 'Tones of both chords, as the current chord spells them.' }),
  guitarAnchors: z.array(rootAnchor),
  targetSymbol: z.string(),
  targetTones: z.array(noteNameText),
  numeral: z.string().meta({ description: 'In the key: V7/ii, bVImaj7.' }),
  role: z.string().meta({ description: 'What the target does in the key.' }),
  kind: z.enum(MOVE_KINDS).meta({
    description: 'resolution, other chord of the key, departure from it, colour; in this order.',
  }),
  reason: z.string().meta({ description: 'Why the move works, one sentence.' }),
  inKey: z.boolean().meta({ description: 'A triad or seventh chord that the key builds.' }),
  otherRelations: z
    .array(z.strictObject({ relation: z.string(), title: z.string() }))
    .meta({ description: 'Further relations that lead to the same chord.' }),
  voiceLeadingDistance: z.int().meta({ description: 'Semitones moved by all voices together.' }),
  voices: z
    .array(voiceMove)
    .meta({ description: 'One a voice of the larger chord; the smaller doubles where it must.' }),
  movingVoices: z.int(),
  insideLayer: z.array(noteNameText).meta({ description: 'Target tones in the active layer.' }),
  outsideLayer: z.array(noteNameText),
  extended: z
    .boolean()
    .meta({ description: 'A relation of triads, applied to the triad of a seventh chord.' }),
  grips: gripPair.nullable().meta({ description: 'null where one of the chords has no grip.' }),
}))

export const chordMovesDocument = lazyObject(() => ({
  apiVersion,
  current: z.strictObject({
    root: noteNameText,
    label: z.string(),
    symbol: z.string(),
    chord: chordReference,
    scale: scaleReference,
    key: z.strictObject({ root: noteNameText, scale: z.string() }),
    numeral: z.string().meta({ description: 'Of the current chord in the key.' }),
    role: z.string().meta({ description: 'What the current chord does in the key.' }),
    alsoCalled: chordFunction.alsoCalled,
    layer,
    selected: selectedPitch
      .extend({
        interval: intervalLabel,
        intervalName: z.string(),
        placeInChord: z
          .string()
          .nullable()
          .meta({ description: 'Degree in the chord; null outside it.' }),
        ...membership,
      })
      .optional(),
  }),
  circle: z.strictObject({
    root: noteNameText,
    fifthUp: noteNameText,
    fifthDown: noteNameText,
    relative: noteNameText.meta({
      description:
        'The relative minor of a major key, the relative major of a minor one, the tonic that a mode comes from.',
    }),
    signature: z.strictObject({
      fifths: z.int().meta({ description: 'Sharps positive, flats negative.' }),
      accidentals: z.array(noteNameText),
      text: z.string(),
    }),
    ring: z.array(
      z.strictObject({
        root: noteNameText,
        pitchClassNumber,
        fifths: z.int().min(-5).max(6).meta({ description: 'From the current root.' }),
        inScale: z.boolean(),
      }),
    ),
    scaleByFifths: z.array(z.strictObject({ pitchClass: noteNameText, inChord: z.boolean() })),
  }),
  moves: z.array(move),
  order: z.string().meta({ description: 'How the moves are ordered, in words.' }),
  researchBasis: z.array(z.string()),
  examples: z.record(z.string(), z.string()),
  ...neckDocumentFields,
}))

export type ChordMovesDocument = Answer<typeof chordMovesDocument>
