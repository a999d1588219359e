/** The worker that listens to strums: it takes some 10 ms, several times that on a phone. */
import { answerCalls } from '../../../state/worker-calls'
import { strumSoundOf } from './strum-sound'

export interface StrumRequest {
  readonly samples: Float32Array
  readonly sampleRate: number
}

answerCalls(({ samples, sampleRate }: StrumRequest) => strumSoundOf(samples, sampleRate))
