/** The route document: one plan, its tab, its project and what to ask next. */

import * as z from 'zod'
import type { Neck } from '#engine/instrument/neck'
import { type ChordName, withChordNames } from '#engine/project/chord-names'
import { compileProjectState } from '#engine/project/project-state'
import { type NoteReader, noteReaderOf } from '#engine/route/note-reader'
import { planRoutes } from '#engine/route/plan-routes'
import type { RouteLimits, RouteRequestNote } from '#engine/route/route'
import type { RouteShape } from '#engine/route/shape-context'
import { fingersByNote } from '#engine/route/shown-fingers'
import { compareWithPositions } from '#engine/route/single-note-fallback'
import { renderSheet } from '#engine/tab/ascii-sheet'
import type { LowerVoice } from '#engine/tab/tab-event'
import type { TheoryContext } from '#engine/theory/layer'
import { formatNoteName } from '#engine/theory/pitch'
import { neckParametersOf } from '../neck/neck-document'
import { chordText } from '../reading/chord-request'
import type { Answer } from '../registry/operation'
import { formatQuery } from '../registry/query'
import { lazyObject } from '../schemas/lazy-object'
import { tabProject } from '../schemas/project'
import { asciiSheet } from '../schemas/tab'
import { layer, midiNumber, noteNameText, noteText } from '../schemas/theory'
import { describeTab, tabHead } from '../tab/tab-head'
import { type AnyRoutePlan, describeRoutePlan, ROUTE_VERSION } from './route-plan-document'
import { routePlan, shapeContext, singleNoteFallback } from './route-schema'

export const routeDocument = lazyObject(() => ({
  ...tabHead,
  ...routePlan.omit({ apiVersion: true }).shape,
  project: tabProject,
  input: z.strictObject({
    chord: z.string(),
    layer,
    root: noteNameText,
    scale: z.string(),
    notes: z.array(
      z.strictObject({
        familyOnly: z.boolean(),
        midi: midiNumber,
        note: noteText,
        pitchClass: noteNameText,
      }),
    ),
  }),
  shapeContext: shapeContext.nullable(),
  asciiSheet: asciiSheet.optional(),
  singleNoteFallback,
}))
export type RouteDocument = Answer<typeof routeDocument>

const AGENT_USAGE = [
  'routes[0] is the preferred route; routes are ordered best first and each label says where on the neck it lies.',
  'POST tabRenderRequest.body unchanged to tabRenderRequest.path to render the tab and prove every event.',
  'appUrl and compactUrl open the same project in the workbench; share compactUrl.',
  'Repeat with position, hand, start, near, style, maxFret or shape to keep the hand where the player wants it.',
]

/** What a document says beside its plan. */
export interface RouteSetting {
  readonly neck: Neck
  readonly notes: readonly Pick<RouteRequestNote, 'midi' | 'name' | 'anyOctave'>[]
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

export interface RouteQuestion extends RouteSetting {
  readonly notes: readonly RouteRequestNote[]
  readonly shape: RouteShape | undefined
  /** The line has a rhythm of its own, so that its tempo tells how much time the hand has. */
  readonly hasRhythm: boolean
}

function describeAskedNote(asked: RouteSetting['notes'][number], read: NoteReader) {
  const { note, pitchClass } = read(asked.midi, asked.name)
  return { familyOnly: asked.anyOctave ?? false, midi: asked.midi, note, pitchClass }
}

/** The limits under which /api/positions ranks what the route's window was applied to. */
function positionLimitsOf({ limits }: RouteSetting, { constraints }: AnyRoutePlan): RouteLimits {
  const { handStartFret, handEndFret, handWindowSource, maxFret, position } = constraints
  const { style: _style, start: _start, near: _near, ...window } = limits
  if (handWindowSource !== 'shape') return window
  return { position, maxFret, handStartFret, handEndFret }
}

function fallbackOf(
  question: RouteSetting,
  plan: AnyRoutePlan,
  input: RouteDocument['input'],
): RouteDocument['singleNoteFallback'] {
  const { midi, name, anyOctave = false } = question.notes[0]!
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
      exactEndpoint: endpointOf(input.notes[0]!.note, fallback.exactMaxFret),
      exactPitchPreserved: proof.exactPitchPreserved,
      exactVsPitchClassCompared: proof.exactVsPitchClassCompared,
      pitchClassEndpoint: endpointOf(
        input.notes[0]!.pitchClass,
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

/** The whole route document of a line. */
export function answerRoute(question: RouteQuestion, baseUrl: string): RouteDocument {
  const { neck, notes, theory, limits, shape, tempo } = question
  const plan = planRoutes({
    notes,
    theory,
    neck,
    limits,
    ...(shape && { shape }),
    ...(question.hasRhythm && { tempo }),
  })
  return routeDocumentOf(question, plan, baseUrl)
}

/** The document of a plan. */
export function routeDocumentOf(
  question: RouteSetting,
  plan: AnyRoutePlan,
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
    ...(voices && { voices }),
    ...(writtenVoices && { writtenVoices }),
  })
  const { chordNames = [] } = question
  const read = noteReaderOf(theory)
  const compiled = compileProjectState({
    neck,
    date: ROUTE_VERSION,
    id: 'route',
    title,
    theory,
    notes: described.routes[0]!.tabNotes,
    ...(question.isFirstNumber && { firstName: read(notes[0]!.midi, notes[0]!.name).name }),
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
