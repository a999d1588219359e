/** An AudioContext that sounds nothing: its clock is the page's, and it remembers what was started. */

export interface Started {
  /** On the audio clock, in seconds. */
  readonly atSeconds: number
  /** How long its buffer lasts. */
  readonly bufferSeconds: number
}

/** Of every rendered note, longer than a click of the metronome. */
const NOTE_SECONDS = 0.5

class Param {
  value = 0
  setValueAtTime = () => this
  setTargetAtTime = () => this
  linearRampToValueAtTime = () => this
  setValueCurveAtTime = () => this
  cancelScheduledValues = () => this
}

class AudioNode extends EventTarget {
  readonly context: unknown
  readonly gain = new Param()
  readonly playbackRate = new Param()
  constructor(context: unknown) {
    super()
    this.context = context
  }
  connect<Target>(target: Target): Target {
    return target
  }
  disconnect(): void {}
}

class AudioBuffer {
  readonly #channel: Float32Array
  readonly sampleRate: number
  readonly length: number
  constructor({ length, sampleRate }: { length: number; sampleRate: number }) {
    this.#channel = new Float32Array(length)
    this.length = length
    this.sampleRate = sampleRate
  }
  get duration(): number {
    return this.length / this.sampleRate
  }
  getChannelData(): Float32Array {
    return this.#channel
  }
  copyToChannel(samples: Float32Array): void {
    this.#channel.set(samples)
  }
}

/** What a window takes for its own, with `startedSounds`, a list of what was started. */
export function silentAudio(nowSeconds: () => number): Readonly<Record<string, unknown>> {
  const startedSounds: Started[] = []
  class AudioContext extends EventTarget {
    state = 'suspended'
    readonly sampleRate = 44_100
    readonly destination = new AudioNode(this)
    get currentTime(): number {
      return nowSeconds()
    }
    async resume(): Promise<void> {
      this.state = 'running'
      this.dispatchEvent(new Event('statechange'))
    }
    getOutputTimestamp() {
      return { contextTime: nowSeconds(), performanceTime: nowSeconds() * 1000 }
    }
  }
  class AudioBufferSourceNode extends AudioNode {
    readonly #buffer: AudioBuffer | undefined
    constructor(context: unknown, options?: { readonly buffer?: AudioBuffer }) {
      super(context)
      this.#buffer = options?.buffer
    }
    start(atSeconds = nowSeconds()): void {
      startedSounds.push({ atSeconds, bufferSeconds: this.#buffer?.duration ?? 0 })
    }
    stop(): void {}
  }
  /** Renders every note as silence; for other work the page finds no worker and does it itself. */
  class Worker extends EventTarget {
    constructor(script: URL) {
      super()
      if (!script.pathname.includes('render-worker')) throw new Error('no worker')
    }
    postMessage({ id, request }: { id: number; request: { sampleRate: number } }): void {
      const result = new Float32Array(NOTE_SECONDS * request.sampleRate)
      const answer = Object.assign(new Event('message'), { data: { id, result } })
      queueMicrotask(() => this.dispatchEvent(answer))
    }
    terminate(): void {}
  }
  return {
    startedSounds,
    Worker,
    AudioContext,
    AudioBuffer,
    AudioBufferSourceNode,
    GainNode: AudioNode,
    WaveShaperNode: AudioNode,
  }
}
