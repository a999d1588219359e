/** Rendered notes and clicks, kept so that each is made once for a sample rate. */
import type { Neck } from '#engine/instrument/neck'
import { callsTo } from '../../state/worker-calls'
import type { RenderRequest } from './render-worker'
import { orderOf, type RenderOrder, renderOrder, type TrackVoice, type VoicedNote } from './voices'

/** The click: a small woodblock, higher and stronger on the accent. */
export type ClickKind = 'accent' | 'beat'

const CLICK_SECONDS = 0.09
const PITCH_HZ: Readonly<Record<ClickKind, number>> = { accent: 1568, beat: 1046.5 }
const LEVEL: Readonly<Record<ClickKind, number>> = { accent: 0.5, beat: 0.34 }
/** Partials of a short wooden bar: frequency ratio, strength, decay by 60 dB in seconds. */
const PARTIALS: readonly (readonly [ratio: number, strength: number, decaySeconds: number])[] = [
  [1, 1, 0.07],
  [2.76, 0.35, 0.03],
  [5.4, 0.12, 0.015],
]
const RISE_SECONDS = 0.0008

/** Renders one click, mono; its loudest moment lies within 2 ms of its start. */
export function renderClick(kind: ClickKind, sampleRate: number): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(Math.ceil(CLICK_SECONDS * sampleRate))
  for (let n = 0; n < samples.length; n++) {
    const seconds = n / sampleRate
    let sample = 0
    for (const [ratio, strength, decaySeconds] of PARTIALS) {
      sample +=
        strength *
        10 ** ((-3 * seconds) / decaySeconds) *
        Math.sin(2 * Math.PI * PITCH_HZ[kind] * ratio * seconds)
    }
    samples[n] = LEVEL[kind] * sample * Math.min(1, seconds / RISE_SECONDS)
  }
  return samples
}

export interface InstrumentBank {
  /** The note, if it has been rendered; a bank without a renderer of its own renders it now. */
  readonly noteBuffer: (voice: TrackVoice, note: VoicedNote, neck: Neck) => AudioBuffer | undefined
  /** Has a note rendered; the same note is asked for once. */
  readonly prepare: (voice: TrackVoice, note: VoicedNote, neck: Neck) => Promise<void>
  readonly clickBuffer: (kind: ClickKind) => AudioBuffer
}

/** Renders somewhere else than here and now. */
export type NoteRenderer = (
  order: RenderOrder,
  sampleRate: number,
) => Promise<Float32Array<ArrayBuffer>>

/** About 90 MB of samples at most, a band's; the oldest notes make room. */
const MAX_NOTES = 200

/**
 * A bank whose buffers play in any context of this sample rate. With a renderer, notes come when
 * they are ready; without one they are rendered on request, in the caller's thread.
 */
export function createInstrumentBank(sampleRate: number, renderer?: NoteRenderer): InstrumentBank {
  const notes = new Map<string, AudioBuffer>()
  const awaited = new Map<string, Promise<void>>()
  const clicks = new Map<ClickKind, AudioBuffer>()

  const bufferOf = (samples: Float32Array<ArrayBuffer>) => {
    const buffer = new AudioBuffer({ length: samples.length, sampleRate })
    buffer.copyToChannel(samples, 0)
    return buffer
  }
  const keep = (key: string, buffer: AudioBuffer) => {
    // Last used goes to the end, so the first key is the one that waited longest.
    notes.delete(key)
    notes.set(key, buffer)
    if (notes.size > MAX_NOTES) notes.delete(notes.keys().next().value!)
    return buffer
  }
  const render = async (render: NoteRenderer, order: RenderOrder) => {
    const samples = await render(order, sampleRate)
    keep(order.key, bufferOf(samples))
    awaited.delete(order.key)
  }

  return {
    noteBuffer: (voice, note, neck) => {
      const order = orderOf(voice, note, neck)
      const kept = notes.get(order.key)
      if (kept) return keep(order.key, kept)
      return renderer ? undefined : keep(order.key, bufferOf(renderOrder(order, sampleRate)))
    },
    prepare: (voice, note, neck) => {
      const order = orderOf(voice, note, neck)
      if (!renderer || notes.has(order.key)) return Promise.resolve()
      const asked = awaited.get(order.key) ?? render(renderer, order)
      awaited.set(order.key, asked)
      return asked
    },
    clickBuffer: (kind) => {
      const buffer = clicks.get(kind) ?? bufferOf(renderClick(kind, sampleRate))
      clicks.set(kind, buffer)
      return buffer
    },
  }
}

/** A renderer with a worker of its own. */
export function createWorkerRenderer(): NoteRenderer {
  const { ask } = callsTo(
    () => new Worker(new URL('./render-worker.ts', import.meta.url), { type: 'module' }),
    ({ order, sampleRate }: RenderRequest) => renderOrder(order, sampleRate),
  )
  return (order, sampleRate) => ask({ order, sampleRate })
}
