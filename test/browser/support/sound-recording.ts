/** Recording what a page plays, and finding notes in sound; the tests' own ears. */
import type { Page } from './workbench'

export interface Recording {
  readonly samples: Float32Array
  readonly sampleRate: number
}

declare global {
  interface Window {
    /** Chunks of recorded sound with the audio-clock time of each. */
    recordedChunks: { readonly atSeconds: number; readonly samples: number[] }[]
    recordedRate: number
  }
}

/** Runs on the audio thread, so a busy page loses no sample. */
const RECORDER = `registerProcessor('sound-recorder', class extends AudioWorkletProcessor {
  constructor() {
    super()
    this.samples = []
    this.firstFrame = 0
  }
  process([input]) {
    if (this.samples.length === 0) this.firstFrame = currentFrame
    const channel = input[0]
    for (let n = 0; n < 128; n++) this.samples.push(channel ? channel[n] : 0)
    if (this.samples.length >= 4096) {
      this.port.postMessage({ atSeconds: this.firstFrame / sampleRate, samples: this.samples })
      this.samples = []
    }
    return true
  }
})`

/**
 * Makes the page keep everything that goes to its loudspeaker. Call before the page is opened; the
 * recording starts with the page's sound. The recorder comes from a blob, so the test needs
 * `bypassCSP`.
 */
export async function recordSound(page: Page): Promise<void> {
  await page.addInitScript((recorderSource) => {
    window.recordedChunks = []
    const connect = AudioNode.prototype.connect
    const tapped = new WeakSet<BaseAudioContext>()
    const tap = async (node: AudioNode, context: AudioContext) => {
      const address = URL.createObjectURL(new Blob([recorderSource], { type: 'text/javascript' }))
      await context.audioWorklet.addModule(address)
      const recorder = new AudioWorkletNode(context, 'sound-recorder', { channelCount: 1 })
      window.recordedRate = context.sampleRate
      recorder.port.onmessage = ({ data }) => window.recordedChunks.push(data)
      Reflect.apply(connect, node, [recorder])
      Reflect.apply(connect, recorder, [context.destination])
    }
    AudioNode.prototype.connect = function (this: AudioNode, ...target: unknown[]) {
      const [destination] = target
      if (
        destination instanceof AudioDestinationNode &&
        this.context instanceof AudioContext &&
        !tapped.has(this.context)
      ) {
        tapped.add(this.context)
        void tap(this, this.context)
      }
      return Reflect.apply(connect, this, target)
    } as typeof AudioNode.prototype.connect
  }, RECORDER)
}

/** What was recorded so far, each chunk at its place on the audio clock. */
export async function recordingOf(page: Page): Promise<Recording> {
  const { chunks, sampleRate } = await page.evaluate(() => ({
    chunks: window.recordedChunks,
    sampleRate: window.recordedRate,
  }))
  const start = chunks[0]?.atSeconds ?? 0
  const end = chunks.at(-1)
  const length = end ? Math.round((end.atSeconds - start) * sampleRate) + end.samples.length : 0
  const samples = new Float32Array(length)
  for (const chunk of chunks) {
    samples.set(chunk.samples, Math.round((chunk.atSeconds - start) * sampleRate))
  }
  return { samples, sampleRate }
}

/** Of what was recorded from a time of the audio clock on: its seconds, and its largest sample. */
export function recordedFrom(
  page: Page,
  fromSeconds: number,
): Promise<{ readonly seconds: number; readonly peak: number }> {
  return page.evaluate((from) => {
    const chunks = window.recordedChunks.filter(({ atSeconds }) => atSeconds >= from)
    return {
      seconds: chunks.reduce((sum, { samples }) => sum + samples.length / window.recordedRate, 0),
      peak: Math.max(0, ...chunks.map(({ samples }) => Math.max(...samples.map(Math.abs)))),
    }
  }, fromSeconds)
}

/** The time of the audio clock up to which the page's sound is recorded. */
export function recordedUntil(page: Page): Promise<number> {
  return page.evaluate(() => {
    const last = window.recordedChunks.at(-1)
    return last ? last.atSeconds + last.samples.length / window.recordedRate : 0
  })
}

/** Reads a 16-bit mono WAV file. */
export function readWav(bytes: Buffer): Recording {
  const samples = new Float32Array(bytes.readUInt32LE(40) / 2)
  for (let n = 0; n < samples.length; n++) samples[n] = bytes.readInt16LE(44 + 2 * n) / 32_768
  return { samples, sampleRate: bytes.readUInt32LE(24) }
}

/** The largest sample, either way. */
export function peak(samples: Float32Array): number {
  return samples.reduce((largest, sample) => Math.max(largest, Math.abs(sample)), 0)
}

export function rms(samples: Float32Array): number {
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length)
}

const FRAME_SECONDS = 0.002

/**
 * The times at which something begins to sound: the energy of 2 ms rises fourfold over that of the
 * 30 ms before it and is no whisper. Two beginnings are at least 60 ms apart.
 */
export function onsetsIn({ samples, sampleRate }: Recording): readonly number[] {
  const frame = Math.round(FRAME_SECONDS * sampleRate)
  const energies: number[] = []
  for (let start = 0; start + frame <= samples.length; start += frame) {
    energies.push(rms(samples.subarray(start, start + frame)))
  }
  const onsets: number[] = []
  const loudest = Math.max(...energies)
  for (let n = 0; n < energies.length; n++) {
    const before = Math.max(0, ...energies.slice(Math.max(0, n - 15), Math.max(0, n - 1)))
    const rises = energies[n]! > 0.08 * loudest && energies[n]! > 2 * before
    const atSeconds = (n * frame) / sampleRate
    if (rises && atSeconds - (onsets.at(-1) ?? -1) > 0.06) onsets.push(atSeconds)
  }
  return onsets
}

/** The stretch of a recording between two times. */
export function between(
  recording: Recording,
  fromSeconds: number,
  toSeconds: number,
): Float32Array {
  const { samples, sampleRate } = recording
  return samples.subarray(Math.round(fromSeconds * sampleRate), Math.round(toSeconds * sampleRate))
}

/** How far a frequency is from a MIDI pitch, in cents. */
export function centsOff(frequencyHz: number | undefined, midi: number): number {
  if (frequencyHz === undefined) return Number.POSITIVE_INFINITY
  return 1200 * Math.log2(frequencyHz / (440 * 2 ** ((midi - 69) / 12)))
}
