/** Document shapes of chords in a key, scales over a chord, and their places on the neck. */
import * as z from 'zod'
import type { ChordFunction } from '#engine/harmony/chord-function'
import { SCALE_FAMILIES } from '#engine/theory/scale-table'
import { lazyObject } from './lazy-object'
import { fretNumber, stringNumber } from './pitch'
import { scaleParent } from './scale-parent'
import { midiNumber, noteNameText, noteText, pitchClassNumber } from './theory'

/** What a chord does in a key, as documents show it. */
export function describeFunction({ numeral, role, alsoCalled, isDiatonic }: ChordFunction) {
  return { numeral, role, ...(alsoCalled !== undefined && { alsoCalled }), isDiatonic }
}

export const rootAnchor = lazyObject(() => ({
  string: stringNumber,
  fret: fretNumber,
  midi: midiNumber,
  note: noteText,
  interval: z.literal('R'),
}))

export const chordFunction = {
  numeral: z.string().meta({ description: 'Roman numeral in the key: V7/ii, bVImaj7, vii°.' }),
  role: z.string().meta({ description: 'What the chord does there: tonic, secondary dominant.' }),
  alsoCalled: z.string().optional().meta({
    description: 'Another name by its spelling: German sixth where its Gb is written F#.',
  }),
  isDiatonic: z.boolean().meta({ description: 'Every chord tone belongs to the key.' }),
}

const toneOverChord = lazyObject(() => ({
  pitchClass: noteNameText,
  pitchClassNumber,
  degree: z.string().meta({ description: 'By function over the chord: b9, #11, 13.' }),
  semitones: z.int().min(0).max(11).meta({ description: 'Above the chord root.' }),
  role: z.enum(['chord', 'tension', 'avoid', 'passing', 'blue']),
  reason: z.string(),
}))

const namedTone = lazyObject(() => ({
  pitchClass: noteNameText,
  degree: z.string(),
  reason: z.string(),
}))

/** A scale over a chord, with its score and the role of each tone. */
export const scaleAdvice = lazyObject(() => ({
  rank: z.int().min(1),
  id: z.string(),
  name: z.string(),
  family: z.enum(SCALE_FAMILIES),
  score: z.number().min(0).max(100),
  scoreParts: z
    .strictObject({
      usage: z.number().meta({ description: 'How usual the scale is over this kind of chord.' }),
      clarity: z.number().meta({ description: 'How few of its tones are avoid notes.' }),
      context: z.number().meta({ description: 'How well it fits the key; 0 without one.' }),
      size: z.number().meta({ description: '−10 for each tone beyond eight.' }),
    })
    .meta({ description: 'Points that add up to the score.' }),
  function: z.string().optional().meta({ description: 'What the chord does in the key.' }),
  tones: z.array(toneOverChord),
  availableTensions: z.array(namedTone),
  avoidNotes: z.array(namedTone),
  outsideContext: z
    .array(noteNameText)
    .optional()
    .meta({ description: 'Tones of the scale that are not in the key.' }),
  sameTonesAs: z.array(z.string()).meta({ description: 'Ids with the same tones on this root.' }),
  parent: scaleParent.optional().meta({ description: 'Of which scale this is a mode.' }),
  why: z.string().meta({ description: 'Why the scale fits here, one sentence.' }),
  guitarAnchors: z.array(rootAnchor),
}))
