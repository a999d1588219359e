/** GET /api/voicings: playable grips of a chord, best first. */

import { soundOfShape } from '#engine/harmony/capo-chord'
import { chordWithBass, formatSlashChord } from '#engine/harmony/chord-symbol'
import { formatNoteName, parseRoot, pitchClassOf } from '#engine/theory/pitch'
import { chordVoicings } from '#engine/voicing/chord-voicings'
import { drawGrip } from '../markdown/picture-parts'
import { chordText, requestedChord } from '../reading/chord-request'
import { readNeck } from '../reading/neck-request'
import { formatQuery } from '../registry/format-query'
import { defineOperation } from '../registry/operation'
import { describeTone } from '../scales/tones'
import { describeNeck, neckParametersOf } from '../schemas/neck-document'
import { capoSymbolsOf, raiseOf, soundingOn, tellChordNames } from './capo-symbols'
import { describeVoicing } from './voicing-document'
import { readVoicingFilters } from './voicing-filters'
import { writeVoicings } from './voicings.markdown'
import { voicingsDocument, voicingsRequest } from './voicings.schema'

const API_VERSION = '2026-11-09'

export const getGuitarVoicings = defineOperation({
  id: 'getGuitarVoicings',
  http: { method: 'GET', path: '/api/voicings' },
  summary: 'Playable grips of a chord, best first',
  description:
    'Finds every grip of a chord that four fingers can hold and ranks them: textbook shapes first. Each comes with frets, fingers, barres, spelled notes, difficulty with its reasons and a checked proof. Narrow it by inversion, bass, top note, strings, fret, position, style or difficulty. For a chord with its tones, scales and role in a key use /api/chord; for a whole progression use /api/progression.',
  request: voicingsRequest,
  document: voicingsDocument,
  apiVersion: API_VERSION,
  errors: [],
  examples: [
    { title: 'C major, the twelve best grips', request: { root: 'C' } },
    {
      title: 'F# minor seventh without barres',
      request: { root: 'F#', chord: 'minor7', noBarre: true, limit: 6 },
    },
    {
      title: 'Drop-2 grips of G7 on the top four strings with F on top',
      request: { root: 'G', chord: 'dominant7', style: 'drop2', strings: [4, 3, 2, 1], top: 'F' },
    },
    {
      title: 'B flat for a first lesson',
      request: { root: 'Bb', maxDifficulty: 2, position: 'open' },
    },
  ],
  lean: 'symbol root chord tones{pitchClass interval} gripCount matchCount voicings{text fingers barres{fret} difficulty{level} position bass{pitchClass} shape{name} proof{valid missing}}',
  markdown: writeVoicings,
  mirrors: true,
  pictures: (document, urls) => document.voicings.map((one) => drawGrip(one, document, urls)),
  command: { words: 'symbol', wordsKind: 'one', usage: '[symbol]', whenWords: 'getChord' },
  run(query, { baseUrl }) {
    const neck = readNeck(query)
    const requested = requestedChord({
      chord: ['chord', query.chord],
      root: ['root', query.root],
      defaultRoot: parseRoot('C')!,
    })
    const raise = raiseOf(query, neck)
    const shape = formatSlashChord(requested.root, requested.chord, requested.bass)
    const sounding = raise === 0 ? requested : soundOfShape({ ...requested, symbol: shape }, raise)
    const { root, chord, bass } = sounding
    const found = chordVoicings(root, chordWithBass(sounding), query.limit, neck, {
      ...(bass && { bassPitchClass: pitchClassOf(bass) }),
      ...readVoicingFilters(query, neck),
    })
    const asked = { root: formatNoteName(root), chord: chordText(sounding) }
    const onNeck = neckParametersOf(neck)
    const symbol = formatSlashChord(root, chord, bass)
    return {
      apiVersion: API_VERSION,
      ...asked,
      symbol,
      ...capoSymbolsOf(symbol, neck, undefined, raise === 0 ? undefined : shape),
      tones: chord.degrees.map((degree) => describeTone(root, degree)),
      gripCount: found.gripCount,
      matchCount: found.matchCount,
      voicings: found.voicings.map(({ voicing, rank, score }) =>
        describeVoicing(voicing, rank, score),
      ),
      examples: {
        chordScale: `${baseUrl}/api/chord-scale${formatQuery({ ...asked, ...onNeck })}`,
        composer: `${baseUrl}/api/composer${formatQuery({ ...asked, ...onNeck })}`,
        ...(found.voicings[0] && {
          identify: `${baseUrl}/api/identify${formatQuery({ frets: found.voicings[0].voicing.text, ...onNeck })}`,
        }),
        withoutBarre: `${baseUrl}/api/voicings${formatQuery({ ...asked, ...(bass && { bass: formatNoteName(bass) }), noBarre: true, ...soundingOn(neck) })}`,
      },
      ...tellChordNames(query, neck),
      ...describeNeck(neck),
    }
  },
})
