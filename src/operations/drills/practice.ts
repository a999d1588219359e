/** GET /api/practice: a drill compiled for the hand, with its tab, pulse and project. */

import * as z from 'zod'
import {
  compileDrill,
  DEFAULT_COUNT_IN_BEATS,
  DEFAULT_MAX_FRET,
} from '#engine/practice/compile-drill'
import type { Drill, DrillRequest } from '#engine/practice/drill'
import { DRILL_TIME_SIGNATURE, RHYTHM_TABLE } from '#engine/practice/rhythm-table'
import { describeTarget, TARGET_TABLE } from '#engine/practice/target-table'
import { compileProjectState, type ProjectState } from '#engine/project/project-state'
import { renderAscii } from '#engine/tab/render-ascii'
import { chordTypeById } from '#engine/theory/chord'
import { parseNote } from '#engine/theory/pitch'
import { API_VERSIONS } from '#engine/versions'
import { defineOperation } from '../registry/operation'
import { positionParameter } from '../routes/route-parameters'
import { describeRoutePlan } from '../routes/route-plan-document'
import { routePlan } from '../routes/route-schema'
import { lazyObject } from '../schemas/lazy-object'
import {
  acceptedRoot,
  acceptedScale,
  chordParameter,
  maxFretParameter,
  rootParameter,
  scaleParameter,
} from '../schemas/parameters'
import { projectState, tabProject } from '../schemas/project'
import { asciiTab } from '../schemas/tab'
import { apiVersion } from '../schemas/theory'
import { longUrlAdvice, projectLinksOf } from '../tab/project-links'
import { renderRequestOf } from '../tab/render-request'
import {
  bars,
  bpm,
  countInBeats,
  drillInput,
  drillLevel,
  drillNote,
  drillProof,
  drillSettings,
  drillTarget,
  positionTabPacket,
  pulse,
  target,
} from './practice-schema'

const request = z.object({
  key: rootParameter('Key of the drill').default('C'),
  scale: scaleParameter.default('major'),
  chord: chordParameter.default('major'),
  chordRoot: rootParameter('Root of the chord; default: the key').optional(),
  target: drillTarget.default('chord-tones').meta({
    description: TARGET_TABLE.map(describeTarget).join('. '),
  }),
  level: drillLevel.default('beginner').meta({
    description: RHYTHM_TABLE.map((row) => `${row.id}: ${row.title} at ${row.bpm} bpm`).join('; '),
  }),
  position: positionParameter.default('any'),
  maxFret: maxFretParameter.default(DEFAULT_MAX_FRET),
  bars: bars.default(1).meta({ description: 'Bars of 4/4 before the drill repeats.' }),
  bpm: bpm.optional().meta({ description: 'Beats per minute; default: by level.' }),
  countInBeats: countInBeats
    .default(DEFAULT_COUNT_IN_BEATS)
    .meta({ description: 'Clicks before the first note.' }),
})

const document = lazyObject(() => ({
  agentUsage: z.array(z.string()),
  apiVersion,
  appUrl: z.string(),
  compactUrl: z.string(),
  asciiTab,
  drill: drillSettings,
  input: drillInput,
  objective: z.string(),
  targets: z.array(target),
  positionDrill: z.array(drillNote),
  positionTabPacket,
  project: tabProject,
  projectState,
  proof: drillProof,
  pulse: z.array(pulse),
  routePlan,
  warnings: z.array(z.string()).meta({
    description: 'Places outside the hand window that was asked for, and tones left out.',
  }),
}))
type PracticeDocument = z.input<typeof document>

const AGENT_USAGE = [
  'positionDrill says what to play: string, fret and finger for each target at its beat; pulse says when, count-in and repeat included.',
  'To put the drill into a project follow positionTabPacket.tabInsertion: replace the notes of that measure with positionTabPacket.tabNotes.',
  'POST positionTabPacket.tabRenderRequest.body unchanged to its path to render the tab and prove every event.',
  'appUrl and compactUrl open the same project in the workbench; share compactUrl.',
  'Tempo: after three clean rounds ask again with bpm 4 higher, after two failed ones 8 lower.',
]

/** The project of a drill: its tab notes in one measure, in the theory of the request. */
function projectOf(drill: Drill, request: DrillRequest): ProjectState {
  const { tabInsertion, tabNotes, title } = drill.positionTabPacket
  const first = drill.positionDrill[0]!
  return compileProjectState({
    date: API_VERSIONS.practice,
    id: 'practice-drill',
    title,
    theory: {
      root: request.key,
      scale: request.scale,
      chord: request.chord,
      layer: drill.theory.layer,
    },
    ...(drill.input.chordRoot !== drill.input.key && { chordRoot: drill.theory.root }),
    selected: {
      midi: first.midi,
      name: parseNote(first.note)!.name,
      position: { string: first.string, fret: first.fret },
    },
    notes: tabNotes,
    measureId: tabInsertion.measureId,
    tempo: drill.drill.bpm,
    timeSignature: DRILL_TIME_SIGNATURE,
  })
}

function describePacket({
  positionTabPacket: packet,
}: Drill): PracticeDocument['positionTabPacket'] {
  const { apiVersion: version, kind, positionDrill, proof, source } = packet
  const { tabNotes, title, tabInsertion } = packet
  type Packet = PracticeDocument['positionTabPacket']
  return {
    apiVersion: version,
    kind,
    positionDrill: positionDrill as Packet['positionDrill'],
    proof,
    source,
    tabInsertion: tabInsertion as Packet['tabInsertion'],
    tabRenderRequest: renderRequestOf({
      events: tabNotes,
      tempo: tabInsertion.tempo,
      timeSignature: tabInsertion.timeSignature,
      title,
      eventsSource: tabInsertion.noteSource,
    }),
    tabNotes: tabNotes as Packet['tabNotes'],
    title,
  }
}

export const getPracticeDrill = defineOperation({
  id: 'getPracticeDrill',
  weight: 8,
  http: { method: 'GET', path: '/api/practice' },
  summary: 'A practice drill for a chord in a key, fingered, timed and ready to loop',
  description:
    'Compiles a drill for one of eight targets at one of three levels: pitches that aim at the target in a register the hand position reaches, a rhythm, the best fingering, a count-in and a loop whose last note leads back to the first. Comes with structured tab, a render request and a project that opens it. To finger a line of your own use /api/route; for a ready riff use /api/recipes/tab.',
  request,
  document,
  errors: ['unplayable-drill', 'invalid-hand-window'],
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
  run(query, { baseUrl }) {
    const key = acceptedRoot(query.key)
    const drillRequest: DrillRequest = {
      key,
      scale: acceptedScale(query.scale),
      chord: chordTypeById(query.chord)!,
      chordRoot: query.chordRoot === undefined ? key : acceptedRoot(query.chordRoot),
      target: query.target,
      level: query.level,
      position: query.position,
      maxFret: query.maxFret,
      bars: query.bars,
      ...(query.bpm !== undefined && { bpm: query.bpm }),
      countInBeats: query.countInBeats,
    }
    const drill = compileDrill(drillRequest)
    const state = projectOf(drill, drillRequest)
    const { appUrl, compactUrl } = projectLinksOf(state, baseUrl)
    return {
      agentUsage: [...AGENT_USAGE, ...longUrlAdvice({ appUrl })],
      apiVersion: API_VERSIONS.practice,
      appUrl,
      compactUrl,
      asciiTab: renderAscii(state.tabProject.measures),
      drill: drill.drill,
      input: drill.input,
      objective: drill.objective,
      targets: drill.targets as PracticeDocument['targets'],
      positionDrill: drill.positionDrill as PracticeDocument['positionDrill'],
      positionTabPacket: describePacket(drill),
      project: state.tabProject as PracticeDocument['project'],
      projectState: state as PracticeDocument['projectState'],
      proof: drill.proof,
      pulse: drill.pulse as PracticeDocument['pulse'],
      routePlan: describeRoutePlan({
        plan: drill.routePlan,
        title: drill.positionTabPacket.title,
        tempo: drill.drill.bpm,
        timeSignature: DRILL_TIME_SIGNATURE,
        path: 'routePlan.',
      }),
      warnings: [...drill.warnings],
    }
  },
})
