/**
 * The microphone as a stream of notes. Loaded when listening starts: the pitch
 * detector (pitchy, McLeod's method) comes with this file.
 */
import { PitchDetector } from 'pitchy'
import { createNoteDetector, type HeardNote, type HeardRange } from './note-detector'

export interface Microphone {
  readonly stop: () => void
}

/** Long enough for two periods of a bass's low B. */
const WINDOW_SAMPLES = 4096
const INTERVAL_MS = 20
const WINDOW_MIDDLE = 0.5

/** What music needs and speech processing spoils. */
const CONSTRAINTS: MediaStreamConstraints = {
  audio: {
    echoCancellation: false,
    noiseSuppression: false,
    autoGainControl: false,
    channelCount: 1,
  },
}

/**
 * Opens the microphone and reports the note that is heard, 50 times a second; times are on the
 * context's clock. The sound goes nowhere else.
 *
 * @throws DOMException `NotAllowedError`, `NotFoundError` and the others of getUserMedia.
 */
export async function openMicrophone(
  context: AudioContext,
  onNote: (note: HeardNote | undefined) => void,
  onEnd: () => void,
  rangeNow: () => HeardRange,
): Promise<Microphone> {
  const stream = await navigator.mediaDevices.getUserMedia(CONSTRAINTS)
  const source = new MediaStreamAudioSourceNode(context, { mediaStream: stream })
  const analyser = new AnalyserNode(context, { fftSize: WINDOW_SAMPLES })
  source.connect(analyser)
  const pitch = PitchDetector.forFloat32Array(WINDOW_SAMPLES)
  const detector = createNoteDetector(rangeNow)
  const samples = new Float32Array(WINDOW_SAMPLES)
  const windowSeconds = WINDOW_SAMPLES / context.sampleRate

  const listen = () => {
    analyser.getFloatTimeDomainData(samples)
    let energy = 0
    for (const sample of samples) energy += sample * sample
    const [frequencyHz, clarity] = pitch.findPitch(samples, context.sampleRate)
    onNote(
      detector.hear({
        timeSeconds: context.currentTime - WINDOW_MIDDLE * windowSeconds,
        frequencyHz,
        clarity,
        rms: Math.sqrt(energy / WINDOW_SAMPLES),
      }),
    )
  }
  const timer = setInterval(listen, INTERVAL_MS)
  const stop = () => {
    clearInterval(timer)
    source.disconnect()
    for (const track of stream.getTracks()) track.stop()
  }
  for (const track of stream.getTracks()) {
    track.addEventListener('ended', () => {
      stop()
      onEnd()
    })
  }
  return { stop }
}
