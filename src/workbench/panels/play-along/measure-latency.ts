/** Measures how late a note that is played with a click is heard. */
import { signal } from '@preact/signals'
import { emptyMeasure } from '#engine/tab/measure'
import { latencyOf } from '../../audio/input/latency'
import { onPlayedNotes } from '../../audio/input/played-notes'
import { onPlaybackEvents, startPlaying, stopPlaying } from '../../audio/playback/playback-control'
import { isMetronomeOn, isPlaying } from '../../audio/playback/transport-state'
import { showMessage } from '../../state/messages'
import { inputSource, latencies, openInput } from './input-sources'

const CLICK_TEMPO = 100
const CLICK_BARS = 2

export const isMeasuring = signal(false)

/** Plays eight clicks and listens for the notes that answer them. */
export async function measureLatency(): Promise<void> {
  stopPlaying()
  const closeInput = await openInput()
  if (!closeInput) return
  const clicks: number[] = []
  const played: number[] = []
  const hadMetronome = isMetronomeOn.peek()
  isMeasuring.value = true
  isMetronomeOn.value = true
  const stopClicks = onPlaybackEvents((events, sound) => {
    for (const event of events) {
      if (event.type === 'pulse')
        clicks.push(event.timeSeconds + (sound.context.outputLatency || 0))
    }
  })
  const stopHearing = onPlayedNotes(({ seconds }) => played.push(seconds))
  const bars = Array.from({ length: CLICK_BARS }, (_, index) => ({
    ...emptyMeasure(index + 1),
    tempo: CLICK_TEMPO,
  }))
  await startPlaying({
    drill: { kind: 'clicks', measures: bars, loop: undefined, countInBeats: 0 },
  })
  const stopWatching = isPlaying.subscribe((playing) => {
    if (playing || !isMeasuring.peek()) return
    isMeasuring.value = false
    queueMicrotask(() => stopWatching())
    isMetronomeOn.value = hadMetronome
    stopClicks()
    setTimeout(() => {
      stopHearing()
      closeInput()
      tell(latencyOf(clicks, played))
    }, 500)
  })
}

function tell(seconds: number | undefined): void {
  if (seconds === undefined) {
    showMessage('Not measured: play one short note on each of the eight clicks.', 'note')
    return
  }
  latencies[inputSource.peek()].value = seconds
  showMessage(
    `You are heard ${Math.round(seconds * 1000)} ms late; takes are judged without it.`,
    'success',
  )
}
