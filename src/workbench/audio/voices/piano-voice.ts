/**
 * A struck string by addition: stiff partials that die the sooner the higher they are, each in
 * two stages as piano strings do, under a short thump of the hammer.
 */
import { fadeEnd, levelAttack } from './envelope'
import { seededNoise } from './karplus-strong'

const MAX_PARTIALS = 20
/** Where the hammer meets the string, as a part of its length. */
const STRIKE_POINT = 1 / 8
const ATTACK_RMS = 0.15
const FADE_SECONDS = 0.08
const MAX_SECONDS = 3.5
/** Share of a partial's strength that belongs to the slow stage of its decay. */
const AFTERSOUND_SHARE = 0.28

/** Stiffness of the string: partials stretch by sqrt(1 + B·n²). Rises towards the treble. */
function inharmonicityOf(midi: number): number {
  return 0.000_16 * 2 ** ((midi - 48) / 10)
}

/** Adds one decaying sine by recursion, two multiplications a sample. */
export function addPartial(
  samples: Float32Array,
  sampleRate: number,
  frequencyHz: number,
  amplitude: number,
  decaySeconds: number,
): void {
  const omega = (2 * Math.PI * frequencyHz) / sampleRate
  const radius = 10 ** (-3 / (decaySeconds * sampleRate))
  const feedback = 2 * radius * Math.cos(omega)
  const square = radius * radius
  let previous = 0
  let current = amplitude * radius * Math.sin(omega)
  for (let n = 0; n < samples.length; n++) {
    samples[n]! += previous
    const next = feedback * current - square * previous
    previous = current
    current = next
  }
}

/** Renders one piano note, mono. The same note gives the same samples every time. */
export function renderPianoNote(midi: number, sampleRate: number): Float32Array<ArrayBuffer> {
  const frequencyHz = 440 * 2 ** ((midi - 69) / 12)
  const sustainSeconds = 9 * 2 ** ((36 - midi) / 26)
  const samples = new Float32Array(
    Math.ceil(Math.min(MAX_SECONDS, Math.max(0.6, sustainSeconds * 0.7)) * sampleRate),
  )
  const stiffness = inharmonicityOf(midi)
  for (let partial = 1; partial <= MAX_PARTIALS; partial++) {
    const stretch = Math.sqrt((1 + stiffness * partial * partial) / (1 + stiffness))
    const partialHz = frequencyHz * partial * stretch
    if (partialHz > Math.min(9000, sampleRate * 0.45)) break
    // A felt hammer is soft: partials above some 1.5 kHz fall away quickly.
    const softness = 1 / (1 + (partialHz / 1700) ** 2)
    const strike = Math.abs(Math.sin(Math.PI * partial * STRIKE_POINT)) + 0.05
    const amplitude = (strike * softness) / partial ** 0.7
    const decaySeconds = sustainSeconds / (1 + 0.22 * (partial - 1) + partialHz / 4000)
    addPartial(
      samples,
      sampleRate,
      partialHz,
      amplitude * (1 - AFTERSOUND_SHARE),
      decaySeconds * 0.5,
    )
    // The aftersound of a unison pair, a third of a cent away.
    addPartial(samples, sampleRate, partialHz * 1.0002, amplitude * AFTERSOUND_SHARE, decaySeconds)
  }
  const noise = seededNoise(midi)
  const thumpLength = Math.min(samples.length, Math.round(0.03 * sampleRate))
  let held = 0
  for (let n = 0; n < thumpLength; n++) {
    held += 0.06 * (noise() - held)
    samples[n]! += 0.6 * held * (1 - n / thumpLength) ** 2
  }
  // The hammer stays on the string for about two milliseconds.
  const attackLength = Math.round(0.002 * sampleRate)
  for (let n = 0; n < attackLength; n++)
    samples[n]! *= 0.5 - 0.5 * Math.cos((Math.PI * n) / attackLength)
  levelAttack(samples, sampleRate, ATTACK_RMS)
  fadeEnd(samples, sampleRate, FADE_SECONDS)
  return samples
}
