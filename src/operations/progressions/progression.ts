/** GET /api/progression: the best grips for a whole chord progression. */

import { type CapoHome, homeOfKey } from '#engine/harmony/capo-chord'
import type { Key } from '#engine/harmony/key'
import type { Neck } from '#engine/instrument/neck'
import { withChordNames } from '#engine/project/chord-names'
import { compileProjectState } from '#engine/project/project-state'
import { CHORD_IDS, chordTypeById } from '#engine/theory/chord'
import { formatNoteName } from '#engine/theory/pitch'
import { scaleById } from '#engine/theory/scale'
import { progressionMeterOf } from '#engine/voicing/progression-tab'
import { songPaths } from '#engine/voicing/song-paths'
import { capoSymbolsOf, raiseOf } from '../chords/capo-symbols'
import { describeVoicing } from '../chords/voicing-document'
import { readHandFilters } from '../chords/voicing-filters'
import { drawGrip } from '../markdown/picture-parts'
import { readNeck } from '../reading/neck-request'
import { defineOperation } from '../registry/operation'
import { tabRenderProofOf } from '../routes/route-plan-document'
import { describeTone } from '../scales/tones'
import { chordNamesWarningsOf } from '../schemas/chord-names-effect'
import { acceptedKey } from '../schemas/chord-parameters'
import { describeInstrument } from '../schemas/neck-document'
import { NECK_FIELDS } from '../schemas/neck-parameters'
import { renderRequestOf } from '../tab/render-request'
import { describeTab } from '../tab/tab-head'
import { type AskedChord, describeInKey, warningsOfChords } from './asked-chord'
import { writeProgression } from './progression.markdown'
import {
  ALL_PATH_GRIPS,
  BEST_PATH_GRIPS,
  type ProgressionDocument,
  progressionDocument,
  progressionRequest,
} from './progression.schema'
import { readProgression } from './progression-chords'
import { describePaths } from './progression-paths'
import { type Station, stationsOf } from './progression-stations'
import { transposed } from './transposed'

const API_VERSION = '2026-11-23'

const AGENT_USAGE = [
  'paths[0] is the best way through; each path names one grip a chord, whose details are in chords[n].grips.',
  'motions[n] tells the change from chord n to chord n + 1: which fingers stay, how far the hand and each voice move.',
  'POST tabRenderRequest.body unchanged to tabRenderRequest.path to render the tab and prove every event.',
]

function describeStation(
  station: Station,
  all: readonly AskedChord[],
  used: ReadonlySet<number>,
  key: Key | undefined,
  home: CapoHome,
  neck: Neck,
  shape: string | undefined,
): ProgressionDocument['chords'][number] {
  const { asked, choice } = station
  const { grips, scores } = choice.table.ranked
  return {
    symbol: asked.symbol,
    ...capoSymbolsOf(asked.symbol, neck, home, shape),
    ...(asked.numeral !== undefined && { numeral: asked.numeral }),
    ...describeInKey(asked, key, all),
    root: formatNoteName(asked.root),
    chord: asked.chord.id,
    tones: asked.chord.degrees.map((degree) => describeTone(asked.root, degree)),
    gripCount: grips.length,
    searchedCount: choice.indices.length,
    grips: [...used]
      .sort((a, b) => a - b)
      .map((index) => describeVoicing(station.voicingAt(index), index + 1, scores[index]! / 1000)),
  }
}

/** The theory that the compiled project opens in: the key, or a key on the first chord. */
function theoryOf(first: AskedChord, key: Key | undefined) {
  const isMinor = first.chord.semitones.includes(3)
  const scale = key?.scale ?? scaleById(isMinor ? 'naturalMinor' : 'major')!
  const plain = CHORD_IDS.find((id) => id === first.chord.id) ?? (isMinor ? 'minor' : 'major')
  return {
    root: key?.root ?? first.root,
    scale,
    chord: chordTypeById(plain)!,
    layer: 'chord' as const,
  }
}

export const getProgression = defineOperation({
  id: 'getProgression',
  http: { method: 'GET', path: '/api/progression' },
  summary: 'The best grips for a whole chord progression',
  description:
    'Finds the k best ways to play a chord progression: one grip a chord, chosen together so that known grips with the root in the bass, short hand shifts, held fingers and smooth voices add up best; prefer=voices puts the smoothest voices first, whatever lies in the bass. Reads chord symbols or, with a key, Roman numerals and Nashville numbers, and tells what each chord does in the key. Each path comes with the motion of every change, tab events, a render request and links. For two chords in detail use /api/voice-leading; for one chord use /api/voicings.',
  request: progressionRequest,
  document: progressionDocument,
  apiVersion: API_VERSION,
  hasFiles: true,
  errors: ['unplayable-chord'],
  examples: [
    { title: 'ii–V–I in C', request: { chords: ['Dm7', 'G7', 'Cmaj7'], limit: 3 } },
    {
      title: 'The same as numerals in B flat, on the middle strings',
      request: { chords: ['ii7', 'V7', 'Imaj7'], key: 'Bb', strings: [5, 4, 3, 2], limit: 2 },
    },
    {
      title: 'Numbers of a chart in G, with the smoothest voices',
      request: { chords: ['1', '6m', '4', '5'], key: 'G', prefer: 'voices', limit: 2 },
    },
    {
      title: 'Four chords without barres, every grip compared',
      request: {
        chords: ['C', 'G/B', 'Am', 'Fmaj7'],
        noBarre: true,
        search: 'all',
        limit: 2,
        beatsPerChord: 2,
      },
    },
  ],
  lean: 'input{chords key prefer} search{isComplete} chords{symbol shapeSymbol numeral gripCount} paths{cost frets fingers proof{allGripsValid}}',
  markdown: writeProgression,
  pictures: ({ chords, paths, compactUrl, project, ...document }, urls) => [
    ...paths[0]!.frets.map((text, index) =>
      drawGrip({ text, symbol: chords[index]!.symbol }, document, urls),
    ),
    ...urls.tabOf(compactUrl, project.measures),
  ],
  mirrors: true,
  tool: {
    name: 'plan_progression',
    title: 'Plan a chord progression',
    description:
      'Choose one grip for each chord so that the hand moves least. Use it for "play Dm7 G7 Cmaj7 smoothly". With key also numerals (ii7) or numbers (1,6m,4,5). For one chord use find_voicings; for which comes next suggest_moves.',
    fields: [
      'chords',
      'key',
      'transpose',
      'limit',
      'noBarre',
      'strings',
      'position',
      'prefer',
      'maxDifficulty',
      'maxFret',
      'style',
      'beatsPerChord',
      'tempo',
      ...NECK_FIELDS,
      'chordNames',
      'leftHanded',
    ],
    words: {
      chords: 'At most 24: Dm7,G7',
      beatsPerChord: 'Quarter beats',
      prefer: 'What moves least',
      style: 'triad: three strings',
    },
    defaults: { limit: 2 },
    examples: [
      { title: 'Two five one in C', arguments: { chords: 'Dm7,G7,Cmaj7' } },
      { title: 'A whole step up', arguments: { chords: 'G,D,Em,C', transpose: 2 } },
      {
        title: 'The same as numerals, easy',
        arguments: { chords: 'ii7,V7,Imaj7', key: 'G', maxDifficulty: 3 },
      },
    ],
  },
  command: { words: 'chords', wordsKind: 'many', usage: '<chord> …' },
  run(query, { baseUrl }) {
    const neck = readNeck(query)
    const keyAsked = query.key === undefined ? undefined : acceptedKey(query.key)
    const named = transposed(
      { chords: readProgression(query.chords, keyAsked), key: keyAsked },
      query.transpose ?? 0,
    )
    const raise = raiseOf(query, neck)
    const { chords: asked, key } = transposed(named, raise)
    const shapeOf = (at: number) => (raise === 0 ? undefined : named.chords[at]!.symbol)
    const filters = readHandFilters(query, neck)
    const most =
      query.search === 'best' ? BEST_PATH_GRIPS : Math.floor(ALL_PATH_GRIPS / asked.length)
    const stations = stationsOf(asked, most, neck, filters)
    const found = songPaths(
      stations.map(({ choice }) => choice),
      query.limit,
      query.prefer,
    )
    const paths = describePaths(found, stations, query, neck)
    const home = key ? homeOfKey(key) : asked[0]!
    const events = paths[0]!.tabNotes
    const symbols = asked.map(({ symbol }) => symbol)
    const title = symbols.join(' | ').slice(0, 120)
    const eventsSource = 'paths[0].tabNotes'
    const timeSignature = progressionMeterOf(query.beatsPerChord)
    const compiled = compileProjectState({
      neck,
      date: API_VERSION,
      id: 'progression',
      title,
      theory: theoryOf(asked[0]!, key),
      chordRoot: asked[0]!.root,
      notes: events,
      tempo: query.tempo,
      timeSignature,
    })
    const project = withChordNames(
      compiled,
      symbols.map((symbol, at) => ({ beat: at * query.beatsPerChord, symbol })),
    )
    return {
      ...describeTab(project, neck, { apiVersion: API_VERSION, usage: AGENT_USAGE, baseUrl }),
      input: {
        chords: named.chords.map(({ symbol }) => symbol),
        ...(neck.capo > 0 && { chordNames: query.chordNames ?? 'shapes' }),
        key: query.key ?? null,
        ...(query.transpose !== undefined && { transpose: query.transpose }),
        prefer: query.prefer,
        beatsPerChord: query.beatsPerChord,
        tempo: query.tempo,
      },
      search: {
        grips: query.search,
        gripsPerChord: stations.map(({ choice }) => choice.indices.length),
        isComplete: stations.every(({ isComplete }) => isComplete),
      },
      chords: stations.map((station, at) =>
        describeStation(
          station,
          asked,
          new Set(found.map((one) => one.grips[at]!)),
          key,
          home,
          neck,
          shapeOf(at),
        ),
      ),
      paths,
      warnings: [...warningsOfChords(asked), ...chordNamesWarningsOf(query, neck.capo)],
      tabRenderProof: tabRenderProofOf(events.length, eventsSource),
      tabRenderRequest: renderRequestOf({
        neck,
        events,
        tempo: query.tempo,
        timeSignature,
        title,
        eventsSource,
      }),
      tuning: neck.tuning.id,
      ...describeInstrument(neck),
      project: project.tabProject,
    }
  },
})
