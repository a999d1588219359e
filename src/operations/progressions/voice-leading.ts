/** GET /api/voice-leading: how to get from one chord to the next with the least motion. */

import { packGrip } from '#engine/hand/grip'
import { chordWithBass, formatSlashChord } from '#engine/harmony/chord-symbol'
import type { Key } from '#engine/harmony/key'
import { type FlatNumbersAre, flatNumbersIn } from '#engine/harmony/number-chart'
import { formatFrets } from '#engine/instrument/fret-text'
import type { Neck } from '#engine/instrument/neck'
import { chordTypeById } from '#engine/theory/chord'
import { formatNoteName, parseRoot, pitchClassOf } from '#engine/theory/pitch'
import type { VoicingFilters } from '#engine/voicing/chord-voicings'
import type { GripPreference } from '#engine/voicing/grip-cost'
import type { GripChoice } from '#engine/voicing/grip-motion'
import { chooseGrips, leastMotionPairs, nearBestOf } from '#engine/voicing/voice-leading'
import { capoSymbolsOf, raiseOf, soundingOn } from '../chords/capo-symbols'
import { readHandFilters } from '../chords/voicing-filters'
import { drawGrip } from '../markdown/picture-parts'
import { requestedChord } from '../reading/chord-request'
import { acceptedFrets } from '../reading/neck-checks'
import { readNeck } from '../reading/neck-request'
import { formatQuery } from '../registry/format-query'
import { defineOperation } from '../registry/operation'
import { requestErrorOf, showValue } from '../registry/request-errors'
import { describeChord } from '../scales/tones'
import { chordNamesWarningsOf } from '../schemas/chord-names-effect'
import { acceptedKey } from '../schemas/chord-parameters'
import { describeNeck, neckParametersOf } from '../schemas/neck-document'
import { NECK_FIELDS } from '../schemas/neck-parameters'
import { type AskedChord, describeInKey, readAskedChord, warningsOfChords } from './asked-chord'
import { noGrip } from './progression-stations'
import { transposed } from './transposed'
import { writeVoiceLeading } from './voice-leading.markdown'
import {
  ALL_PAIR_GRIPS,
  BEST_PAIR_GRIPS,
  voiceLeadingDocument,
  voiceLeadingRequest,
} from './voice-leading.schema'
import { describePair } from './voice-leading-pair'

const API_VERSION = '2026-11-23'

const bassFilterOf = ({ bass }: AskedChord): VoicingFilters =>
  bass ? { bassPitchClass: pitchClassOf(bass) } : {}

function gripsOf(
  asked: AskedChord,
  { search, prefer }: { readonly search: 'best' | 'all'; readonly prefer: GripPreference },
  neck: Neck,
  filters: VoicingFilters,
  path: string,
): GripChoice {
  const most = search === 'best' ? BEST_PAIR_GRIPS[prefer] : ALL_PAIR_GRIPS
  const choice = chooseGrips(pitchClassOf(asked.root), asked.chord, most, neck, {
    ...filters,
    ...bassFilterOf(asked),
  })
  if (choice.indices.length > 0) return search === 'best' ? nearBestOf(choice) : choice
  throw noGrip(asked, choice.table, neck, path)
}

/** The one grip that the hand already holds. */
function heldGripOf(asked: AskedChord, text: string, neck: Neck): GripChoice {
  const { root, chord, symbol } = asked
  const { table } = chooseGrips(pitchClassOf(root), chord, 0, neck, bassFilterOf(asked))
  const index = table.ranked.grips.indexOf(packGrip(acceptedFrets(text, neck, 'fromFrets')))
  if (index >= 0) return { table, indices: [index] }
  throw requestErrorOf('invalid-parameter', [
    {
      path: 'fromFrets',
      message: `${text} is not a playable grip of ${symbol}; /api/identify${formatQuery({ frets: text, ...neckParametersOf(neck) })} names what it is`,
    },
  ])
}

function describeSide(
  asked: AskedChord,
  choice: GripChoice,
  key: Key | undefined,
  neck: Neck,
  both: readonly [AskedChord, AskedChord],
  shape: string | undefined,
) {
  const { root, chord, symbol, numeral } = asked
  return {
    root: formatNoteName(root),
    ...describeChord(root, chord),
    symbol,
    ...capoSymbolsOf(symbol, neck, both[0], shape),
    ...(numeral !== undefined && { numeral }),
    ...describeInKey(asked, key, both),
    gripCount: choice.indices.length,
  }
}

interface TypeAndRoot {
  readonly rootText: string | undefined
  readonly chordText: string
  readonly defaultRoot: string
}

/** The chord of one side: written as a symbol or a numeral, or as a root and a type. */
function sideOf(
  written: string | undefined,
  { rootText, chordText, defaultRoot }: TypeAndRoot,
  key: Key | undefined,
  path: 'from' | 'to',
  flatNumbers: FlatNumbersAre,
): AskedChord {
  if (written !== undefined) {
    const shown = `${path}: ${showValue(written)}`
    const examples = 'chords like Cmaj7 or A7b9 or, with key=C, numerals like ii7'
    return readAskedChord(written.trim(), key, { path, shown, examples, flatNumbers })
  }
  const requested = requestedChord({
    chord: [`${path}Chord`, chordText],
    root: [`${path}Root`, rootText],
    defaultRoot: parseRoot(defaultRoot)!,
  })
  const { root, chord, bass } = requested
  return {
    symbol: formatSlashChord(root, chord, bass),
    root,
    chord: chordWithBass(requested),
    ...(bass && { bass }),
  }
}

/** The parameters that ask for a chord again. */
function parametersOf(
  { symbol, root, chord, bass }: AskedChord,
  side: 'from' | 'to',
  isWritten: boolean,
) {
  if (isWritten || bass || !chordTypeById(chord.id)) return { [side]: symbol }
  return { [`${side}Root`]: formatNoteName(root), [`${side}Chord`]: chord.id }
}

export const getVoiceLeading = defineOperation({
  id: 'getVoiceLeading',
  lean: 'from{symbol gripCount} to{symbol gripCount} commonPitchClasses pairs{cost from{text fingers} to{text fingers} motion{handShift commonTones heldFingers voices} proof}',
  http: { method: 'GET', path: '/api/voice-leading' },
  summary: 'Grips that lead from one chord to the next with the least motion',
  description:
    'Compares the grips of two chords, written as symbols (from=Cmaj7&to=A7b9), as numerals with a key or as root and type, and ranks the pairs by what the hand and the voices have to do: fingers that stay, slide or are placed, frets of hand shift, semitones of each voice. prefer=hand starts with easy grips low on the neck, prefer=voices with the least motion anywhere. With fromFrets it continues from the grip you hold. For more than two chords use /api/progression.',
  request: voiceLeadingRequest,
  document: voiceLeadingDocument,
  apiVersion: API_VERSION,
  errors: ['unplayable-chord'],
  examples: [
    {
      title: 'From Dm7 to G7',
      request: { fromRoot: 'D', fromChord: 'minor7', toRoot: 'G', toChord: 'dominant7', limit: 3 },
    },
    {
      title: 'Two symbols with tensions, the smoothest voices',
      request: { from: 'Cmaj7', to: 'A7b9', key: 'C', prefer: 'voices', limit: 2 },
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
  tool: {
    name: 'lead_voices',
    title: 'Lead from one grip to the next chord',
    description:
      'Find how to get from one chord to the next, from the grip you hold if fromFrets is given. Use it for "I hold x32010, what is the nearest Am?". For more chords use plan_progression; for grips of one chord find_voicings.',
    fields: [
      'from',
      'to',
      'fromFrets',
      'key',
      'prefer',
      'limit',
      'strings',
      'noBarre',
      'maxDifficulty',
      ...NECK_FIELDS,
      'chordNames',
    ],
    defaults: { limit: 2 },
    words: {
      prefer: 'What moves least',
      from: 'First chord: Cmaj7',
      to: 'Next chord: A7b9',
      fromFrets: 'Grip held: x32010',
    },
    examples: [
      {
        title: 'From open C to A minor',
        arguments: { from: 'C', fromFrets: 'x32010', to: 'Am' },
      },
      { title: 'Smoothest voices', arguments: { from: 'Dm7', to: 'G7', prefer: 'voices' } },
    ],
  },
  run(query, { baseUrl }) {
    const neck = readNeck(query)
    const onNeck = soundingOn(neck)
    const keyAsked = query.key === undefined ? undefined : acceptedKey(query.key)
    const sides = {
      from: { rootText: query.fromRoot, chordText: query.fromChord, defaultRoot: 'C' },
      to: { rootText: query.toRoot, chordText: query.toChord, defaultRoot: 'G' },
    }
    const written = [query.from, query.to].filter((text) => text !== undefined)
    const flatNumbers = flatNumbersIn(written, keyAsked !== undefined)
    const shapes = [
      sideOf(query.from, sides.from, keyAsked, 'from', flatNumbers),
      sideOf(query.to, sides.to, keyAsked, 'to', flatNumbers),
    ]
    const raise = raiseOf(query, neck)
    const { chords, key } = transposed({ chords: shapes, key: keyAsked }, raise)
    const [from, to] = [chords[0]!, chords[1]!]
    const shapeOf = (at: 0 | 1) => (raise === 0 ? undefined : shapes[at]!.symbol)
    const filters = readHandFilters(query, neck)
    const fromPath = query.from === undefined ? 'fromChord' : 'from'
    const fromGrips =
      query.fromFrets === undefined
        ? gripsOf(from, query, neck, filters, fromPath)
        : heldGripOf(from, query.fromFrets, neck)
    const toPath = query.to === undefined ? 'toChord' : 'to'
    const toGrips = gripsOf(to, query, neck, filters, toPath)
    const fromTones = describeChord(from.root, from.chord).tones
    const toPitchClasses = new Set(
      describeChord(to.root, to.chord).tones.map((tone) => tone.pitchClassNumber),
    )
    const pairs = leastMotionPairs(fromGrips, toGrips, query.limit, query.prefer)
      .map((pair) => describePair(pair, { from, to, fromGrips, toGrips }, query.prefer, neck))
      .sort((a, b) => a.cost - b.cost)
      .map((pair, index) => ({ rank: index + 1, ...pair }))
    const [best] = pairs
    return {
      apiVersion: API_VERSION,
      from: describeSide(from, fromGrips, key, neck, [from, to], shapeOf(0)),
      to: describeSide(to, toGrips, key, neck, [from, to], shapeOf(1)),
      commonPitchClasses: fromTones
        .filter((tone) => toPitchClasses.has(tone.pitchClassNumber))
        .map((tone) => tone.pitchClass),
      search: {
        grips: query.search,
        pairCount: fromGrips.indices.length * toGrips.indices.length,
      },
      pairs,
      warnings: [...warningsOfChords(chords), ...chordNamesWarningsOf(query, neck.capo)],
      examples: {
        ...(best && {
          back: `${baseUrl}/api/voice-leading${formatQuery({
            ...parametersOf(to, 'from', query.to !== undefined),
            fromFrets: formatFrets(best.to.frets),
            ...parametersOf(from, 'to', query.from !== undefined),
            ...onNeck,
          })}`,
        }),
        progression: `${baseUrl}/api/progression${formatQuery({
          chords: [from.symbol, to.symbol],
          ...onNeck,
        })}`,
      },
      ...describeNeck(neck),
    }
  },
})
