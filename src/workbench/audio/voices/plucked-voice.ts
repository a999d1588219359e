/** A plucked string over the body of its instrument. */
import type { InstrumentFamily } from '#engine/instrument/instrument-table'
import { resonateBody } from './body-resonance'
import { fadeEnd, levelAttack } from './envelope'
import { pluckString } from './karplus-strong'
import { stringStuffOf } from './string-stuff'
import type { Stroke } from './stroke'

/** The plectrum stays over the sound hole, so its part of the string grows as the string shortens. */
const OPEN_PLUCK_POINT = 0.18
const MAX_PLUCK_POINT = 0.42
/** A string swings in two planes, a hair apart in pitch, of which one dies sooner. */
const SECOND_PLANE = { cents: 0.4, level: 0.3, sustainShare: 0.35 }
const FADE_SECONDS = 0.08
const SHORTEST_SECONDS = 0.1
/** A note is kept until its fundamental has fallen by 45 dB, and no longer than this. */
const MAX_SECONDS: Readonly<Record<InstrumentFamily, number>> = {
  guitar: 3.5,
  bass: 4.5,
  ukulele: 2.5,
  mandolin: 2.5,
  banjo: 2.5,
}

/** What a way of striking changes: the longest sustain of a string, its brightness and its force. */
interface StrokeSound {
  readonly longestSeconds: number
  readonly longestHighSeconds: number
  /** Of the plectrum's own cutoff. */
  readonly cutoffFactor: number
  readonly attackRms: number
}

const PLAIN_SOUND: StrokeSound = {
  longestSeconds: Number.POSITIVE_INFINITY,
  longestHighSeconds: Number.POSITIVE_INFINITY,
  cutoffFactor: 1,
  attackRms: 0.16,
}

const STROKES: Readonly<Record<Stroke, StrokeSound>> = {
  plain: PLAIN_SOUND,
  muted: { longestSeconds: 0.5, longestHighSeconds: 0.1, cutoffFactor: 0.5, attackRms: 0.15 },
  dead: { longestSeconds: 0.03, longestHighSeconds: 0.02, cutoffFactor: 0.7, attackRms: 0.06 },
  harmonic: { ...PLAIN_SOUND, cutoffFactor: 0.7, attackRms: 0.13 },
}

export interface PluckedNote {
  readonly family: InstrumentFamily
  /** What sounds. */
  readonly midi: number
  /** MIDI of its open string without capo; an open string rings longer and brighter. */
  readonly openMidi: number
  readonly stroke: Stroke
}

/** Renders one plucked note, mono. The same note gives the same samples every time. */
export function renderPluckedNote(
  { family, midi, openMidi, stroke }: PluckedNote,
  sampleRate: number,
): Float32Array<ArrayBuffer> {
  const stuff = stringStuffOf(family, openMidi)
  const sound = STROKES[stroke]
  const frequencyHz = 440 * 2 ** ((midi - 69) / 12)
  // A harmonic sounds on the whole string.
  const isStopped = midi > openMidi && stroke !== 'harmonic'
  const shortening = isStopped ? 2 ** ((openMidi - midi) / 12) : 1
  const stopped = isStopped ? 0.8 : 1
  const sustainSeconds = Math.min(
    sound.longestSeconds,
    stuff.openSustainSeconds * shortening ** 0.5 * stopped,
  )
  const highSustainSeconds = Math.min(stuff.highSustainSeconds, sound.longestHighSeconds)
  const pluck = {
    frequencyHz,
    sustainSeconds,
    highSustainSeconds: Math.min(sustainSeconds, highSustainSeconds) * stopped,
    pluckPoint: Math.min(MAX_PLUCK_POINT, OPEN_PLUCK_POINT / shortening),
    attackCutoffHz: stuff.attackCutoffHz * sound.cutoffFactor,
    seed: midi * 128 + openMidi,
  }
  const ringSeconds = Math.min(MAX_SECONDS[family], sustainSeconds * 0.75)
  const durationSeconds = Math.max(SHORTEST_SECONDS, ringSeconds)
  const samples = pluckString(pluck, sampleRate, durationSeconds)
  const second = pluckString(
    {
      ...pluck,
      frequencyHz: frequencyHz * 2 ** (-SECOND_PLANE.cents / 1200),
      sustainSeconds: sustainSeconds * SECOND_PLANE.sustainShare,
      highSustainSeconds: pluck.highSustainSeconds * SECOND_PLANE.sustainShare,
    },
    sampleRate,
    durationSeconds,
  )
  for (let n = 0; n < samples.length; n++) samples[n]! += SECOND_PLANE.level * second[n]!
  resonateBody(samples, sampleRate, family)
  levelAttack(samples, sampleRate, sound.attackRms)
  fadeEnd(samples, sampleRate, FADE_SECONDS)
  return samples
}
