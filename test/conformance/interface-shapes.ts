/** The resources of docs/interface.md, field by field, in its order. */
import type { Shape } from './shape'

export const API_ERROR: Shape = { error: 'string' }

export const PITCH_MAP: Shape = {
  apiVersion: 'date',
  selected: 'object',
  piano: 'object',
  fretboard: 'object',
  theory: 'object',
  examples: 'object',
}

export const TAB_NOTE: Shape = {
  id: 'string',
  string: 'integer',
  fret: 'integer',
  midi: 'integer',
  startBeat: 'number',
  durationBeats: 'number',
  technique: "'normal'",
}

const MEASURE: Shape = {
  id: 'string',
  notes: [TAB_NOTE],
  tempo: 'number',
  timeSignature: ['integer'],
}
const TUNING_STRING: Shape = { string: 'integer', name: 'noteWithOctave', midi: 'integer' }

export const TAB_PROJECT: Shape = {
  capo: 'integer',
  createdAt: 'timestamp',
  id: 'string',
  measures: [MEASURE],
  title: 'string',
  tuning: [TUNING_STRING],
  updatedAt: 'timestamp',
}

export const PROJECT_STATE: Shape = {
  app: "'pitch-map'",
  version: 'date',
  selectedPitch: {
    frequencyHz: 'number',
    midi: 'integer',
    note: 'noteWithOctave',
    noteName: 'string',
    octave: 'integer',
    pitchClass: 'string',
    source: { instrument: "'guitar'", string: 'integer', fret: 'integer' },
  },
  theory: { chord: 'string', layer: "'scale'|'chord'", root: 'noteName', scale: 'string' },
  mapping: { mode: "'exact'", pianoPreset: "'25-key'|'49-key'|'61-key'|'88-key'" },
  transport: { cursorBeat: 'number', outputLevel: 'number' },
  tabProject: TAB_PROJECT,
  'overlays?': ['object'],
}

export const TAB_RECIPE: Shape = {
  appUrl: 'url',
  asciiTab: 'asciiTab',
  asciiTabUrl: 'url',
  project: PROJECT_STATE,
  recipe: 'object',
  'agentUsage?': ['string'],
  'explanation?': 'string',
  'overlays?': ['object'],
}

export const VOICING_RESULT: Shape = {
  apiVersion: 'date',
  root: 'noteName',
  chord: 'string',
  voicings: ['object'],
}

export const COMPOSER_BRIDGE: Shape = {
  apiVersion: 'date',
  circle: 'object',
  current: 'object',
  moves: [
    {
      id: 'string',
      title: 'string',
      relation: 'string',
      targetRoot: 'noteName',
      targetChord: 'string',
      sharedPitchClasses: ['string'],
      guitarAnchors: ['object'],
    },
  ],
  researchBasis: ['string'],
}

export const SCALE_CATALOG: Shape = {
  apiVersion: 'date',
  count: 'integer',
  families: ['string'],
  scales: ['object'],
}

export const SCALE_MAP: Shape = {
  apiVersion: 'date',
  id: 'string',
  name: 'string',
  root: 'noteName',
  family: 'string',
  pitchClasses: ['object'],
  guitarAnchors: ['object'],
  'selected?': 'object',
}

export const CHORD_SCALE_ADVISOR: Shape = {
  apiVersion: 'date',
  chord: 'object',
  candidates: ['object'],
  'context?': 'object',
}

export const CONTAINING_SCALES: Shape = { apiVersion: 'date', matches: ['object'] }

const TARGET: Shape = {
  id: 'string',
  interval: 'string',
  intervalName: 'string',
  midi: 'integer',
  note: 'noteWithOctave',
  pitchClass: 'noteName',
  role: 'string',
  startBeat: 'number',
  durationBeats: 'number',
}

const DRILL_NOTE: Shape = {
  interval: 'string',
  intervalName: 'string',
  midi: 'integer',
  note: 'noteWithOctave',
  pitchClass: 'noteName',
  startBeat: 'number',
  durationBeats: 'number',
  candidatesConsidered: 'integer',
  fret: 'integer',
  string: 'integer',
  routeRole: 'string',
  sourceMidi: 'integer',
  targetId: 'string',
  targetInterval: 'string',
  targetNote: 'noteWithOctave',
  targetRole: 'string',
}

export const RENDER_REQUEST: Shape = {
  body: {
    events: [TAB_NOTE],
    tempo: 'number',
    timeSignature: ['integer'],
    title: 'string',
    tuning: "'standard-6-string'",
  },
  method: "'POST'",
  path: "'/api/tab'",
  proof: {
    asciiDerivedAtEdge: 'boolean',
    eventsSource: 'string',
    expectedEventProof: 'string',
    expectedProjectPath: 'string',
  },
}

export const FINGERING: Shape = {
  handPositionFret: 'integer',
  maxFretReach: 'integer',
  maxSingleFretShift: 'integer',
  positionShiftCount: 'integer',
  steps: [
    {
      finger: "'open'|'index'|'middle'|'ring'|'little'",
      fret: 'integer',
      handPositionFret: 'integer',
      reason: 'string',
      string: 'integer',
      targetIndex: 'integer',
    },
  ],
  suggestedPath: 'string',
  warnings: ['string'],
}

export const ROUTE: Shape = {
  cost: 'integer',
  efficiencyScore: 'integer',
  fingering: FINGERING,
  id: 'string',
  notes: [
    {
      candidatesConsidered: 'integer',
      familyOnly: 'boolean',
      fret: 'integer',
      interval: 'string',
      intervalName: 'string',
      midi: 'integer',
      note: 'noteWithOctave',
      pitchClass: 'noteName',
      role: "'inside-active-layer'|'outside-active-layer'",
      sourceMidi: 'integer',
      string: 'integer',
    },
  ],
  objective: 'string',
  proof: {
    allNotesMapped: 'boolean',
    handWindow: 'string',
    maxFretReach: 'integer',
    maxFret: 'integer',
    maxSingleFretShift: 'integer',
    openStrings: 'integer',
    outsideTheoryNotes: 'integer',
    positionShiftCount: 'integer',
    routeSpan: 'integer',
    totalFretMovement: 'integer',
    totalStringMovement: 'integer',
  },
  tabNotes: [TAB_NOTE],
}

const CONSTRAINTS: Shape = {
  durationBeats: 'number',
  handEndFret: 'integer',
  handStartFret: 'integer',
  limit: 'integer',
  maxFret: 'integer',
  position: 'string',
  startBeat: 'number',
}

const TAB_RENDER_PROOF: Shape = {
  expectedEventCount: 'integer',
  expectedEventsSource: 'string',
  expectedEventProof: 'string',
  expectedProjectPath: 'string',
  proofStatusBeforePost: "'pending-post'",
  renderEndpoint: 'string',
  verification: 'string',
}

const PLAN_FIELDS = {
  constraints: CONSTRAINTS,
  objective: 'string',
  routes: [ROUTE],
  tabRenderProof: TAB_RENDER_PROOF,
  tabRenderRequest: RENDER_REQUEST,
  tuning: "'standard-6-string'",
} as const

export const ROUTE_PLAN: Shape = {
  apiVersion: 'date',
  ...PLAN_FIELDS,
}

export const POSITION: Shape = {
  cost: 'integer',
  efficiencyScore: 'integer',
  exactPitch: 'boolean',
  fingering: FINGERING,
  fret: 'integer',
  frequencyHz: 'number',
  interval: 'string',
  intervalName: 'string',
  midi: 'integer',
  note: 'noteWithOctave',
  pitchClass: 'noteName',
  proof: {
    distanceFromHandStart: 'integer',
    distanceFromPreviousSelection: 'integer|null',
    handWindow: 'string',
    inHandWindow: 'boolean',
    maxFret: 'integer',
    octaveDistance: 'integer',
    openString: 'boolean',
    outsideTheory: 'boolean',
    preservesExactPitch: 'boolean',
  },
  rank: 'integer',
  role: 'string',
  sourceMidi: 'integer',
  string: 'integer',
}

export const ROUTE_DOCUMENT: Shape = {
  agentUsage: ['string'],
  apiVersion: 'date',
  appUrl: 'url',
  compactUrl: 'url',
  asciiTab: 'asciiTab',
  ...PLAN_FIELDS,
  project: TAB_PROJECT,
  input: {
    chord: 'string',
    layer: 'string',
    root: 'noteName',
    scale: 'string',
    notes: [{ familyOnly: 'boolean', midi: 'integer', note: 'string', pitchClass: 'noteName' }],
  },
  shapeContext: 'object|null',
  singleNoteFallback: {
    applies: 'boolean',
    exactBestPosition: POSITION,
    pitchClassBestPosition: POSITION,
    proof: {
      exactEndpoint: 'string',
      exactPitchPreserved: 'boolean',
      exactVsPitchClassCompared: 'boolean',
      pitchClassEndpoint: 'string',
      pitchClassMayChangeOctave: 'boolean',
      source: 'string',
      structuredTabReady: 'boolean',
    },
    reason: 'string',
    routeFirstNote: {
      fret: 'integer',
      midi: 'integer',
      note: 'noteWithOctave',
      string: 'integer',
      rankMatchesExactBest: 'boolean',
      rankMatchesPitchClassBest: 'boolean',
    },
  },
}

export const PRACTICE_DOCUMENT: Shape = {
  agentUsage: ['string'],
  apiVersion: 'date',
  appUrl: 'url',
  compactUrl: 'url',
  asciiTab: 'asciiTab',
  drill: {
    bars: 'integer',
    bpm: 'integer',
    countInBeats: 'integer',
    level: 'string',
    loopBeats: 'integer',
    target: 'string',
  },
  input: {
    chord: 'string',
    key: 'noteName',
    maxFret: 'integer',
    position: 'string',
    scale: 'string',
  },
  objective: 'string',
  targets: [TARGET],
  positionDrill: [DRILL_NOTE],
  positionTabPacket: {
    apiVersion: 'date',
    kind: "'pitch-map.practice-position-tab-packet'",
    positionDrill: [DRILL_NOTE],
    proof: {
      allTargetsMapped: 'boolean',
      openStrings: 'integer',
      positionDrillDerivedFromBestRoute: 'boolean',
      routeCost: 'integer',
      routeEfficiencyScore: 'integer',
      routeId: 'string',
      routeSpan: 'integer',
      sourceModel: 'string',
      tabEventsDerivedFromPositionDrill: 'boolean',
      targetCount: 'integer',
      totalFretMovement: 'integer',
      totalStringMovement: 'integer',
    },
    source: {
      bars: 'integer',
      bpm: 'integer',
      chord: 'string',
      handWindow: 'string',
      key: 'string',
      level: 'string',
      loopEndBeat: 'number',
      loopStartBeat: 'number',
      maxFret: 'integer',
      position: 'string',
      scale: 'string',
      target: 'string',
    },
    tabInsertion: {
      action: "'replace-measure-notes'",
      destination: 'string',
      measureId: 'string',
      measureIndex: 'integer',
      noteSource: 'string',
      proof: {
        asciiTabRequired: 'boolean',
        preservesMidi: 'boolean',
        tabNotesMatchPositionDrill: 'boolean',
      },
      tempo: 'number',
      timeSignature: ['integer'],
    },
    tabRenderRequest: RENDER_REQUEST,
    tabNotes: [TAB_NOTE],
    title: 'string',
  },
  project: TAB_PROJECT,
  projectState: PROJECT_STATE,
  proof: {
    allTargetsMapped: 'boolean',
    positionDrillDerivedFromBestRoute: 'boolean',
    routeObjective: 'string',
    sourceModel: 'string',
    targetCount: 'integer',
    tabEventsDerivedFromRoute: 'boolean',
  },
  pulse: [{ beat: 'number', kind: "'count-in'|'target'|'loop-reset'", label: 'string' }],
  routePlan: ROUTE_PLAN,
}

export const RENDERED_TAB: Shape = {
  asciiTab: 'asciiTab',
  project: PROJECT_STATE,
  eventProof: [{ stringFretMatchesMidi: 'boolean' }],
}
