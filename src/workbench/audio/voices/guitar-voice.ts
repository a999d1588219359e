/** A steel-string guitar: six strings of different stuff over one body. */

import { resonateBody } from './body-resonance'
import { fadeEnd, levelAttack } from './envelope'
import { pluckString } from './karplus-strong'

interface StringStuff {
  readonly openSustainSeconds: number
  readonly highSustainSeconds: number
  readonly attackCutoffHz: number
}

/**
 * String 1 first. Wound strings (6–3) ring longer at the bottom and lose their highs sooner;
 * plain ones are brighter and shorter. Judged by spectra of rendered notes.
 */
const STRINGS: readonly StringStuff[] = [
  { openSustainSeconds: 3.6, highSustainSeconds: 0.95, attackCutoffHz: 4200 },
  { openSustainSeconds: 4.2, highSustainSeconds: 0.95, attackCutoffHz: 3000 },
  { openSustainSeconds: 5, highSustainSeconds: 0.85, attackCutoffHz: 3400 },
  { openSustainSeconds: 5.8, highSustainSeconds: 0.85, attackCutoffHz: 3000 },
  { openSustainSeconds: 6.6, highSustainSeconds: 0.8, attackCutoffHz: 2700 },
  { openSustainSeconds: 7.2, highSustainSeconds: 0.75, attackCutoffHz: 2100 },
]

/** The plectrum stays over the sound hole, so its part of the string grows as the string shortens. */
const OPEN_PLUCK_POINT = 0.18
const MAX_PLUCK_POINT = 0.42
/** A string swings in two planes, a hair apart in pitch, of which one dies sooner. */
const SECOND_PLANE = { cents: 0.4, level: 0.3, sustainShare: 0.35 }
const ATTACK_RMS = 0.16
const FADE_SECONDS = 0.08
/** A note is kept until its fundamental has fallen by 45 dB, and no longer than this. */
const MAX_SECONDS = 3.5

export interface GuitarNote {
  readonly midi: number
  /** 1 = highest, 6 = lowest. */
  readonly string: number
  /** From the nut; an open string rings longer and brighter than a stopped one. */
  readonly fret: number
}

/** The string a pitch is played on by default: the one with the lowest fret. */
export function usualPlaceOf(midi: number, openMidis: readonly number[]): GuitarNote {
  const index = openMidis.findIndex((open) => open <= midi)
  const string = index < 0 ? openMidis.length : index + 1
  return { midi, string, fret: Math.max(0, midi - openMidis[string - 1]!) }
}

/** Renders one plucked note, mono. The same note gives the same samples every time. */
export function renderGuitarNote(note: GuitarNote, sampleRate: number): Float32Array<ArrayBuffer> {
  const stuff = STRINGS[note.string - 1] ?? STRINGS[0]!
  const frequencyHz = 440 * 2 ** ((note.midi - 69) / 12)
  const shortening = 2 ** (-note.fret / 12)
  const stopped = note.fret > 0 ? 0.8 : 1
  const sustainSeconds = stuff.openSustainSeconds * shortening ** 0.5 * stopped
  const pluck = {
    frequencyHz,
    sustainSeconds,
    highSustainSeconds: Math.min(sustainSeconds, stuff.highSustainSeconds) * stopped,
    pluckPoint: Math.min(MAX_PLUCK_POINT, OPEN_PLUCK_POINT / shortening),
    attackCutoffHz: stuff.attackCutoffHz,
    seed: note.midi * 8 + note.string,
  }
  const durationSeconds = Math.min(MAX_SECONDS, sustainSeconds * 0.75)
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
  resonateBody(samples, sampleRate)
  levelAttack(samples, sampleRate, ATTACK_RMS)
  fadeEnd(samples, sampleRate, FADE_SECONDS)
  return samples
}
