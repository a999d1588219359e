/** GET /api/composer: where a chord can go, and how. */

import {
  type ChordMove,
  chordMovesOf,
  MOVE_ORDER,
  researchBasisOf,
} from '#engine/harmony/chord-moves'
import { circleOfFifthsOf } from '#engine/harmony/circle-of-fifths'
import { functionAlone } from '#engine/harmony/function-before'
import { type FingeredFrets, nearestGripsOf } from '#engine/harmony/nearest-grips'
import { rootAnchorsOf } from '#engine/harmony/root-anchors'
import { formatFrets } from '#engine/instrument/fret-text'
import type { Neck } from '#engine/instrument/neck'
import { formatChordSymbol, isChordId } from '#engine/theory/chord'
import { intervalWordsOf } from '#engine/theory/interval'
import { type Layer, readPitchClass, type TheoryContext } from '#engine/theory/layer'
import { formatNoteName, pitchClassOf, pitchClassOfMidi } from '#engine/theory/pitch'
import { readTones } from '#engine/theory/read-tones'
import { pitchClassSetOn } from '#engine/theory/scale'
import { soundingOn } from '../chords/capo-symbols'
import { readNeck } from '../reading/neck-request'
import { askedPitchOf, describeAskedPitch, type PitchRequest } from '../reading/pitch-request'
import { formatQuery } from '../registry/format-query'
import { defineOperation } from '../registry/operation'
import { describeChord, describeScale } from '../scales/tones'
import { describeNeck, neckParametersOf, neckParametersOfDocument } from '../schemas/neck-document'
import { NECK_FIELDS } from '../schemas/neck-parameters'
import { writeChordMoves } from './chord-moves.markdown'
import { chordMovesDocument, chordMovesRequest } from './chord-moves.schema'
import { type ChordQuestion, chordQuestionOf } from './chord-question'

const API_VERSION = '2026-11-10'

/** Anchors stay near the nut, where the root is found first. */
const ANCHOR_MAX_FRET = 5

function describeGrip({ frets, fingers }: FingeredFrets) {
  return { text: formatFrets(frets), frets: [...frets], fingers: [...fingers] }
}

function describeMove(move: ChordMove, { root, chord }: ChordQuestion, neck: Neck) {
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
    role: move.role,
    kind: move.kind,
    reason: move.reason,
    inKey: move.isKeyChord,
    otherRelations: move.otherRelations.map(({ relation, title }) => ({ relation, title })),
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
function readSelected(query: PitchRequest, { root, chord, key }: ChordQuestion, layer: Layer) {
  const asked = askedPitchOf(query)
  const pitchClass = pitchClassOfMidi(asked.midi)
  const context: TheoryContext = { ...key, chord, layer }
  const isOnTonic = pitchClassOf(root) === pitchClassOf(key.root)
  const reading = isOnTonic
    ? readPitchClass({ ...context, root }, pitchClass, asked.writtenName)
    : readTones(context, root)[pitchClass]!
  const index = chord.semitones.findIndex(
    (semitone) => (pitchClassOf(root) + semitone) % 12 === pitchClass,
  )
  const chordDegree = chord.degrees[index]
  const name = asked.writtenName ?? reading.name
  const selected = {
    ...describeAskedPitch(asked, name, formatNoteName(name)),
    interval: reading.interval,
    intervalName: reading.intervalName,
    placeInChord: chord.degreeLabels[index] ?? null,
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

function describeCircle({ root: chordRoot, chord, key: { root, scale } }: ChordQuestion) {
  const circle = circleOfFifthsOf(root, scale)
  const scaleSet = pitchClassSetOn(pitchClassOf(root), scale.pitchClassSet)
  const chordSet = pitchClassSetOn(pitchClassOf(chordRoot), chord.pitchClassSet)
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

export const getChordMoves = defineOperation({
  id: 'getComposerBridge',
  http: { method: 'GET', path: '/api/composer' },
  summary: 'Where a chord can go next, with shared tones and nearest grips',
  description:
    'From a chord in its key: where it resolves, every other triad and seventh chord of the key, then departures (secondary dominants, substitutes, borrowed and diminished chords) and colours (mediants, common-tone pivots), no chord twice, each with the reason in a sentence, tones that stay, voices that move, Roman numeral and the pair of grips that is easiest for the hand. For all grip pairs of two chords use /api/voice-leading; for a whole progression /api/progression.',
  request: chordMovesRequest,
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
    { title: 'Where Dm7 goes in C major', request: { chord: 'Dm7', key: 'C' } },
  ],
  lean: 'current{symbol numeral label key} circle{fifthUp fifthDown relative signature{text}} moves:14{relation targetSymbol numeral movingVoices}',
  markdown: writeChordMoves,
  pictures: (document, urls) => [
    urls.voicing({ symbol: document.current.symbol, ...neckParametersOfDocument(document) }),
  ],
  tool: {
    name: 'suggest_moves',
    title: 'Suggest next chords',
    description:
      'List chords that can follow a chord, with reasons. Use it for "what can follow Am in C?". To finger chosen chords use plan_progression; for scales over one suggest_scales.',
    fields: ['chord', 'key', 'root', 'scale', ...NECK_FIELDS],
    words: {
      chord: 'Symbol such as Am, or a type on root',
      root: 'Root of the chord',
    },
    examples: [
      { title: 'From C major', arguments: { root: 'C' } },
      { title: 'What follows Am in C', arguments: { chord: 'Am', key: 'C' } },
    ],
  },
  run(query, { baseUrl }) {
    const neck = readNeck(query)
    const onNeck = neckParametersOf(neck)
    const question = chordQuestionOf(query)
    const { chord, key } = question
    const isAsked = query.note !== undefined || query.midi !== undefined
    const asked = isAsked ? readSelected(query, question, query.layer) : undefined
    const moves = chordMovesOf({ ...question, layer: query.layer })
    const symbol = formatChordSymbol(question.root, chord)
    const root = formatNoteName(question.root)
    const tonic = formatNoteName(key.root)
    const place = `${symbol} in ${tonic} ${key.scale.name}`
    const { numeral, role, alsoCalled } = functionAlone(key, question)
    return {
      apiVersion: API_VERSION,
      circle: describeCircle(question),
      current: {
        root,
        label: asked ? `${asked.selected.note}, ${asked.words} of ${place}` : place,
        symbol,
        chord: describeChord(question.root, chord),
        scale: describeScale(key.root, key.scale),
        key: { root: tonic, scale: key.scale.id },
        numeral,
        role,
        ...(alsoCalled !== undefined && { alsoCalled }),
        layer: query.layer,
        ...(asked && { selected: asked.selected }),
      },
      moves: moves.map((move) => describeMove(move, question, neck)),
      order: MOVE_ORDER,
      researchBasis: [...researchBasisOf(moves)],
      examples: {
        voicings: isChordId(chord.id)
          ? `${baseUrl}/api/voicings${formatQuery({ root, chord: chord.id, ...soundingOn(neck) })}`
          : `${baseUrl}/api/chord${formatQuery({ symbol, ...soundingOn(neck) })}`,
        chordScale: `${baseUrl}/api/chord-scale${formatQuery({ ...(isChordId(chord.id) ? { root, chord: chord.id } : { symbol }), contextRoot: tonic, contextScale: key.scale.id, ...onNeck })}`,
        scaleMap: `${baseUrl}/api/scale-map${formatQuery({ root: tonic, scale: key.scale.id, ...onNeck })}`,
      },
      ...describeNeck(neck),
    }
  },
})
