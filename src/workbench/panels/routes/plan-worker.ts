/** The worker that plans long music and chords, so that planning never blocks the page. */
import type { Neck } from '#engine/instrument/neck'
import { answerCalls } from '../../state/worker-calls'
import { planAsText } from './plan-music'
import type { RoutesQuestion } from './planned-routes'

let lastNeck: { readonly text: string; readonly neck: Neck } | undefined

/** What is worked out for a neck is kept by the neck itself, so an equal one is taken again. */
function sameNeck(neck: Neck): Neck {
  const text = JSON.stringify(neck)
  if (lastNeck?.text !== text) lastNeck = { text, neck }
  return lastNeck.neck
}

answerCalls((question: RoutesQuestion) =>
  planAsText({ ...question, neck: sameNeck(question.neck) }),
)
