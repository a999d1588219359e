/** GET /api/voice-leading: how to get from one chord to the next with the least motion. */

import * as z from 'zod'
import { DomainError } from '#engine/errors'
import { fretsOf, packGrip } from '#engine/hand/grip'
import { formatFrets } from '#engine/instrument/fret-text'
import type { Neck } from '#engine/instrument/neck'
import { CHORD_TYPES, type ChordType, chordTypeById, formatChordSymbol } from '#engine/theory/chord'
import { formatNoteName, type NoteName, pitchClassOf } from '#engine/theory/pitch'
import type { VoicingFilters } from '#engine/voicing/chord-voicings'
import { describeMotion } from '#engine/voicing/describe-motion'
import { provePath } from '#engine/voicing/prove-path'
import {
  chooseGrips,
  type GripChoice,
  leastMotionPairs,
  nearBestOf,
} from '#engine/voicing/voice-leading'
import { spellTones, voicingOf } from '#engine/voicing/voicing'
import { capoSymbolFields, capoSymbolsOf } from '../chords/capo-symbols'
import { writeVoiceLeading } from '../chords/grips.markdown'
import { describeVoicing } from '../chords/voicing-document'
import { handFilterFields, readHandFilters } from '../chords/voicing-filters'
import { describeNeck, neckParametersOf } from '../neck/neck-document'
import { drawGrip } from '../pictures/picture-parts'
import { acceptedFrets } from '../reading/neck-checks'
import { neckFields, readNeck } from '../reading/neck-request'
import { requestErrorOf } from '../reading/read-request'
import { type Answer, defineOperation } from '../registry/operation'
import { formatQuery } from '../registry/query'
import { describeChord } from '../scales/tones'
import { fretsParameter } from '../schemas/chord-parameters'
import { lazyObject } from '../schemas/lazy-object'
import { motion } from '../schemas/motion'
import { neckDocumentFields } from '../schemas/neck'
import { acceptedRoot, rootParameter } from '../schemas/parameters'
import { apiVersion, chordReference, noteNameText } from '../schemas/theory'
import { voicing } from '../schemas/voicing'
import { describeMotionParts } from './motion-document'

const API_VERSION = '2026-11-19'

/** Grips a chord that `search=best` compares. */
export const BEST_PAIR_GRIPS = 24

const chordTypeParameter = z
  .enum(CHORD_TYPES.map(({ id }) => id))
  .meta({ description: 'Chord type, the six plain ones first.' })

const request = z.object({
  fromRoot: rootParameter('Root of the first chord').default('C'),
  fromChord: chordTypeParameter.default('major'),
  toRoot: rootParameter('Root of the second chord').default('G'),
  toChord: chordTypeParameter.default('major'),
  fromFrets: fretsParameter
    .meta({
      description:
        'Grip of the first chord that the hand already holds, one place a string: x32010.',
    })
    .optional(),
  limit: z.int().min(1).max(24).default(5).meta({ description: 'Most pairs returned.' }),
  search: z
    .enum(['best', 'all'])
    .default('best')
    .meta({
      description: `best compares the ${BEST_PAIR_GRIPS} best grips of each chord, all compares every playable one.`,
    }),
  ...handFilterFields,
  ...neckFields,
})

const chordOfPair = lazyObject(() => ({
  ...chordReference.shape,
  root: noteNameText,
  ...capoSymbolFields,
  gripCount: z.int().meta({ description: 'Grips that were compared.' }),
}))

const document = lazyObject(() => ({
  apiVersion,
  from: chordOfPair,
  to: chordOfPair,
  commonPitchClasses: z
    .array(noteNameText)
    .meta({ description: 'As the first chord spells them.' }),
  search: z.strictObject({
    grips: z.enum(['best', 'all']),
    pairCount: z.int().meta({ description: 'Pairs that competed.' }),
  }),
  pairs: z.array(
    z.strictObject({
      rank: z.int().min(1),
      from: voicing,
      to: voicing,
      motion,
      proof: z.strictObject({
        costIsSumOfParts: z.boolean().meta({
          description: 'The motion told note by note costs what the search counted.',
        }),
        allGripsValid: z.boolean(),
      }),
    }),
  ),
  examples: z.record(z.string(), z.string()),
  ...neckDocumentFields,
}))

interface AskedChord {
  readonly root: NoteName
  readonly chord: ChordType
}

function gripsOf(
  asked: AskedChord,
  search: 'best' | 'all',
  neck: Neck,
  filters: VoicingFilters,
  path: string,
): GripChoice {
  const most = search === 'best' ? BEST_PAIR_GRIPS : Number.MAX_SAFE_INTEGER
  const choice = chooseGrips(pitchClassOf(asked.root), asked.chord, most, neck, filters)
  if (choice.indices.length > 0) return search === 'best' ? nearBestOf(choice) : choice
  const message = `No grip of ${formatChordSymbol(asked.root, asked.chord)} meets these filters; leave one out or widen it`
  throw new DomainError('unplayable-chord', message, [{ path, message }])
}

/** The one grip that the hand already holds. */
function heldGripOf(asked: AskedChord, text: string, neck: Neck): GripChoice {
  const { table } = chooseGrips(pitchClassOf(asked.root), asked.chord, 0, neck)
  const index = table.ranked.grips.indexOf(packGrip(acceptedFrets(text, neck, 'fromFrets')))
  if (index >= 0) return { table, indices: [index] }
  const symbol = formatChordSymbol(asked.root, asked.chord)
  throw requestErrorOf('invalid-parameter', [
    {
      path: 'fromFrets',
      message: `${text} is not a playable grip of ${symbol}; /api/identify${formatQuery({ frets: text, ...neckParametersOf(neck) })} names what it is`,
    },
  ])
}

function describeSide(
  { root, chord }: AskedChord,
  choice: GripChoice,
  neck: Neck,
  home: AskedChord,
) {
  const symbol = formatChordSymbol(root, chord)
  return {
    root: formatNoteName(root),
    ...describeChord(root, chord),
    ...capoSymbolsOf(symbol, neck, home),
    gripCount: choice.indices.length,
  }
}

function voicingIn({ root, chord }: AskedChord, { table }: GripChoice, index: number, neck: Neck) {
  const frets = fretsOf(table.ranked.grips[index]!, neck.strings.length)
  return voicingOf(frets, spellTones(root, chord), neck)
}

export type VoiceLeadingDocument = Answer<typeof document>

export const getVoiceLeading = defineOperation({
  id: 'getVoiceLeading',
  weight: 4,
  http: { method: 'GET', path: '/api/voice-leading' },
  summary: 'Grips that lead from one chord to the next with the least motion',
  description:
    'Compares the grips of two chords and ranks the pairs by what the hand and the voices have to do: fingers that stay, slide or are placed, frets of hand shift, semitones of each voice. With fromFrets it continues from the grip you hold. For more than two chords use /api/progression.',
  request,
  document,
  apiVersion: API_VERSION,
  errors: ['unplayable-chord'],
  examples: [
    {
      title: 'From Dm7 to G7',
      request: { fromRoot: 'D', fromChord: 'minor7', toRoot: 'G', toChord: 'dominant7', limit: 3 },
    },
    {
      title: 'From open C to A minor',
      request: { fromFrets: 'x32010', toRoot: 'A', toChord: 'minor', limit: 2 },
    },
    {
      title: 'C to F on the top three strings, every triad compared',
      request: { toRoot: 'F', strings: [3, 2, 1], search: 'all', limit: 4 },
    },
  ],
  markdown: writeVoiceLeading,
  pictures: (document, urls) =>
    document.pairs
      .slice(0, 1)
      .flatMap(({ from, to }) => [drawGrip(from, document, urls), drawGrip(to, document, urls)]),
  run(query, { baseUrl }) {
    const neck = readNeck(query)
    const onNeck = neckParametersOf(neck)
    const from = { root: acceptedRoot(query.fromRoot), chord: chordTypeById(query.fromChord)! }
    const to = { root: acceptedRoot(query.toRoot), chord: chordTypeById(query.toChord)! }
    const filters = readHandFilters(query, neck)
    const fromGrips =
      query.fromFrets === undefined
        ? gripsOf(from, query.search, neck, filters, 'fromChord')
        : heldGripOf(from, query.fromFrets, neck)
    const toGrips = gripsOf(to, query.search, neck, filters, 'toChord')
    const fromTones = describeChord(from.root, from.chord).tones
    const toPitchClasses = new Set(
      describeChord(to.root, to.chord).tones.map((tone) => tone.pitchClassNumber),
    )
    const pairs = leastMotionPairs(fromGrips, toGrips, query.limit).map((pair, index) => {
      const before = voicingIn(from, fromGrips, pair.from, neck)
      const after = voicingIn(to, toGrips, pair.to, neck)
      const told = describeMotion(before, after)
      return {
        rank: index + 1,
        from: describeVoicing(
          before,
          pair.from + 1,
          fromGrips.table.ranked.scores[pair.from]! / 1000,
        ),
        to: describeVoicing(after, pair.to + 1, toGrips.table.ranked.scores[pair.to]! / 1000),
        motion: describeMotionParts(told),
        proof: { ...provePath([before, after], 0, pair.cost) },
      }
    })
    const [best] = pairs
    return {
      apiVersion: API_VERSION,
      from: describeSide(from, fromGrips, neck, from),
      to: describeSide(to, toGrips, neck, from),
      commonPitchClasses: fromTones
        .filter((tone) => toPitchClasses.has(tone.pitchClassNumber))
        .map((tone) => tone.pitchClass),
      search: {
        grips: query.search,
        pairCount: fromGrips.indices.length * toGrips.indices.length,
      },
      pairs,
      examples: {
        ...(best && {
          back: `${baseUrl}/api/voice-leading${formatQuery({
            fromRoot: formatNoteName(to.root),
            fromChord: to.chord.id,
            fromFrets: formatFrets(best.to.frets),
            toRoot: formatNoteName(from.root),
            toChord: from.chord.id,
            ...onNeck,
          })}`,
        }),
        progression: `${baseUrl}/api/progression${formatQuery({
          chords: [from, to].map(({ root, chord }) => formatChordSymbol(root, chord)),
          ...onNeck,
        })}`,
      },
      ...describeNeck(neck),
    }
  },
})
