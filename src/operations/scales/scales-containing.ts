/** GET /api/scales/containing: which scales hold these notes. */

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
import { defineOperation } from '../registry/operation'
import { acceptedRoot } from '../schemas/parameters'
import { parentFieldOf } from '../schemas/scale-parent'
import { writeContaining } from './scales-containing.markdown'
import { containingDocument, containingRequest } from './scales-containing.schema'
import { describeTone } from './tones'

const API_VERSION = '2026-11-05'

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

export const findContainingScales = defineOperation({
  id: 'findScalesContaining',
  lean: 'notes{pitchClass} totalMatches matches{root id name pitchClasses{pitchClass} missingTones extraTones tightness parent{words}}',
  http: { method: 'GET', path: '/api/scales/containing' },
  summary: 'Scales that hold a set of notes',
  description:
    'Finds every scale and root that holds all notes given, spelled in the root of each match: scales of exactly these notes first, then common scales with few further tones before rare ones, those that respell a note further back; the order of the notes does not matter. For scales over a chord, ranked by how they sound, use /api/chord-scale.',
  request: containingRequest,
  document: containingDocument,
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
    words: { notes: 'Such as C,E,G,Bb' },
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
