/** GET /api/accompaniment: chords strummed through their bars, with a bass line. */
import { proveBars } from '#engine/accompany/prove-bars'
import { arrowsOf, readStrum, type Strum, strumIn, strumsIn } from '#engine/accompany/strum'
import { findStrum, STRUM_TABLE, type StrumRow } from '#engine/accompany/strum-table'
import { strummedBars } from '#engine/accompany/strummed-bars'
import { homeOfKey } from '#engine/harmony/capo-chord'
import { parseChordSymbol } from '#engine/harmony/chord-symbol'
import { formatKey, type Key } from '#engine/harmony/key'
import { keyOfChords } from '#engine/harmony/key-of-chords'
import type { Neck } from '#engine/instrument/neck'
import { withChordNames } from '#engine/project/chord-names'
import { compileProjectState } from '#engine/project/project-state'
import { renderSheet } from '#engine/tab/ascii-sheet'
import type { TimeSignature } from '#engine/tab/measure'
import type { TabNote } from '#engine/tab/tab-event'
import { chordTypeById } from '#engine/theory/chord'
import { songPaths } from '#engine/voicing/song-paths'
import { capoSymbolsOf } from '../chords/capo-symbols'
import { type AskedChord, warningsOfChords } from '../progressions/asked-chord'
import { readProgression } from '../progressions/progression-chords'
import { stationsOf } from '../progressions/progression-stations'
import { readNeck } from '../reading/neck-request'
import { defineOperation } from '../registry/operation'
import { requestErrorOf, showValue } from '../registry/request-errors'
import { acceptedKey } from '../schemas/chord-parameters'
import { describeInstrument } from '../schemas/neck-document'
import { NECK_FIELDS } from '../schemas/neck-parameters'
import { nearestOf } from '../suggest/nearest'
import { describeTab } from '../tab/tab-head'
import { describeBass } from './accompanied-bass'
import { writeAccompaniment } from './accompaniment.markdown'
import {
  type AccompanimentQuery,
  acceptedMeter,
  accompanimentDocument,
  accompanimentRequest,
} from './accompaniment.schema'

const API_VERSION = '2026-11-23'

const AGENT_USAGE = [
  'strum.strokes is one bar, the same for every chord; bars says which grip each bar holds.',
  'asciiSheet and compactUrl are the chords as they are struck; bass has a tab and a link of its own.',
]

const COMMON_TIME: TimeSignature = [4, 4]
/** Grips of a chord that compete. */
const COMPETING_GRIPS = 64

const metersText = (meter: TimeSignature) => meter.join('/')

interface AskedStrum {
  readonly strum: Strum
  readonly row?: StrumRow
}

function withFeel(row: StrumRow, feel: AccompanimentQuery['feel']): StrumRow {
  return feel === undefined ? row : { ...row, feel }
}

/** The strum of a request: by its id, by its marks, or the first that fits the meter. */
function readAskedStrum(
  { strum: text, feel }: AccompanimentQuery,
  meter: TimeSignature,
): AskedStrum {
  const fitting = strumsIn(meter).map(({ id }) => id)
  const row = findStrum(text ?? (meter.join() === COMMON_TIME.join() ? 'folk' : (fitting[0] ?? '')))
  if (row) {
    const strum = strumIn(withFeel(row, feel), meter)
    if (strum) return { strum, row }
    const message = `strum: ${row.id} is a bar of ${metersText(row.meter)} and does not fit ${metersText(meter)}; write your own, D-DU, or choose ${fitting.join(', ') || 'another meter'}`
    throw requestErrorOf('conflicting-parameters', [{ path: 'strum', message, allowed: fitting }])
  }
  // A meter without a strum of its own is struck on every beat.
  const read = readStrum(text ?? 'D'.repeat(meter[0]), meter, feel)
  if ('strokes' in read) return { strum: read }
  const didYouMean = nearestOf(
    text ?? '',
    STRUM_TABLE.map(({ id }) => id),
  )
  throw requestErrorOf('invalid-parameter', [
    {
      path: 'strum',
      message: `strum: ${showValue(text)} ${read.problem}, or an id such as ${fitting.slice(0, 3).join(', ')}`,
      ...(didYouMean !== undefined && { didYouMean }),
    },
  ])
}

interface Struck {
  readonly notes: readonly TabNote[]
  readonly grips: readonly string[]
}

function strummed(asked: readonly AskedChord[], strum: Strum, tempo: number, neck: Neck): Struck {
  const stations = stationsOf(asked, COMPETING_GRIPS, neck, {})
  const [path] = songPaths(
    stations.map(({ choice }) => choice),
    1,
  )
  const voicings = stations.map((station, at) => station.voicingAt(path!.grips[at]!))
  const bars = strummedBars(voicings, strum, tempo, neck)
  const notes = bars.flatMap((one, bar) =>
    one.notes.map((note) => ({ ...note, startBeat: bar * strum.meter[0] + note.startBeat })),
  )
  return {
    // Numbered ids keep links short.
    notes: notes.map((note, at) => ({ ...note, id: `stroke-${at + 1}` })),
    grips: voicings.map(({ text }) => text),
  }
}

function warningsOf({ feel }: AccompanimentQuery, { isSwung }: Strum): readonly string[] {
  return feel === 'swing' && !isSwung
    ? ['feel=swing changes nothing here: it moves the second of two eighths, and there is none.']
    : []
}

export const getAccompaniment = defineOperation({
  id: 'getAccompaniment',
  http: { method: 'GET', path: '/api/accompaniment' },
  summary: 'Chords strummed through their bars, with a bass line',
  description:
    'Plays chords, a bar each: a strum by name or of your own (D-DU-UDU, arrows) with the direction of every stroke, on grips chosen together, as tab; and a bass line beside it, root, root and fifth or walking, with strings, frets and fingers. For picking patterns use /api/practice/pattern; for the grips alone /api/progression; for the easiest capo /api/capo.',
  request: accompanimentRequest,
  document: accompanimentDocument,
  apiVersion: API_VERSION,
  hasFiles: true,
  errors: ['unplayable-chord', 'unplayable-drill', 'unplayable-pitch'],
  examples: [
    { title: 'The strum that songs begin with', request: {} },
    {
      title: 'A strum of your own, with a walking bass',
      request: { chords: ['Dm7', 'G7', 'Cmaj7', 'A7'], strum: 'D DU UDU', bassLine: 'walking' },
    },
    {
      title: 'A waltz with root and fifth',
      request: { chords: ['G', 'C', 'D7', 'G'], meter: '3/4', bassLine: 'root-fifth', tempo: 120 },
    },
  ],
  lean: 'input{chords key} strum{title slots arrows} bars{symbol text} bass{kind notes{note string fret} notesInChords warnings}',
  markdown: writeAccompaniment,
  pictures: ({ compactUrl, project }, urls) => urls.tabOf(compactUrl, project.measures),
  tool: {
    name: 'play_accompaniment',
    title: 'Strum chords, with a bass line',
    description:
      'Strum chords, with strokes and tab, and a bass line. Use it for "walking bass for Dm7 G7". For picking use pick_pattern.',
    fields: ['chords', 'key', 'meter', 'strum', 'bassLine', 'tempo', ...NECK_FIELDS],
    words: {
      chords: 'Symbols, a bar each',
      key: 'Key of numerals',
      meter: 'Such as 3/4 or 6/8',
      strum: 'folk, shuffle, waltz … or your own: D-DU-UDU',
      bassLine: 'Beside the chords',
    },
    examples: [
      { title: 'Folk strum', arguments: { chords: 'C,G,Am,F', strum: 'folk' } },
      { title: 'Walking bass', arguments: { chords: 'Dm7,G7,Cmaj7', bassLine: 'walking' } },
    ],
  },
  command: { name: 'accompany', words: 'chords', wordsKind: 'many', usage: '[chord] …' },
  run(query, { baseUrl }) {
    const neck = readNeck(query)
    const given: Key | undefined = query.key === undefined ? undefined : acceptedKey(query.key)
    const asked = readProgression(query.chords, given)
    const symbols = asked.map(({ symbol }) => symbol)
    const key = given ?? keyOfChords(symbols.map((symbol) => parseChordSymbol(symbol)!))!
    const own = findStrum(query.strum ?? '')?.meter ?? COMMON_TIME
    const meter = query.meter === undefined ? own : acceptedMeter(query.meter)
    const { strum, row } = readAskedStrum(query, meter)
    const { notes, grips } = strummed(asked, strum, query.tempo, neck)
    const title = symbols.join(' | ').slice(0, 120)
    const names = symbols.map((symbol, at) => ({ startBeat: at * meter[0], symbol }))
    const [first] = asked
    const compiled = compileProjectState({
      neck,
      date: API_VERSION,
      id: 'accompaniment',
      title,
      theory: { ...key, chord: chordTypeById('major')!, layer: 'scale' },
      chordRoot: first!.root,
      notes,
      tempo: query.tempo,
      timeSignature: meter,
    })
    const project = withChordNames(
      compiled,
      names.map(({ startBeat: beat, symbol }) => ({ beat, symbol })),
    )
    const home = homeOfKey(key)
    return {
      ...describeTab(project, neck, { apiVersion: API_VERSION, usage: AGENT_USAGE, baseUrl }),
      input: {
        chords: symbols,
        key: formatKey(key),
        keyIsTold: given === undefined,
        meter,
        tempo: query.tempo,
      },
      strum: {
        ...(row && { id: row.id }),
        title: row?.name ?? (query.strum === undefined ? 'On every beat' : 'Your own'),
        feel: strum.feel,
        slots: strum.slots,
        arrows: arrowsOf(strum),
        strokes: strum.strokes.map((one) => ({ ...one })),
      },
      bars: names.map(({ startBeat, symbol }, at) => ({
        bar: at + 1,
        symbol,
        ...capoSymbolsOf(symbol, neck, home),
        text: grips[at]!,
        startBeat,
      })),
      asciiSheet: renderSheet(project.tabProject.measures, neck, { chords: names }),
      ...(query.bassLine && {
        bass: describeBass(
          {
            chords: asked,
            kind: query.bassLine,
            meter,
            key,
            tempo: query.tempo,
            title: `Bass: ${title}`.slice(0, 120),
            date: API_VERSION,
            baseUrl,
          },
          neck,
        ),
      }),
      warnings: [...warningsOfChords(asked), ...warningsOf(query, strum)],
      proof: proveBars(notes, strum.strokes, symbols, meter, neck),
      tuning: neck.tuning.id,
      ...describeInstrument(neck),
      project: project.tabProject,
    }
  },
})
