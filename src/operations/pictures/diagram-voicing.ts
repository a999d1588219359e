/** GET /api/diagram/voicing.svg: a grip as a chord box. */

import type { NeckMark } from '#engine/diagram/neck-mark'
import { renderGripSvg } from '#engine/diagram/render-grip-svg'
import { DomainError } from '#engine/errors'
import { findFingering } from '#engine/hand/fingering'
import {
  type ChordSymbol,
  chordWithBass,
  formatSlashChord,
  parseChordSymbol,
} from '#engine/harmony/chord-symbol'
import { identifyChord, soundingTonesOf } from '#engine/harmony/identify-chord'
import { type Frets, formatFrets, soundingPositionsOf } from '#engine/instrument/fret-text'
import { midiAt } from '#engine/instrument/fretboard'
import type { Neck } from '#engine/instrument/neck'
import { type ChordType, chordTypeById } from '#engine/theory/chord'
import type { TheoryContext } from '#engine/theory/layer'
import { type NoteName, parseRoot, pitchClassOf } from '#engine/theory/pitch'
import { scaleById } from '#engine/theory/scale'
import { chordVoicings } from '#engine/voicing/chord-voicings'
import { acceptedFrets } from '../reading/neck-checks'
import { readNeck } from '../reading/neck-request'
import { defineOperation } from '../registry/operation'
import { requestErrorOf } from '../registry/request-errors'
import { fretsParameter, symbolParameter } from '../schemas/chord-parameters'
import { lazyRequest } from '../schemas/lazy-object'
import { neckFields } from '../schemas/neck-parameters'
import {
  labelsParameter,
  leftHandedParameter,
  neckMarkAt,
  svgDocument,
  themeParameter,
} from './diagram-parameters'

const request = lazyRequest(() => ({
  frets: fretsParameter.optional(),
  symbol: symbolParameter
    .optional()
    .meta({ description: 'Chord symbol: names the tones of frets, or alone draws its best grip.' }),
  labels: labelsParameter,
  theme: themeParameter,
  leftHanded: leftHandedParameter,
  ...neckFields,
}))

/** The chord that names the tones: as asked, else as the notes suggest, else their lowest as root. */
function chordOf(
  frets: Frets,
  symbol: ChordSymbol | undefined,
  neck: Neck,
): { readonly root: NoteName; readonly chord: ChordType; readonly title: string } {
  if (symbol) return { root: symbol.root, chord: symbol.chord, title: symbol.symbol }
  const [reading] = identifyChord(
    soundingTonesOf(
      soundingPositionsOf(frets).map((at) => midiAt(at, neck)),
      neck,
    ),
  )
  return reading
    ? { root: reading.root, chord: reading.chord, title: reading.symbol }
    : { root: parseRoot('C')!, chord: chordTypeById('major')!, title: formatFrets(frets) }
}

/** @throws DomainError `unplayable-chord` when no hand can grip the chord. */
function bestGripOf(symbol: ChordSymbol, neck: Neck): Frets {
  const [best] = chordVoicings(symbol.root, chordWithBass(symbol), 1, neck, {
    ...(symbol.bass && { bassPitchClass: pitchClassOf(symbol.bass) }),
  }).voicings
  if (!best) {
    throw new DomainError(
      'unplayable-chord',
      `No grip of ${formatSlashChord(symbol.root, symbol.chord, symbol.bass)} can be held by four fingers; give frets instead`,
    )
  }
  return best.voicing.frets
}

export const drawVoicing = defineOperation({
  id: 'drawVoicing',
  http: { method: 'GET', path: '/api/diagram/voicing.svg' },
  summary: 'A chord box as a picture',
  description:
    'Draws a grip as SVG: frets, fingers and barres, each tone marked by degree, note, finger or interval, with a title and a description in words for screen readers. Give frets, or a symbol for its best grip, or both to name the tones of frets by that chord. For the data use /api/voicings or /api/identify.',
  request,
  document: svgDocument,
  mediaType: 'image/svg+xml',
  errors: ['unplayable-chord'],
  examples: [
    { title: 'The open C chord', request: { frets: 'x32010' } },
    { title: 'The best grip of F#m7 with fingers', request: { symbol: 'F#m7', labels: 'fingers' } },
    {
      title: 'A barre chord on a dark page, left-handed',
      request: { frets: '8-10-10-9-8-8', symbol: 'C', theme: 'dark', leftHanded: true },
    },
  ],
  command: { words: 'frets', wordsKind: 'one', usage: '[frets]' },
  run(query) {
    if (query.frets === undefined && query.symbol === undefined) {
      throw requestErrorOf('missing-parameter', [
        { path: 'frets', message: 'give frets (x32010) or symbol (C), or both' },
      ])
    }
    const symbol = query.symbol === undefined ? undefined : parseChordSymbol(query.symbol)!
    const neck = readNeck(query)
    const frets =
      query.frets === undefined ? bestGripOf(symbol!, neck) : acceptedFrets(query.frets, neck)
    const { root, chord, title } = chordOf(frets, symbol, neck)
    const context: TheoryContext = { root, chord, scale: scaleById('major')!, layer: 'chord' }
    const fingering = findFingering(frets)
    const marks: NeckMark[] = soundingPositionsOf(frets).map((place) =>
      neckMarkAt(context, place, neck, { finger: fingering?.fingers[frets.length - place.string] }),
    )
    return renderGripSvg({ title, neck, frets, marks, barres: fingering?.barres ?? [] }, query)
  },
})
