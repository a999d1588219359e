/** Strums made of the page's own plucked strings, clean and as amplifiers and rooms change them. */

import { seededNoise } from '#workbench/audio/voices/karplus-strong'
import { renderPluckedNote } from '#workbench/audio/voices/plucked-voice'

export const SAMPLE_RATE = 44_100
const OPEN_MIDI = [40, 45, 50, 55, 59, 64]
/** From a string to the next. */
const STRUM_SECONDS = 0.012
/** Cents by which each string is off where a guitar is not well tuned. */
const OFF_CENTS = [18, 10, 19, 11, 20, 12]

export type StrumTone = 'clean' | 'noisy' | 'detuned' | 'overdriven'

const RENDERED = new Map<string, Float32Array>()

function pluck(string: number, fret: number, cents: number): Float32Array {
  const key = `${string} ${fret} ${cents}`
  const openMidi = OPEN_MIDI[string]!
  const samples =
    RENDERED.get(key) ??
    renderPluckedNote(
      { family: 'guitar', midi: openMidi + fret + cents / 100, openMidi, stroke: 'plain' },
      SAMPLE_RATE,
    ).slice(0, SAMPLE_RATE)
  RENDERED.set(key, samples)
  return samples
}

/** A strum from its first sound on; `frets` from the lowest string, `null` = not played. */
export function renderStrum(
  frets: readonly (number | null)[],
  tone: StrumTone,
  seconds: number,
): Float32Array<ArrayBuffer> {
  const strum = new Float32Array(Math.round(seconds * SAMPLE_RATE))
  let played = 0
  for (const [string, fret] of frets.entries()) {
    if (fret === null) continue
    const start = Math.round(played++ * STRUM_SECONDS * SAMPLE_RATE)
    const samples = pluck(string, fret, tone === 'detuned' ? OFF_CENTS[string]! : 0)
    for (let at = start; at < strum.length; at++) strum[at]! += 0.4 * (samples[at - start] ?? 0)
  }
  const noise = seededNoise(7)
  return strum.map((sample) => {
    if (tone === 'noisy') return sample + 0.012 * noise()
    return tone === 'overdriven' ? 0.5 * Math.tanh(9 * sample) + 0.001 * noise() : sample
  })
}
