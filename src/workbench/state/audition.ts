/** Views ask for a note here; the audio part, loaded after the first paint, takes the requests. */

export interface AuditionRequest {
  /** One note, or several for a chord, low to high. */
  readonly midis: readonly number[]
  /** How far apart the notes of a chord start; 0 sounds them together. */
  readonly strumSeconds?: number
  readonly durationSeconds?: number
  /** 0–1, default 0.8. */
  readonly velocity?: number
}

type AuditionPlayer = (request: AuditionRequest) => void

let player: AuditionPlayer | undefined
let waiting: AuditionRequest | undefined

/** Sounds notes now. Before the audio part is there, the last request waits for it. */
export function audition(request: AuditionRequest): void {
  if (player) player(request)
  else waiting = request
}

/** Called once by the audio part when it can sound notes. */
export function setAuditionPlayer(ready: AuditionPlayer): void {
  player = ready
  if (waiting) ready(waiting)
  waiting = undefined
}
