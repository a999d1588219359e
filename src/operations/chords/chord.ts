/** GET /api/chord: any chord symbol → tones, scales, grips. */

import { adviseScales } from '#engine/harmony/advise-scales'
import { homeOfKey, keyAbove, soundOfShape } from '#engine/harmony/capo-chord'
import { type ChordSymbol, chordWithBass, parseChordSymbol } from '#engine/harmony/chord-symbol'
import { chordTypeById } from '#engine/theory/chord'
import { degreeBetween, formatIntervalLabel, spellDegree } from '#engine/theory/interval'
import { formatNoteName, type NoteName, pitchClassOf } from '#engine/theory/pitch'
import { chordVoicings } from '#engine/voicing/chord-voicings'
import { drawGrip } from '../markdown/picture-parts'
import { readNeck } from '../reading/neck-request'
import { formatQuery } from '../registry/format-query'
import { defineOperation } from '../registry/operation'
import { describeAdvice } from '../scales/scale-advice'
import { describeTone } from '../scales/tones'
import { acceptedKey } from '../schemas/chord-parameters'
import { describeFunction } from '../schemas/harmony'
import { describeNeck, neckParametersOf } from '../schemas/neck-document'
import { NECK_FIELDS } from '../schemas/neck-parameters'
import { capoSymbolsOf, raiseOf, soundingOn, tellChordNames } from './capo-symbols'
import { writeChord } from './chord.markdown'
import { chordDocument, chordRequest } from './chord.schema'
import { describeVoicing } from './voicing-document'
import { readVoicingFilters } from './voicing-filters'

const API_VERSION = '2026-11-23'

function describeBass({ root, chord, tones }: ChordSymbol, bass: NoteName) {
  const index = tones.findIndex((name) => pitchClassOf(name) === pitchClassOf(bass))
  const degree = chord.degrees[index] ?? degreeBetween(root, bass)
  const isRespelled = spellDegree(root, degree).name.letter !== bass.letter
  return {
    pitchClass: formatNoteName(bass),
    interval: formatIntervalLabel(degree),
    inChord: index >= 0,
    ...(isRespelled && { respelled: true }),
  }
}

export const getChord = defineOperation({
  id: 'getChord',
  http: { method: 'GET', path: '/api/chord' },
  summary: 'Any chord symbol: its tones, scales and grips',
  description:
    'Reads a chord symbol as people write it (maj7, Δ, −7, ø, sus, add9, 6/9, altered tensions, slash bass) and answers its spelled tones, what it does in a key, the scales that fit and the best playable grips over that bass, narrowed by the same filters as /api/voicings, which answers the six plain types; to name a grip use /api/identify.',
  request: chordRequest,
  document: chordDocument,
  apiVersion: API_VERSION,
  errors: [],
  examples: [
    { title: 'A half-diminished chord over its third', request: { symbol: 'F#m7b5/A' } },
    { title: 'An altered dominant in its key', request: { symbol: 'G7alt', key: 'C', limit: 3 } },
    { title: 'A slash chord with a foreign bass', request: { symbol: 'C/Bb', limit: 2 } },
    { title: 'A barre grip', request: { symbol: 'F#m7', style: 'barre', limit: 3 } },
    { title: 'Tensions in any combination', request: { symbol: 'Bb13(b9,#11)', limit: 2 } },
  ],
  lean: 'symbol root chord{id name} bass{pitchClass} tones{pitchClass interval} gripCount grips{text fingers barres{fret} difficulty{level} position bass{pitchClass} shape{name} proof{valid missing}} scales{id name score avoidNotes{pitchClass} why}',
  markdown: writeChord,
  pictures: (document, urls) => document.grips.map((one) => drawGrip(one, document, urls)),
  mirrors: true,
  tool: {
    name: 'find_voicings',
    title: 'Find chord voicings',
    description:
      'Find playable grips of a chord symbol, best first. Use it for "how do I play F#m7?", also in a position, on some strings, with a bass or top note. From frets to a name use identify_chord; for chords in a row plan_progression.',
    fields: [
      'symbol',
      'limit',
      'style',
      'noBarre',
      'position',
      'maxDifficulty',
      'maxFret',
      'strings',
      'bass',
      'top',
      'inversion',
      'key',
      ...NECK_FIELDS,
      'chordNames',
      'leftHanded',
    ],
    words: {
      symbol: 'Such as F#m7b5/A',
      style: 'triad: three strings',
      bass: 'Lowest note',
      top: 'Highest note',
      inversion: '0: root in the bass, 1: third',
    },
    defaults: { limit: 4 },
    examples: [
      { title: 'A barre grip for F#m7', arguments: { symbol: 'F#m7', style: 'barre' } },
      {
        title: 'Bb without a barre, easy',
        arguments: { symbol: 'Bb', noBarre: true, maxDifficulty: 3, limit: 3 },
      },
    ],
  },
  command: { words: 'symbol', wordsKind: 'one', usage: '<symbol>' },
  run(query, { baseUrl }) {
    const neck = readNeck(query)
    const onNeck = neckParametersOf(neck)
    const asked = parseChordSymbol(query.symbol)!
    const raise = raiseOf(query, neck)
    const symbol = raise === 0 ? asked : soundOfShape(asked, raise)
    const { root, chord, bass } = symbol
    const keyAsked = query.key === undefined ? undefined : acceptedKey(query.key)
    const key = keyAsked && keyAbove(keyAsked, raise)
    const advice = adviseScales({ root, chord, ...(key && { key }) }, query.scaleLimit)
    const sounded = chordWithBass(symbol)
    const found = chordVoicings(root, sounded, query.limit, neck, {
      ...(bass && { bassPitchClass: pitchClassOf(bass) }),
      ...readVoicingFilters(query, neck),
    })
    const optional = chord.optionalDegrees.map(formatIntervalLabel)
    const inKey = advice.function
    return {
      apiVersion: API_VERSION,
      input: { symbol: query.symbol, key: query.key ?? null },
      symbol: symbol.symbol,
      ...capoSymbolsOf(
        symbol.symbol,
        neck,
        key && homeOfKey(key),
        raise === 0 ? undefined : asked.symbol,
      ),
      root: formatNoteName(root),
      chord: {
        id: chord.id,
        name: chord.name,
        composed: chordTypeById(chord.id) === undefined,
      },
      bass: bass ? describeBass(symbol, bass) : null,
      tones: chord.degrees.map((degree) => ({
        ...describeTone(root, degree),
        optional: optional.includes(formatIntervalLabel(degree)),
      })),
      ...(inKey && {
        inKey: describeFunction(inKey),
      }),
      scales: describeAdvice(root, advice, neck),
      gripCount: found.matchCount,
      grips: found.voicings.map((grip) => describeVoicing(grip.voicing, grip.rank, grip.score)),
      examples: {
        ...(found.voicings[0] && {
          identify: `${baseUrl}/api/identify${formatQuery({ frets: found.voicings[0].voicing.text, ...onNeck })}`,
        }),
        ...(!key && {
          inKey: `${baseUrl}/api/chord${formatQuery({ symbol: symbol.symbol, key: formatNoteName(root), ...soundingOn(neck) })}`,
        }),
        containingScales: `${baseUrl}/api/scales/containing${formatQuery({ notes: symbol.tones.map(formatNoteName) })}`,
      },
      ...tellChordNames(query, neck),
      ...describeNeck(neck),
    }
  },
})
