/** GET /api/practice: a drill compiled for the hand, with its tab, pulse and project. */

import { formatHandWindow } from '#engine/hand/hand-window'
import type { Neck } from '#engine/instrument/neck'
import { compileDrill, DEFAULT_MAX_FRET } from '#engine/practice/compile-drill'
import type { Drill, DrillRequest } from '#engine/practice/drill'
import { DRILL_PROJECT_ID } from '#engine/practice/drill-chord-names'
import { proveInsertion, provePacket } from '#engine/practice/prove-drill'
import { DRILL_TIME_SIGNATURE } from '#engine/practice/rhythm-table'
import { compileProjectState, type ProjectState } from '#engine/project/project-state'
import { renderSheet } from '#engine/tab/ascii-sheet'
import { measureIdOf } from '#engine/tab/measure'
import { formatNoteName, parseNote, pitchClassOf } from '#engine/theory/pitch'
import { drawLine } from '../markdown/picture-parts'
import { chordText, requestedChord } from '../reading/chord-request'
import { readMaxFret } from '../reading/neck-checks'
import { readNeck } from '../reading/neck-request'
import { askedWayOf, askedWeightsOf } from '../reading/route-request'
import { defineOperation } from '../registry/operation'
import { fingersByNote } from '../routes/route-document'
import { describeRoutePlan } from '../routes/route-plan-document'
import { describeNeck } from '../schemas/neck-document'
import { NECK_FIELDS } from '../schemas/neck-parameters'
import { acceptedRoot, acceptedScale } from '../schemas/parameters'
import { renderRequestOf } from '../tab/render-request'
import { describeTab } from '../tab/tab-head'
import { DEFAULT_CHORD, defaultChordOn, defaultChordWarningsOf } from './default-chord'
import { chordsOfDrill } from './drill-chords'
import { writeDrill } from './practice.markdown'
import { type DrillDocument, drillDocument, practiceRequest } from './practice.schema'

const API_VERSION = '2026-11-15'

type Input = DrillDocument['input']

const AGENT_USAGE = [
  'positionDrill says what to play: string, fret and finger for each target at its beat; pulse says when, count-in and repeat included.',
  'To put the drill into a project follow positionTabPacket.tabInsertion: replace the notes of that measure with positionTabPacket.tabNotes.',
  'POST positionTabPacket.tabRenderRequest.body unchanged to its path to render the tab and prove every event.',
  'appUrl and compactUrl open the same project in the workbench; share compactUrl.',
  'Tempo: after three clean rounds ask again with bpm 4 higher, after two failed ones 8 lower.',
]

const BEGINNER_REASON = 'a drill of level beginner'

/** Where in a project the notes of a drill go. */
const INSERTION = {
  action: 'replace-measure-notes',
  destination: 'project.tabProject.measures[0].notes',
  measureId: measureIdOf(1),
  measureIndex: 0,
  noteSource: 'positionTabPacket.tabNotes',
} as const

/** The project of a drill: its tab notes in one measure, in the theory of the request. */
function projectOf(drill: Drill, asked: DrillRequest, { key, chordRoot }: Input): ProjectState {
  const first = drill.positionDrill[0]!
  return compileProjectState({
    neck: asked.neck,
    date: API_VERSION,
    id: DRILL_PROJECT_ID,
    title: drill.title,
    theory: {
      root: asked.key,
      scale: asked.scale,
      chord: asked.chord,
      layer: drill.theory.layer,
    },
    ...(chordRoot !== key && { chordRoot: drill.theory.root }),
    selected: {
      midi: first.midi,
      name: parseNote(first.note)!.name,
      position: { string: first.string, fret: first.fret },
    },
    notes: drill.tabNotes,
    measureId: INSERTION.measureId,
    tempo: drill.settings.bpm,
    timeSignature: DRILL_TIME_SIGNATURE,
  })
}

function describeInput({ position, maxFret }: Drill, asked: DrillRequest): Input {
  const { key, chordRoot = key, scale, chord } = asked
  return {
    chord: chordText({ root: chordRoot, chord }),
    key: formatNoteName(key),
    maxFret,
    position,
    scale: scale.id,
    chordRoot: formatNoteName(chordRoot),
  }
}

/** What puts a drill into a project: its notes replace those of the first measure. */
function describePacket(
  drill: Drill,
  input: Input,
  neck: Neck,
): DrillDocument['positionTabPacket'] {
  const { settings, title, tabNotes, positionDrill, routePlan } = drill
  const { handStartFret, handEndFret } = routePlan.constraints
  return {
    apiVersion: '2026-11-16',
    kind: 'pitch-map.practice-position-tab-packet',
    positionDrill,
    proof: provePacket(drill),
    source: {
      bars: settings.bars,
      bpm: settings.bpm,
      chord: input.chord,
      chordRoot: input.chordRoot,
      handWindow: formatHandWindow({ startFret: handStartFret, endFret: handEndFret }),
      key: input.key,
      level: settings.level,
      loopEndBeat: settings.loopBeats,
      loopStartBeat: 0,
      maxFret: input.maxFret,
      position: input.position,
      scale: input.scale,
      target: settings.target,
    },
    tabInsertion: {
      ...INSERTION,
      proof: proveInsertion(tabNotes, positionDrill, neck),
      tempo: settings.bpm,
      timeSignature: DRILL_TIME_SIGNATURE,
    },
    tabRenderRequest: renderRequestOf({
      neck,
      events: tabNotes,
      tempo: settings.bpm,
      timeSignature: DRILL_TIME_SIGNATURE,
      title,
      eventsSource: INSERTION.noteSource,
    }),
    tabNotes,
    title,
  }
}

export const getPracticeDrill = defineOperation({
  id: 'getPracticeDrill',
  http: { method: 'GET', path: '/api/practice' },
  summary: 'A practice drill for a chord in a key, fingered, timed and ready to loop',
  description:
    'Compiles a drill for one of eight targets at one of three levels: pitches that aim at the target in a register the hand position reaches, a rhythm, the best fingering, a count-in and a loop whose last note leads back to the first. Comes with structured tab, a render request and a project that opens it. To finger a line of your own use /api/route; for a ready riff use /api/recipes/tab.',
  request: practiceRequest,
  document: drillDocument,
  apiVersion: API_VERSION,
  hasFiles: true,
  errors: ['unplayable-drill', 'unplayable-style', 'invalid-hand-window'],
  examples: [
    { title: 'Chord tones of C, the first drill', request: {} },
    {
      title: 'Guide tones of Dm7 in C major, fifth position, two bars of eighths',
      request: {
        chord: 'minor7',
        chordRoot: 'D',
        target: 'guide-tones',
        level: 'intermediate',
        position: 'fifth',
        bars: 2,
      },
    },
    {
      title: 'Enclosures over G7 with triplets and sixteenths',
      request: {
        chord: 'dominant7',
        chordRoot: 'G',
        target: 'enclosure',
        level: 'advanced',
        position: 'seventh',
        bars: 4,
        bpm: 96,
      },
    },
    {
      title: 'A minor pentatonic in steps around the fifth fret',
      request: {
        key: 'A',
        scale: 'minorPentatonic',
        chord: 'minor7',
        target: 'scale-steps',
        level: 'intermediate',
        position: 'fifth',
      },
    },
  ],
  lean: 'objective drill{bpm bars level target} routePlan{constraints{weights weightsReason}} positionDrill{startBeat note interval string fret finger} proof{allTargetsMapped targetCount} warnings',
  markdown: writeDrill,
  pictures: (document, urls) =>
    drawLine(
      document,
      { root: document.input.key, scale: document.input.scale },
      document.positionDrill,
      urls,
    ),
  tool: {
    name: 'compile_drill',
    title: 'Compile a practice drill',
    description:
      'Compile a practice drill with rhythm, count-in, fingers and tab. Use it for "a beginner exercise on the chord tones of Am". For notes of your own use plan_route.',
    fields: [
      'key',
      'scale',
      'chord',
      'chordRoot',
      'target',
      'level',
      'position',
      'style',
      'maxFret',
      'bars',
      'bpm',
      'fingers',
      ...NECK_FIELDS,
    ],
    words: {
      style: 'Weights, or how the line lies',
      chord: 'Symbol, or type on chordRoot',
      chordRoot: 'Such as C',
      target: 'What is drilled',
    },
    examples: [
      {
        title: 'Chord tones of Am for a beginner',
        arguments: { key: 'A', scale: 'naturalMinor', chord: 'minor', position: 'first' },
      },
      {
        title: 'Two bars of guide tones over G7',
        arguments: {
          key: 'C',
          chord: 'dominant7',
          chordRoot: 'G',
          target: 'guide-tones',
          level: 'intermediate',
          bars: 2,
        },
      },
    ],
  },
  command: { name: 'drill' },
  run(query, { baseUrl }) {
    const neck = readNeck(query)
    const key = acceptedRoot(query.key)
    const scale = acceptedScale(query.scale)
    const isOnKey =
      query.chordRoot === undefined ||
      pitchClassOf(acceptedRoot(query.chordRoot)) === pitchClassOf(key)
    const isOnDefaultChord = query.chord === undefined && isOnKey
    const { root: chordRoot, chord } = requestedChord({
      chord: ['chord', query.chord ?? (isOnKey ? defaultChordOn(scale) : DEFAULT_CHORD)],
      root: ['chordRoot', query.chordRoot],
      defaultRoot: key,
    })
    const way = askedWayOf(query)
    const weights = askedWeightsOf(query)
    const drillRequest: DrillRequest = {
      key,
      scale,
      chord,
      chordRoot,
      target: query.target,
      level: query.level,
      neck,
      position: query.position,
      maxFret: readMaxFret(query.maxFret, neck, DEFAULT_MAX_FRET),
      bars: query.bars,
      ...(query.bpm !== undefined && { bpm: query.bpm }),
      countInBeats: query.countInBeats,
      ...(way && { style: way }),
      ...(weights && { weights }),
    }
    const drill = compileDrill(drillRequest)
    const input = describeInput(drill, drillRequest)
    const bestFingering = drill.routePlan.routes[0]!.fingering
    const state = projectOf(drill, drillRequest, input)
    return {
      ...describeTab(state, neck, { apiVersion: API_VERSION, usage: AGENT_USAGE, baseUrl }),
      drill: drill.settings,
      input,
      objective: drill.objective,
      targets: drill.targets,
      positionDrill: drill.positionDrill,
      positionTabPacket: describePacket(drill, input, neck),
      project: state.tabProject,
      projectState: state,
      proof: drill.proof,
      pulse: drill.pulse,
      routePlan: describeRoutePlan({
        neck,
        plan: {
          ...drill.routePlan,
          ...(!weights && query.level === 'beginner' && { weightsReason: BEGINNER_REASON }),
        },
        title: drill.title,
        tempo: drill.settings.bpm,
        timeSignature: DRILL_TIME_SIGNATURE,
        path: 'routePlan.',
      }),
      warnings: [
        ...(isOnDefaultChord ? defaultChordWarningsOf(key, scale) : []),
        ...drill.warnings,
      ],
      ...(query.fingers && {
        asciiSheet: renderSheet(state.tabProject.measures, neck, {
          chords: chordsOfDrill(input),
          fingerOf: fingersByNote({ tabNotes: drill.tabNotes, fingering: bestFingering }),
        }),
      }),
      ...describeNeck(neck),
    }
  },
})
