/** The route document: one plan, its tab, its project and what to ask next. */

import { FINGERS } from '#engine/hand/finger'
import type { Neck } from '#engine/instrument/neck'
import { planRoutes } from '#engine/plan/plan-routes'
import { HINT_NAMES, hintsOf } from '#engine/plan/preferences'
import type {
  Route,
  RouteLimits,
  RoutePlan,
  RouteRequest,
  RouteRequestNote,
} from '#engine/plan/route'
import { compareWithPositions } from '#engine/plan/single-note-fallback'
import { type ChordName, withChordNames } from '#engine/project/chord-names'
import { compileProjectState } from '#engine/project/project-state'
import { renderSheet } from '#engine/tab/ascii-sheet'
import type { LowerVoice } from '#engine/tab/tab-event'
import type { TheoryContext } from '#engine/theory/layer'
import { type NoteReader, noteReaderOf } from '#engine/theory/note-reader'
import { formatNoteName } from '#engine/theory/pitch'
import { chordText } from '../reading/chord-request'
import { formatQuery } from '../registry/format-query'
import { neckParametersOf } from '../schemas/neck-document'
import { describeTab } from '../tab/tab-head'
import { leftOutTexts } from './left-out'
import type { RouteDocument } from './route.schema'
import { describeRoutePlan, ROUTE_VERSION } from './route-plan-document'

/** By the ids of its tab notes: 0 open, 1 index … 4 little. */
export function fingersByNote({
  tabNotes,
  fingering,
}: Pick<Route, 'tabNotes' | 'fingering'>): ReadonlyMap<string, number> {
  return new Map(
    tabNotes.map(({ id }, index) => [id, FINGERS.indexOf(fingering.steps[index]!.finger)]),
  )
}

const AGENT_USAGE = [
  'routes[0] is the preferred route; routes are ordered best first and each label says where on the neck it lies.',
  'POST tabRenderRequest.body unchanged to tabRenderRequest.path to render the tab and prove every event.',
  'appUrl and compactUrl open the same project in the workbench; share compactUrl.',
  `Repeat with position, hand, ${HINT_NAMES.join(', ')}, maxFret or shape to keep the hand where the player wants it.`,
]

/** What a document says beside its plan. */
export interface RouteSetting {
  readonly neck: Neck
  readonly notes: readonly RouteRequestNote[]
  readonly theory: TheoryContext
  readonly limits: RouteLimits
  /** The first note is a number, so that the project selects it by the name that it has here. */
  readonly isFirstNumber?: boolean
  /** Draw the tab for people, with a line of fingers. */
  readonly hasFingers?: boolean
  readonly tempo: number
  readonly timeSignature: readonly [number, number]
  readonly title?: string | undefined
  /** Names that stand over the bars of the project. */
  readonly chordNames?: readonly ChordName[]
  /** The part of each note, as posted, and the voice that it is written in. */
  readonly voices?: readonly (string | undefined)[]
  readonly writtenVoices?: readonly (LowerVoice | undefined)[]
}

export interface RouteQuestion
  extends RouteSetting,
    Pick<RouteRequest, 'weights' | 'isStrict' | 'shape'> {}

function describeAskedNote(asked: RouteRequestNote, read: NoteReader) {
  const { note, pitchClass } = read(asked.midi, asked.name)
  return { familyOnly: asked.anyOctave ?? false, midi: asked.midi, note, pitchClass }
}

/** The limits under which /api/positions ranks what the route's window was applied to. */
function positionLimitsOf({ limits }: RouteSetting, { constraints }: RoutePlan): RouteLimits {
  const { handStartFret, handEndFret, handWindowSource, maxFret, position } = constraints
  if (handWindowSource === 'shape') return { position, maxFret, handStartFret, handEndFret }
  const isHint = (name: string) => name in hintsOf(limits)
  return Object.fromEntries(Object.entries(limits).filter(([name]) => !isHint(name)))
}

/** The first note that is played: 0-based index into the notes asked for. */
const firstPlayedOf = ({ routes }: RoutePlan) => routes[0]!.fingering.steps[0]!.targetIndex

/** Of the first note that is played. */
function fallbackOf(
  question: RouteSetting,
  plan: RoutePlan,
  input: RouteDocument['input'],
): RouteDocument['singleNoteFallback'] {
  const first = firstPlayedOf(plan)
  const { midi, name, anyOctave = false } = question.notes[first]!
  const limits = positionLimitsOf(question, plan)
  const fallback = compareWithPositions(
    { midi, name, anyOctave, theory: question.theory, neck: question.neck, limits },
    plan.routes[0]!,
  )
  const { exactBestPosition, pitchClassBestPosition, proof } = fallback
  const { root, scale, layer: asLayer } = input
  const chord = chordText(question.theory)
  const endpointOf = (note: string, maxFret: number) =>
    `/api/positions${formatQuery({ note, root, scale, chord, layer: asLayer, ...limits, maxFret, limit: undefined, ...neckParametersOf(question.neck) })}`
  return {
    applies: fallback.applies,
    exactBestPosition,
    pitchClassBestPosition,
    proof: {
      exactEndpoint: endpointOf(input.notes[first]!.note, fallback.exactMaxFret),
      exactPitchPreserved: proof.exactPitchPreserved,
      exactVsPitchClassCompared: proof.exactVsPitchClassCompared,
      pitchClassEndpoint: endpointOf(
        input.notes[first]!.pitchClass,
        pitchClassBestPosition.proof.maxFret,
      ),
      pitchClassMayChangeOctave: proof.pitchClassMayChangeOctave,
      source: proof.source,
      structuredTabReady: proof.structuredTabReady,
    },
    reason: fallback.reason,
    routeFirstNote: fallback.routeFirstNote,
  }
}

/** The whole route document of a line or of chords. */
export function answerRoute(question: RouteQuestion, baseUrl: string): RouteDocument {
  return routeDocumentOf(question, planRoutes(question), baseUrl)
}

/** The document of a plan. */
export function routeDocumentOf(
  question: RouteSetting,
  plan: RoutePlan,
  baseUrl: string,
): RouteDocument {
  const { neck, notes, theory, tempo, timeSignature, voices, writtenVoices } = question
  const count = `${notes.length} note${notes.length === 1 ? '' : 's'}`
  const title =
    question.title ?? `${formatNoteName(theory.root)} ${theory.scale.name} route, ${count}`
  const { apiVersion, ...described } = describeRoutePlan({
    neck,
    plan,
    title,
    tempo,
    timeSignature,
    path: '',
    leftOut: leftOutTexts(question, plan),
    ...(voices && { voices }),
    ...(writtenVoices && { writtenVoices }),
  })
  const { chordNames = [] } = question
  const read = noteReaderOf(theory)
  const first = notes[firstPlayedOf(plan)]!
  const compiled = compileProjectState({
    neck,
    date: ROUTE_VERSION,
    id: 'route',
    title,
    theory,
    notes: described.routes[0]!.tabNotes,
    ...(question.isFirstNumber && { firstName: read(first.midi, first.name).name }),
    tempo,
    timeSignature,
  })
  const project = withChordNames(compiled, chordNames)
  const input: RouteDocument['input'] = {
    chord: theory.chord.id,
    layer: theory.layer,
    root: formatNoteName(theory.root),
    scale: theory.scale.id,
    notes: notes.map((note) => describeAskedNote(note, read)),
  }
  return {
    ...describeTab(project, neck, { apiVersion, usage: AGENT_USAGE, baseUrl }),
    ...described,
    project: project.tabProject,
    input,
    shapeContext: plan.shapeContext,
    ...((question.hasFingers || chordNames.length > 0) && {
      asciiSheet: renderSheet(project.tabProject.measures, neck, {
        chords: chordNames.map(({ beat, symbol }) => ({ startBeat: beat, symbol })),
        ...(question.hasFingers && { fingerOf: fingersByNote(plan.routes[0]!) }),
      }),
    }),
    singleNoteFallback: fallbackOf(question, plan, input),
  }
}
