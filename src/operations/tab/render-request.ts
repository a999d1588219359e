/** The ready-made `POST /api/tab` that compiled documents carry. */
import type { Neck } from '#engine/instrument/neck'
import type { TabNote } from '#engine/tab/tab-event'
import { neckParametersOf } from '../schemas/neck-document'

/** What the rendered answer must show: every event's string and fret give its midi. */
export const EXPECTED_EVENT_PROOF = 'eventProof[].stringFretMatchesMidi'
/** Where the rendered answer holds the posted events. */
export const EXPECTED_PROJECT_PATH = 'project.tabProject.measures[0].notes'

export interface RenderRequestParts {
  readonly neck: Neck
  readonly events: readonly TabNote[]
  readonly tempo: number
  readonly timeSignature: readonly [number, number]
  readonly title: string
  /** Where in its document the events come from: `routes[0].tabNotes`. */
  readonly eventsSource: string
}

export function renderRequestOf({
  neck,
  events,
  tempo,
  timeSignature,
  title,
  eventsSource,
}: RenderRequestParts) {
  return {
    body: {
      events,
      tempo,
      timeSignature: [timeSignature[0], timeSignature[1]] as [number, 1 | 2 | 4 | 8 | 16 | 32],
      title,
      tuning: neck.tuning.id,
      ...neckParametersOf(neck),
    },
    method: 'POST' as const,
    path: '/api/tab' as const,
    proof: {
      // The posted body carries events and no drawing, so ASCII can only be derived there.
      asciiDerivedAtEdge: true,
      eventsSource,
      expectedEventProof: EXPECTED_EVENT_PROOF,
      expectedProjectPath: EXPECTED_PROJECT_PATH,
    },
  }
}
