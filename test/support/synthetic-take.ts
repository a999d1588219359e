/** Takes made of the page's own plucked string, heard by the page's own ears. */
import { PitchDetector } from 'pitchy'
import { createOnsetDetector } from '#workbench/audio/input/onset-detector'
import { createOnsetPitch, type PlayedNote } from '#workbench/audio/input/onset-pitch'
import { seededNoise } from '#workbench/audio/voices/karplus-strong'
import { renderPluckedNote } from '#workbench/audio/voices/plucked-voice'

export const SAMPLE_RATE = 44_100
const WINDOW = 4096
const READ_EVERY = 882
const GUITAR_RANGE = { lowestHz: 70, highestHz: 1400 }
const OPEN_MIDI = [40, 45, 50, 55, 59, 64]

export type Sound = 'clean' | 'noisy' | 'overdriven'

const RENDERED = new Map<number, Float32Array>()

function pluck(midi: number): Float32Array {
  const known = RENDERED.get(midi)
  if (known) return known
  const openMidi = OPEN_MIDI.findLast((open) => open <= midi) ?? 40
  const samples = renderPluckedNote(
    { family: 'guitar', midi, openMidi, stroke: 'plain' },
    SAMPLE_RATE,
  )
  RENDERED.set(midi, samples)
  return samples
}

/** Adds each note at its time; one that follows damps the one before. */
export function renderTake(played: readonly PlayedNote[], sound: Sound): Float32Array {
  const last = Math.max(0, ...played.map(({ seconds }) => seconds))
  const take = new Float32Array(Math.ceil((last + 1) * SAMPLE_RATE))
  for (const [index, { midi, seconds }] of played.entries()) {
    const start = Math.round(seconds * SAMPLE_RATE)
    const next = played[index + 1]?.seconds ?? last + 1
    const length = Math.round((next - seconds) * SAMPLE_RATE)
    const fade = 0.012 * SAMPLE_RATE
    for (const [at, sample] of pluck(midi).entries()) {
      const left = Math.min(1, Math.max(0, (length + fade - at) / fade))
      if (left === 0) break
      take[start + at]! += sample * left
    }
  }
  const noise = seededNoise(7)
  for (const [at, sample] of take.entries()) {
    if (sound === 'noisy') take[at] = sample + 0.006 * noise()
    if (sound === 'overdriven') take[at] = 0.5 * Math.tanh(9 * sample) + 0.001 * noise()
  }
  return take
}

/** The notes that the page hears in a recording, read as the microphone is. */
export function hearTake(take: Float32Array): readonly PlayedNote[] {
  const onsets = createOnsetDetector(SAMPLE_RATE)
  const pitches = createOnsetPitch(() => GUITAR_RANGE)
  const detector = PitchDetector.forFloat32Array(WINDOW)
  const heard: PlayedNote[] = []
  for (let end = READ_EVERY; end <= take.length; end += READ_EVERY) {
    const begin = end - READ_EVERY
    for (const onset of onsets.hear(take.subarray(begin, end))) {
      pitches.struck(begin / SAMPLE_RATE + onset)
    }
    const window = new Float32Array(WINDOW)
    window.set(take.subarray(Math.max(0, end - WINDOW), end), Math.max(0, WINDOW - end))
    const [frequencyHz, clarity] = detector.findPitch(window, SAMPLE_RATE)
    heard.push(
      ...pitches.read({
        timeSeconds: (end - WINDOW / 2) / SAMPLE_RATE,
        frequencyHz,
        clarity,
        rms: 0.1,
      }),
    )
  }
  return heard
}
