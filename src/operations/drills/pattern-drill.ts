/** GET /api/practice/pattern: double stops and picking patterns, fingered for both hands. */
import { formatFrets } from '#engine/instrument/fret-text'
import { lettersOf } from '#engine/practice/pattern-notes'
import { type PatternRow, patternById } from '#engine/practice/pattern-table'
import { planPattern } from '#engine/practice/plan-exercise'
import { provePattern } from '#engine/practice/prove-pattern'
import { renderSheet } from '#engine/tab/ascii-sheet'
import type { TimeSignature } from '#engine/tab/measure'
import { chordTypeById } from '#engine/theory/chord'
import type { TheoryContext } from '#engine/theory/layer'
import { formatNoteName } from '#engine/theory/pitch'
import { scaleById } from '#engine/theory/scale'
import { capoSymbolsOf, raiseOf, tellChordNames } from '../chords/capo-symbols'
import { drawLine } from '../markdown/picture-parts'
import { warningsOfChords } from '../progressions/asked-chord'
import { readProgression } from '../progressions/progression-chords'
import { transposed } from '../progressions/transposed'
import { readMaxFret } from '../reading/neck-checks'
import { readNeck } from '../reading/neck-request'
import { defineOperation } from '../registry/operation'
import { requestErrorOf } from '../registry/request-errors'
import { routeDocumentOf } from '../routes/route-document'
import { NECK_FIELDS } from '../schemas/neck-parameters'
import { acceptedRoot, acceptedScale } from '../schemas/parameters'
import { writePattern } from './pattern-drill.markdown'
import {
  DEFAULT_PATTERN_CHORDS,
  defaultMaxFretOf,
  MAX_PATTERN_CHORDS,
  type PatternQuery,
  patternDocument,
  patternRequest,
} from './pattern-drill.schema'
import { doubleStopMusic, type PatternMusic, pickingMusic } from './pattern-music'

const API_VERSION = '2026-11-24'

const DEFAULT_REASON = 'strings that are plucked in turn and ring on'

interface Made extends PatternMusic {
  readonly theory: TheoryContext
  readonly title: string
  readonly timeSignature: TimeSignature
}

function refuseBeside(query: PatternQuery, names: readonly ('chords' | 'key' | 'scale')[]): void {
  const path = names.find((name) => query[name] !== undefined)
  if (path === undefined) return
  const message =
    path === 'chords'
      ? `chords: ${query.pattern} goes over a scale; give key and scale, or a picking pattern`
      : `${path}: ${query.pattern} goes over chords; give chords, or thirds, sixths or octaves`
  throw requestErrorOf('conflicting-parameters', [{ path, message }])
}

function makeMusic(row: PatternRow, query: PatternQuery): Made {
  const neck = readNeck(query)
  const maxFret = readMaxFret(query.maxFret, neck, defaultMaxFretOf(query.pattern))
  if (row.kind === 'double-stops') {
    refuseBeside(query, ['chords'])
    const root = acceptedRoot(query.key ?? 'C')
    const scale = acceptedScale(query.scale ?? 'major')
    const isMinor = scale.semitones.includes(3)
    const chord = chordTypeById(isMinor ? 'minor' : 'major')!
    return {
      ...doubleStopMusic(row, root, scale, neck, maxFret),
      theory: { root, scale, chord, layer: 'scale' },
      title: `${row.title} of ${formatNoteName(root)} ${scale.name}`,
      timeSignature: [4, 4],
    }
  }
  refuseBeside(query, ['key', 'scale'])
  const named = readProgression(query.chords ?? DEFAULT_PATTERN_CHORDS, undefined)
  const [warning] = warningsOfChords(named)
  if (warning !== undefined) {
    const message = `chords: ${warning}; a pattern plays a chord in every bar, so give chords alone`
    throw requestErrorOf('invalid-parameter', [{ path: 'chords', message }])
  }
  const { chords: asked } = transposed({ chords: named, key: undefined }, raiseOf(query, neck))
  if (asked.length > MAX_PATTERN_CHORDS) {
    const message = `chords names ${asked.length} chords; a pattern goes over at most ${MAX_PATTERN_CHORDS}`
    throw requestErrorOf('invalid-parameter', [{ path: 'chords', message }])
  }
  const [first] = asked
  const isMinor = first!.chord.semitones.includes(3)
  const scale = scaleById(isMinor ? 'naturalMinor' : 'major')!
  const symbols = asked.map(({ symbol }) => symbol).join(' ')
  return {
    ...pickingMusic(row, asked, neck, maxFret),
    theory: { root: first!.root, scale, chord: first!.chord, layer: 'scale' },
    title: `${row.title} over ${symbols}`.slice(0, 120),
    timeSignature: [row.beatsPerBar, 4],
  }
}

export const getPatternDrill = defineOperation({
  id: 'getPatternDrill',
  http: { method: 'GET', path: '/api/practice/pattern' },
  summary: 'Double stops, arpeggios and fingerstyle patterns, fingered for both hands',
  description:
    'Compiles a drill on several strings: thirds, sixths or octaves of a scale, or a picking pattern (arpeggios p i m a, bass and chord, Travis) over chords that the hand holds, a bar each. Every note has its string, fret and fretting finger, picking also the letter of the plucking finger; held strings ring until they are struck again or the chord changes. For a drill of single notes use /api/practice; for grips of a progression alone use /api/progression.',
  request: patternRequest,
  document: patternDocument,
  apiVersion: API_VERSION,
  hasFiles: true,
  errors: ['unplayable-drill', 'unplayable-chord'],
  examples: [
    { title: 'An arpeggio over C, G, Am and F', request: {} },
    { title: 'Sixths of G major', request: { pattern: 'sixths', key: 'G' } },
    {
      title: 'Travis picking over four chords',
      request: { pattern: 'travis', chords: ['C', 'Am', 'F', 'G7'], bpm: 80 },
    },
    {
      title: 'An arpeggio on the ukulele',
      request: { pattern: 'pami', chords: ['C', 'F'], instrument: 'ukulele' },
    },
  ],
  lean: 'drill letters chords routes{fingering{suggestedPath}} constraints{weights weightsReason} patternProof',
  markdown: writePattern,
  pictures: (document, urls) => drawLine(document, document.input, document.routes[0]!.notes, urls),
  tool: {
    name: 'pick_pattern',
    title: 'Picking patterns and double stops',
    description:
      'Compile a drill on several strings: p i m a or Travis picking over chords, or double stops of a scale. Use it for "sixths in G". For single notes use compile_drill.',
    fields: [
      'pattern',
      'chords',
      'key',
      'scale',
      'maxFret',
      'bpm',
      'style',
      ...NECK_FIELDS,
      'chordNames',
    ],
    words: {
      pattern: 'What both hands do',
      chords: 'Symbols, a bar each',
      key: 'For double stops',
      scale: 'For double stops',
      style: 'Of the hand',
    },
    examples: [
      { title: 'Travis picking', arguments: { pattern: 'travis', chords: 'C,Am,F,G7' } },
      { title: 'Sixths of G', arguments: { pattern: 'sixths', key: 'G' } },
    ],
  },
  command: { name: 'pattern', words: 'pattern', wordsKind: 'one', usage: '[pattern]' },
  run(query, { baseUrl }) {
    const row = patternById(query.pattern)
    const neck = readNeck(query)
    const made = makeMusic(row, query)
    const { theory, timeSignature, title, harmony, loopBeats } = made
    const maxFret = readMaxFret(query.maxFret, neck, defaultMaxFretOf(query.pattern))
    const limits = { maxFret, limit: 1 }
    const weights = query.style ?? 'acoustic'
    const { notes, plan } = planPattern(made.notes, { theory, neck, limits, weights })
    const tempo = query.bpm
    const question = {
      neck,
      notes,
      theory,
      limits,
      tempo,
      timeSignature,
      title,
      chordNames: made.chords.map(({ startBeat, symbol }) => ({ beat: startBeat, symbol })),
    }
    const document = routeDocumentOf(
      question,
      { ...plan, ...(!query.style && { weightsReason: DEFAULT_REASON }) },
      baseUrl,
    )
    const { tabNotes } = plan.routes[0]!
    const letters = lettersOf(notes, tabNotes, neck)
    return {
      ...document,
      apiVersion: API_VERSION,
      ...tellChordNames(query, neck),
      drill: { pattern: query.pattern, title, bpm: tempo, loopBeats },
      letters,
      chords: made.chords.map(({ frets, ...chord }) => ({
        ...chord,
        ...capoSymbolsOf(chord.symbol, neck),
        frets: formatFrets(frets),
      })),
      asciiSheet: renderSheet(document.project.measures, neck, {
        chords: made.chords,
        fingerOf: new Map(tabNotes.map(({ id }, index) => [id, letters[index]!])),
      }),
      patternProof: provePattern({
        tabNotes,
        letters,
        harmony,
        letGo: (plan.routes[0]?.onsets ?? []).flatMap((onset) => onset.letGo),
        ...(made.steps !== undefined && { steps: made.steps }),
      }),
    }
  },
})
