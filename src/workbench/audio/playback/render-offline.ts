/** Renders a tab to samples as fast as the machine can, with the code that plays it live. */
import { createNotePlayer } from '../note-player'
import { createInstrumentBank } from '../voices/instrument-bank'
import { advancePlayback, startPlayback } from './playback'
import type { CountIn, PlaybackSettings } from './playback-state'
import { type SoundChoice, soundEvent } from './sound-events'
import type { Timeline } from './timeline'

/** Time that the last note is given to die away. */
const TAIL_SECONDS = 1.5
const MAX_SECONDS = 600
const SAMPLE_RATE = 44_100

export interface OfflineRequest extends SoundChoice {
  readonly timeline: Timeline
  /** By fader, 0–1. */
  readonly levels: ReadonlyMap<string, number>
  readonly countIn: CountIn | undefined
  /** 0–1. */
  readonly outputLevel: number
}

/** Renders the whole tab once, mono. @throws RangeError when it lasts more than ten minutes. */
export async function renderOffline(request: OfflineRequest): Promise<AudioBuffer> {
  const { timeline } = request
  const settings: PlaybackSettings = {
    loop: undefined,
    countIn: request.countIn,
    countInOnLoop: false,
    ladder: undefined,
    speedPercent: 100,
  }
  const start = startPlayback(timeline, settings, 0, 0)
  const { events } = advancePlayback(timeline, settings, start, Number.MAX_SAFE_INTEGER)
  const endSeconds = (events.at(-1)?.timeSeconds ?? 0) + TAIL_SECONDS
  if (endSeconds > MAX_SECONDS)
    throw new RangeError('a tab longer than ten minutes is not exported')
  const context = new OfflineAudioContext({
    numberOfChannels: 1,
    length: Math.ceil(endSeconds * SAMPLE_RATE),
    sampleRate: SAMPLE_RATE,
  })
  const player = createNotePlayer(context, createInstrumentBank(SAMPLE_RATE))
  player.setLevel(request.outputLevel)
  for (const [fader, level] of request.levels) player.setFader(fader, level)
  for (const event of events) soundEvent(player, event, request)
  return context.startRendering()
}
