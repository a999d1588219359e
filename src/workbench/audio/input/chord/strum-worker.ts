/** The worker that listens to strums: it takes some 10 ms, several times that on a phone. */
import type { Answer, Call } from '../../worker-calls'
import { type StrumSound, strumSoundOf } from './strum-sound'

export interface StrumRequest {
  readonly samples: Float32Array
  readonly sampleRate: number
}

addEventListener('message', ({ data: { id, request } }: MessageEvent<Call<StrumRequest>>) => {
  const result = strumSoundOf(request.samples, request.sampleRate)
  const answer: Answer<StrumSound> = { id, result }
  postMessage(answer)
})
