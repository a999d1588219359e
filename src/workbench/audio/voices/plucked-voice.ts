/** A plucked string over the body of its instrument. */
import type { InstrumentFamily } from '#engine/instrument/instrument-table'
import { resonateBody } from './body-resonance'
import { fadeEnd, levelAttack } from './envelope'
import { pluckString } from './karplus-strong'
import { stringStuffOf } from './string-stuff'

/** The plectrum stays over the sound hole, so its part of the string grows as the string shortens. */
const OPEN_PLUCK_POINT = 0.18
const MAX_PLUCK_POINT = 0.42
/** A string swings in two planes, a hair apart in pitch, of which one dies sooner. */
const SECOND_PLANE = { cents: 0.4, level: 0.3, sustainShare: 0.35 }
const ATTACK_RMS = 0.16
const FADE_SECONDS = 0.08
/** A note is kept until its fundamental has fallen by 45 dB, and no longer than this. */
const MAX_SECONDS: Readonly<Record<InstrumentFamily, number>> = {
  guitar: 3.5,
  bass: 4.5,
  ukulele: 2.5,
  mandolin: 2.5,
  banjo: 2.5,
}

export interface PluckedNote {
  readonly family: InstrumentFamily
  readonly midi: number
  /** MIDI of its open string without capo; an open string rings longer and brighter. */
  readonly openMidi: number
}

/** Renders one plucked note, mono. The same note gives the same samples every time. */
export function renderPluckedNote(
  { family, midi, openMidi }: PluckedNote,
  sampleRate: number,
): Float32Array<ArrayBuffer> {
  const stuff = stringStuffOf(family, openMidi)
  const frequencyHz = 440 * 2 ** ((midi - 69) / 12)
  const shortening = 2 ** ((openMidi - midi) / 12)
  const stopped = midi > openMidi ? 0.8 : 1
  const sustainSeconds = stuff.openSustainSeconds * shortening ** 0.5 * stopped
  const pluck = {
    frequencyHz,
    sustainSeconds,
    highSustainSeconds: Math.min(sustainSeconds, stuff.highSustainSeconds) * stopped,
    pluckPoint: Math.min(MAX_PLUCK_POINT, OPEN_PLUCK_POINT / shortening),
    attackCutoffHz: stuff.attackCutoffHz,
    seed: midi * 128 + openMidi,
  }
  const durationSeconds = Math.min(MAX_SECONDS[family], sustainSeconds * 0.75)
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
  levelAttack(samples, sampleRate, ATTACK_RMS)
  fadeEnd(samples, sampleRate, FADE_SECONDS)
  return samples
}
