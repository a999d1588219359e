/** GET /api/composer: where a chord can go, and how. */

import * as z from 'zod'
import {
  type ChordMove,
  chordMovesOf,
  MOVE_ORDER,
  researchBasisOf,
} from '#engine/harmony/chord-moves'
import { circleOfFifthsOf } from '#engine/harmony/circle-of-fifths'
import { type FingeredFrets, nearestGripsOf } from '#engine/harmony/nearest-grips'
import { rootAnchorsOf } from '#engine/harmony/root-anchors'
import { formatFrets } from '#engine/instrument/fret-text'
import type { Neck } from '#engine/instrument/neck'
import { formatChordSymbol } from '#engine/theory/chord'
import { intervalWordsOf } from '#engine/theory/interval'
import { readPitchClass, type TheoryContext } from '#engine/theory/layer'
import { formatNoteName, pitchClassOf, pitchClassOfMidi } from '#engine/theory/pitch'
import { pitchClassSetOn } from '#engine/theory/scale'
import { describeNeck, neckParametersOf, neckParametersOfDocument } from '../neck/neck-document'
import { NECK_FIELDS, neckFields, readNeck } from '../reading/neck-request'
import {
  askedPitchOf,
  describeAskedPitch,
  type PitchRequest,
  pitchFields,
} from '../reading/pitch-request'
import { theoryFields, theoryOf } from '../reading/theory-request'
import { type Answer, defineOperation } from '../registry/operation'
import { formatQuery } from '../registry/query'
import { describeChord, describeScale } from '../scales/tones'
import { rootParameter } from '../schemas/parameters'
import { writeChordMoves } from './chord-moves.markdown'
import { chordMovesDocument } from './chord-moves-schema'

const API_VERSION = '2026-11-10'

const request = z.object({
  ...pitchFields,
  ...theoryFields,
  root: rootParameter('Tonal centre and root of the current chord').default('C'),
  ...neckFields,
})

/** Anchors stay near the nut, where the root is found first. */
const ANCHOR_MAX_FRET = 5

function describeGrip({ frets, fingers }: FingeredFrets) {
  return { text: formatFrets(frets), frets: [...frets], fingers: [...fingers] }
}

function describeMove(move: ChordMove, { root, chord }: TheoryContext, neck: Neck) {
  const { pair, motionCost } = nearestGripsOf(
    pitchClassOf(root),
    chord,
    pitchClassOf(move.root),
    move.chord,
    neck,
  )
  return {
    id: move.id,
    title: move.title,
    relation: move.relation,
    targetRoot: formatNoteName(move.root),
    targetChord: move.chord.id,
    sharedPitchClasses: move.shared.map(formatNoteName),
    guitarAnchors: [...rootAnchorsOf(move.root, Math.min(ANCHOR_MAX_FRET, neck.maxFret), neck)],
    targetSymbol: move.symbol,
    targetTones: move.tones.map(formatNoteName),
    numeral: move.numeral,
    voiceLeadingDistance: move.voiceLeadingDistance,
    voices: move.voices.map(({ from, to, semitones }) => ({
      from: formatNoteName(from),
      to: formatNoteName(to),
      semitones,
    })),
    movingVoices: move.voices.filter(({ semitones }) => semitones !== 0).length,
    insideLayer: move.insideLayer.map(formatNoteName),
    outsideLayer: move.outsideLayer.map(formatNoteName),
    extended: move.isExtended,
    grips:
      pair && motionCost !== undefined
        ? { from: describeGrip(pair.from), to: describeGrip(pair.to), motionCost }
        : null,
  }
}

/** The pitch asked about, and its place in words: a tone of the chord by its degree in the chord. */
function readSelected(query: PitchRequest, context: TheoryContext) {
  const asked = askedPitchOf(query)
  const reading = readPitchClass(context, pitchClassOfMidi(asked.midi), asked.writtenName)
  const index = context.chord.semitones.findIndex(
    (semitone) => (pitchClassOf(context.root) + semitone) % 12 === reading.pitchClassNumber,
  )
  const chordDegree = context.chord.degrees[index]
  const selected = {
    ...describeAskedPitch(asked, reading.name, reading.pitchClass),
    interval: reading.interval,
    intervalName: reading.intervalName,
    placeInChord: context.chord.degreeLabels[index] ?? null,
    inScale: reading.inScale,
    inChord: reading.inChord,
    inActiveLayer: reading.inLayer,
    role: reading.role,
  }
  return { selected, words: chordDegree ? intervalWordsOf(chordDegree) : reading.intervalName }
}

function signatureText(fifths: number): string {
  if (fifths === 0) return 'no sharps or flats'
  const count = Math.abs(fifths)
  return `${count} ${fifths > 0 ? 'sharp' : 'flat'}${count === 1 ? '' : 's'}`
}

const FIFTHS_AT_RING_START = -5

function describeCircle({ root, scale, chord }: TheoryContext) {
  const circle = circleOfFifthsOf(root, scale)
  const scaleSet = pitchClassSetOn(pitchClassOf(root), scale.pitchClassSet)
  const chordSet = pitchClassSetOn(pitchClassOf(root), chord.pitchClassSet)
  return {
    root: formatNoteName(root),
    fifthUp: formatNoteName(circle.fifthUp),
    fifthDown: formatNoteName(circle.fifthDown),
    relative: formatNoteName(circle.relative),
    signature: {
      fifths: circle.signature.fifths,
      accidentals: circle.signature.accidentals.map(formatNoteName),
      text: signatureText(circle.signature.fifths),
    },
    ring: circle.ring.map((name, index) => ({
      root: formatNoteName(name),
      pitchClassNumber: pitchClassOf(name),
      fifths: FIFTHS_AT_RING_START + index,
      inScale: ((scaleSet >> pitchClassOf(name)) & 1) === 1,
    })),
    scaleByFifths: circle.scaleByFifths.map((name) => ({
      pitchClass: formatNoteName(name),
      inChord: ((chordSet >> pitchClassOf(name)) & 1) === 1,
    })),
  }
}

export type ChordMovesDocument = Answer<typeof chordMovesDocument>

export const getChordMoves = defineOperation({
  id: 'getComposerBridge',
  http: { method: 'GET', path: '/api/composer' },
  summary: 'Where a chord can go next, with shared tones and nearest grips',
  description:
    'From a chord in its key: every named relation (dominants, substitutes, relatives, mediants, borrowed chords, diminished chords, common-tone pivots) with the target spelled by degree, tones that stay, voices that move, Roman numeral and the pair of grips with the least hand motion, ordered by a stated rule. For all grip pairs of two chords use /api/voice-leading; for a whole progression /api/progression.',
  request,
  document: chordMovesDocument,
  apiVersion: API_VERSION,
  errors: [],
  examples: [
    { title: 'Where C major can go', request: { root: 'C' } },
    {
      title: 'From G7, weighed by shared chord tones, with B as the note in hand',
      request: { root: 'G', chord: 'dominant7', scale: 'mixolydian', layer: 'chord', note: 'B3' },
    },
    {
      title: 'From A minor seventh in A minor',
      request: { root: 'A', chord: 'minor7', scale: 'naturalMinor' },
    },
  ],
  weight: 4,
  markdown: writeChordMoves,
  pictures: (document, urls) => [
    urls.voicing({ symbol: document.current.symbol, ...neckParametersOfDocument(document) }),
  ],
  tool: {
    name: 'suggest_moves',
    title: 'Suggest next chords',
    description:
      'Suggest where a chord can go next: dominants, substitutes, relatives, mediants, borrowed and diminished chords, common-tone pivots. Use it when writing a song: "what can follow Am?". root and chord are the chord you are on, which is also taken as the tonic, with scale as its key: A, minor, naturalMinor. Returns every relation with the spelled target, tones that stay, voices that move with semitones, the Roman numeral and a pair of grips with little hand motion. To finger chords you have already chosen use plan_progression; for scales over the chord use suggest_scales.',
    fields: ['root', 'chord', 'scale', 'note', ...NECK_FIELDS],
    examples: [
      { title: 'From C major', arguments: { root: 'C' } },
      { title: 'From A minor', arguments: { root: 'A', scale: 'naturalMinor', chord: 'minor' } },
    ],
  },
  run(query, { baseUrl }) {
    const neck = readNeck(query)
    const onNeck = neckParametersOf(neck)
    const context = theoryOf(query)
    const isAsked = query.note !== undefined || query.midi !== undefined
    const asked = isAsked ? readSelected(query, context) : undefined
    const moves = chordMovesOf(context)
    const symbol = formatChordSymbol(context.root, context.chord)
    const root = formatNoteName(context.root)
    return {
      apiVersion: API_VERSION,
      circle: describeCircle(context),
      current: {
        root,
        label: asked
          ? `${asked.selected.note}, ${asked.words} of ${symbol} in ${root} ${context.scale.name}`
          : `${symbol} in ${root} ${context.scale.name}`,
        symbol,
        chord: describeChord(context.root, context.chord),
        scale: describeScale(context.root, context.scale),
        layer: context.layer,
        ...(asked && { selected: asked.selected }),
      },
      moves: moves.map((move) => describeMove(move, context, neck)),
      order: MOVE_ORDER,
      researchBasis: [...researchBasisOf(moves)],
      examples: {
        voicings: `${baseUrl}/api/voicings${formatQuery({ root, chord: query.chord, ...onNeck })}`,
        chordScale: `${baseUrl}/api/chord-scale${formatQuery({ root, chord: query.chord, contextRoot: root, contextScale: context.scale.id, ...onNeck })}`,
        scaleMap: `${baseUrl}/api/scale-map${formatQuery({ root, scale: context.scale.id, ...onNeck })}`,
      },
      ...describeNeck(neck),
    }
  },
})
