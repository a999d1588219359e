/**
 * The microphone as a stream of notes. Loaded when listening starts: the pitch
 * detector (pitchy, McLeod's method) comes with this file.
 */
import { PitchDetector } from 'pitchy'
import { createStrumCutter, type PlayedStrum } from './chord/strum-cutter'
import { createNoteDetector, type HeardNote, type HeardRange } from './note-detector'
import { createOnsetDetector } from './onset-detector'
import { createOnsetPitch, type PlayedNote } from './onset-pitch'

export interface Microphone {
  readonly stop: () => void
}

/** Long enough for two periods of a bass's low B. */
const WINDOW_SAMPLES = 4096
/** Some 0.7 s, for strums. */
const MEMORY_SAMPLES = 32_768
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

export interface MicrophoneEars {
  /** The note that is heard now, 50 times a second. */
  readonly onNote: (note: HeardNote | undefined) => void
  /** A note that was struck, some 100 ms after it was. */
  readonly onPlayed: (note: PlayedNote) => void
  /** A strum, when it has rung for a while or the next one begins. */
  readonly onStrum: (strum: PlayedStrum) => void
  readonly onEnd: () => void
  readonly rangeNow: () => HeardRange
}

/**
 * Opens the microphone and reports what is heard; times are on the context's clock. The sound goes
 * nowhere else.
 *
 * @throws DOMException `NotAllowedError`, `NotFoundError` and the others of getUserMedia.
 */
export async function openMicrophone(
  context: AudioContext,
  { onNote, onPlayed, onStrum, onEnd, rangeNow }: MicrophoneEars,
): Promise<Microphone> {
  const stream = await navigator.mediaDevices.getUserMedia(CONSTRAINTS)
  const source = new MediaStreamAudioSourceNode(context, { mediaStream: stream })
  const analyser = new AnalyserNode(context, { fftSize: WINDOW_SAMPLES })
  const memory = new AnalyserNode(context, { fftSize: MEMORY_SAMPLES })
  source.connect(analyser)
  source.connect(memory)
  const pitch = PitchDetector.forFloat32Array(WINDOW_SAMPLES)
  const detector = createNoteDetector(rangeNow)
  const onsets = createOnsetDetector(context.sampleRate)
  const pitches = createOnsetPitch(rangeNow)
  const strums = createStrumCutter(
    {
      sampleRate: context.sampleRate,
      memorySeconds: MEMORY_SAMPLES / context.sampleRate,
      lastSamples: () => {
        const last = new Float32Array(MEMORY_SAMPLES)
        memory.getFloatTimeDomainData(last)
        return last
      },
    },
    onStrum,
  )
  const samples = new Float32Array(WINDOW_SAMPLES)
  let heardUntil = context.currentTime
  const windowSeconds = WINDOW_SAMPLES / context.sampleRate

  const listen = () => {
    analyser.getFloatTimeDomainData(samples)
    let energy = 0
    for (const sample of samples) energy += sample * sample
    const [frequencyHz, clarity] = pitch.findPitch(samples, context.sampleRate)
    const now = context.currentTime
    const reading = {
      timeSeconds: now - WINDOW_MIDDLE * windowSeconds,
      frequencyHz,
      clarity,
      rms: Math.sqrt(energy / WINDOW_SAMPLES),
    }
    onNote(detector.hear(reading))
    // The window holds more than came since the last look, unless the page was held up for long.
    const fresh = Math.min(WINDOW_SAMPLES, Math.round((now - heardUntil) * context.sampleRate))
    heardUntil = now
    const begin = now - fresh / context.sampleRate
    for (const onset of onsets.hear(samples.subarray(WINDOW_SAMPLES - fresh))) {
      pitches.struck(begin + onset)
      strums.struck(begin + onset)
    }
    for (const note of pitches.read(reading)) onPlayed(note)
    strums.look(now)
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
