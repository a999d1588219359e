/** A tone that is held as it is bowed, blown or sung: for tracks that no string or hammer plays. */
import { fadeEnd, levelAttack } from './envelope'
import { addPartial } from './piano-voice'

const MAX_PARTIALS = 8
const RMS = 0.08
const RISE_SECONDS = 0.05
const SECONDS = 4
const FADE_SECONDS = 0.4
/** It hardly dies while it is held. */
const DECAY_SECONDS = 20
/** A second player, so that it does not stand still. */
const SECOND_RATIO = 2 ** (5 / 1200)

/** Renders one held note, mono. The same note gives the same samples every time. */
export function renderHeldNote(midi: number, sampleRate: number): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(Math.ceil(SECONDS * sampleRate))
  const frequencyHz = 440 * 2 ** ((midi - 69) / 12)
  for (let partial = 1; partial <= MAX_PARTIALS; partial++) {
    const partialHz = frequencyHz * partial
    if (partialHz > Math.min(7000, sampleRate * 0.45)) break
    const amplitude = 1 / partial ** 1.2 / (1 + (partialHz / 2200) ** 2)
    addPartial(samples, sampleRate, partialHz, amplitude, DECAY_SECONDS)
    addPartial(samples, sampleRate, partialHz * SECOND_RATIO, amplitude / 2, DECAY_SECONDS)
  }
  const rise = Math.round(RISE_SECONDS * sampleRate)
  for (let n = 0; n < rise; n++) samples[n]! *= 0.5 - 0.5 * Math.cos((Math.PI * n) / rise)
  levelAttack(samples, sampleRate, RMS)
  fadeEnd(samples, sampleRate, FADE_SECONDS)
  return samples
}
