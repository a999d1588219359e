/** GET /api/scales/containing: which scales hold these notes. */

import * as z from 'zod'
import { chooseRoot } from '#engine/theory/choose-root'
import { findScalesContaining } from '#engine/theory/find-scales'
import {
  formatNoteName,
  letterIndexOf,
  type NoteName,
  parseNote,
  parseRoot,
  pitchClassOf,
} from '#engine/theory/pitch'
import { pitchClassSetOn, spellScale } from '#engine/theory/scale'
import { canonicalScaleOf, twinsOf } from '#engine/theory/scale-facts'
import { SCALE_FAMILIES } from '#engine/theory/scale-table'
import { type Answer, defineOperation } from '../registry/operation'
import { lazyObject, lazyRequest } from '../schemas/lazy-object'
import { acceptedRoot, noteOrMidiParameter, rootParameter } from '../schemas/parameters'
import { apiVersion, noteNameText, pitchClassNumber, tone } from '../schemas/theory'
import { parentFieldOf, scaleParent } from './scale-parent'
import { writeContaining } from './scales.markdown'
import { describeTone } from './tones'

const API_VERSION = '2026-11-05'

const request = lazyRequest(() => ({
  notes: z
    .array(noteOrMidiParameter)
    .min(1)
    .max(64)
    .meta({
      description: 'Note names or MIDI numbers separated by commas; octaves do not matter.',
      examples: ['C,E,G,Bb', '60,63,66'],
    }),
  root: rootParameter('Only scales on this root').optional(),
  limit: z.int().min(1).max(48).default(24).meta({ description: 'Most matches returned.' }),
}))

const match = lazyObject(() => ({
  root: noteNameText,
  id: z.string(),
  name: z.string(),
  family: z.enum(SCALE_FAMILIES),
  pitchClasses: z.array(tone),
  askedTones: z.array(z.strictObject({ pitchClass: noteNameText, degree: z.string() })).meta({
    description: 'The notes asked for, spelled in this scale, with their degrees.',
  }),
  missingTones: z
    .array(noteNameText)
    .meta({ description: 'Notes asked for that the scale lacks: always none.' }),
  extraTones: z
    .array(noteNameText)
    .meta({ description: 'Tones of the scale that were not asked for.' }),
  tightness: z
    .number()
    .min(0)
    .max(1)
    .meta({ description: 'Share of the scale that was asked for; 1 = nothing left over.' }),
  rootIsAsked: z.boolean(),
  sameTonesAs: z.array(z.string()).meta({ description: 'Ids with the same tones on this root.' }),
  parent: scaleParent.optional().meta({ description: 'Of which scale this is a mode.' }),
}))

const document = lazyObject(() => ({
  apiVersion,
  notes: z.array(z.strictObject({ pitchClass: noteNameText, pitchClassNumber })),
  root: noteNameText.optional(),
  totalMatches: z.int(),
  matches: z.array(match),
  idsByRoot: z.array(z.strictObject({ root: noteNameText, ids: z.array(z.string()) })).meta({
    description: 'Every match, whatever the limit: scale ids by root, in the order of the matches.',
  }),
}))

interface AskedTone {
  readonly pitchClass: number
  readonly writtenName?: NoteName
}

function askedToneOf(text: string): AskedTone {
  const note = parseNote(text)
  return note
    ? { pitchClass: pitchClassOf(note.name), writtenName: note.name }
    : { pitchClass: Number(text) % 12 }
}

/** Of two names for one tone, that with fewer accidentals is kept, then the letter nearer to C. */
function isPlainer({ writtenName: name }: AskedTone, { writtenName: known }: AskedTone): boolean {
  if (!name || !known) return name !== undefined && known === undefined
  const fewer = Math.abs(known.accidental) - Math.abs(name.accidental)
  return fewer > 0 || (fewer === 0 && letterIndexOf(name.letter) < letterIndexOf(known.letter))
}

const CHROMATIC_NAMES = ['C', 'C#', 'D', 'Eb', 'E', 'F', 'F#', 'G', 'Ab', 'A', 'Bb', 'B'].map(
  (text) => parseRoot(text)!,
)

export type ContainingDocument = Answer<typeof document>

export const findContainingScales = defineOperation({
  id: 'findScalesContaining',
  lean: 'notes{pitchClass} totalMatches matches{root id name pitchClasses{pitchClass} missingTones extraTones tightness parent{words}}',
  weight: 2,
  http: { method: 'GET', path: '/api/scales/containing' },
  summary: 'Scales that hold a set of notes',
  description:
    'Finds every scale and root that holds all notes given, spelled in the root of each match: scales of exactly these notes first, then common scales with few further tones before rare ones, those that respell a note further back; the order of the notes does not matter. For scales over a chord, ranked by how they sound, use /api/chord-scale.',
  request,
  document,
  apiVersion: API_VERSION,
  errors: [],
  examples: [
    { title: 'Scales with C E G Bb', request: { notes: ['C', 'E', 'G', 'Bb'], limit: 5 } },
    {
      title: 'MIDI notes, scales on A only',
      request: { notes: ['57', '60', '64', '68'], root: 'A' },
    },
    { title: 'A lone tritone', request: { notes: ['F', 'B'], limit: 3 } },
  ],
  markdown: writeContaining,
  pictures: ({ matches }, urls) =>
    matches.slice(0, 1).map(({ root, id }) => urls.fretboard({ root, scale: id })),
  tool: {
    name: 'find_scales',
    title: 'Find scales that contain notes',
    description:
      'Find the scales that contain all of some notes. Use it for "which scales have C, Eb, F#, A?". For scales over a chord use suggest_scales; for a known scale get_scale.',
    fields: ['notes', 'root', 'limit'],
    defaults: { limit: 8 },
    examples: [
      { title: 'Scales with D, F#, G#', arguments: { notes: 'D,F#,G#', limit: 4 } },
      { title: 'Those on A only', arguments: { notes: 'A,C,E,G', root: 'A' } },
    ],
  },
  command: { words: 'notes', wordsKind: 'many', usage: '<note> …' },
  run({ notes, root, limit }) {
    const asked = new Map<number, AskedTone>()
    for (const text of notes) {
      const tone = askedToneOf(text)
      const known = asked.get(tone.pitchClass)
      if (!known || isPlainer(tone, known)) asked.set(tone.pitchClass, tone)
    }
    const writtenNames = [...asked.values()].flatMap((tone) => tone.writtenName ?? [])
    const rootName = root === undefined ? undefined : acceptedRoot(root)
    const askedSet = [...asked.keys()].reduce((set, pitchClass) => set | (1 << pitchClass), 0)
    const found = findScalesContaining(askedSet, {
      ...(rootName && { rootPitchClass: pitchClassOf(rootName) }),
      writtenNames,
    })
    const [first] = found
    // Tones that were asked for by number have their names in the first match.
    const firstNames = first
      ? spellScale(
          rootName ?? chooseRoot(first.rootPitchClass, first.scale, writtenNames),
          first.scale,
        )
      : []
    const nameOf = ({ pitchClass, writtenName }: AskedTone) =>
      writtenName ??
      firstNames.find((name) => pitchClassOf(name) === pitchClass) ??
      CHROMATIC_NAMES[pitchClass]!
    const givenNames = [...asked.values()].filter((tone) => !tone.writtenName).map(nameOf)
    const spelledRootOf = ({ scale, rootPitchClass }: (typeof found)[number]) =>
      rootName ?? chooseRoot(rootPitchClass, scale, writtenNames, givenNames)
    const idsByRoot = new Map<string, string[]>()
    for (const one of found) {
      const spelled = formatNoteName(spelledRootOf(one))
      const ids = idsByRoot.get(spelled) ?? []
      ids.push(one.scale.id)
      idsByRoot.set(spelled, ids)
    }
    return {
      apiVersion: API_VERSION,
      notes: [...asked.values()].map((tone) => ({
        pitchClass: formatNoteName(nameOf(tone)),
        pitchClassNumber: tone.pitchClass,
      })),
      ...(rootName && { root: formatNoteName(rootName) }),
      totalMatches: found.length,
      matches: found.slice(0, limit).map((one) => {
        const { scale, rootPitchClass, extraSet, tightness } = one
        const spelledRoot = spelledRootOf(one)
        const tones = scale.degrees.map((degree) => describeTone(spelledRoot, degree))
        const scaleSet = pitchClassSetOn(rootPitchClass, scale.pitchClassSet)
        return {
          root: formatNoteName(spelledRoot),
          id: scale.id,
          name: scale.name,
          family: scale.family,
          pitchClasses: tones,
          askedTones: tones
            .filter((tone) => asked.has(tone.pitchClassNumber))
            .map((tone) => ({ pitchClass: tone.pitchClass, degree: tone.degree })),
          missingTones: [...asked.values()]
            .filter((tone) => ((scaleSet >> tone.pitchClass) & 1) === 0)
            .map((tone) => formatNoteName(nameOf(tone))),
          extraTones: tones
            .filter((tone) => ((extraSet >> tone.pitchClassNumber) & 1) === 1)
            .map((tone) => tone.pitchClass),
          tightness: Math.round(tightness * 1000) / 1000,
          rootIsAsked: asked.has(rootPitchClass),
          sameTonesAs: twinsOf(canonicalScaleOf(scale)).map((twin) => twin.id),
          ...parentFieldOf(spelledRoot, scale),
        }
      }),
      idsByRoot: [...idsByRoot].map(([root, ids]) => ({ root, ids })),
    }
  },
})
