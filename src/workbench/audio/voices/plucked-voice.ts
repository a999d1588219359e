/** A plucked string over the body of its instrument. */
import {
  type BodyRow,
  familyOf,
  type InstrumentFamily,
  type StringRow,
} from '#engine/instrument/family-table'
import { techniquesOf } from '#formats/score/technique-table'
import { fadeEnd, levelAttack } from './envelope'
import { pluckString } from './karplus-strong'

/** `muted`: under the palm. `dead`: under a finger that does not press. */
type Stroke = 'plain' | 'muted' | 'dead' | 'harmonic'

interface Struck {
  /** Of the tab. */
  readonly technique?: string | undefined
}

/** The way in which a note is struck. */
export function strokeOf({ technique = '' }: Struck): Stroke {
  const techniques = techniquesOf({ technique })
  if (techniques.includes('dead')) return 'dead'
  if (techniques.includes('harmonic') || techniques.includes('artificial-harmonic')) {
    return 'harmonic'
  }
  return techniques.includes('palm-mute') ? 'muted' : 'plain'
}

/**
 * Semitones that a string touched over a fret sounds above its open note: 2nd to 6th partial, at a
 * half, thirds, quarters, fifths and a sixth of the string.
 */
const SEMITONES_BY_TOUCHED_FRET: ReadonlyMap<number, number> = new Map([
  [3, 31],
  [4, 28],
  [5, 24],
  [7, 19],
  [9, 28],
  [12, 12],
  [16, 28],
  [19, 19],
  [24, 24],
])

/**
 * What a harmonic sounds. A natural one by the fret that is touched, over a fret that is no node what
 * is written; an artificial one, touched twelve frets above the finger, an octave higher.
 *
 * @param stringMidi what the string sounds open, with its capo.
 */
export function harmonicMidiOf(
  { midi, technique = '' }: Struck & { readonly midi: number },
  stringMidi: number,
): number {
  if (!techniquesOf({ technique }).includes('harmonic')) return midi + 12
  const semitones = SEMITONES_BY_TOUCHED_FRET.get(midi - stringMidi)
  return semitones === undefined ? midi : stringMidi + semitones
}

/** How an open string sounds, by the pitch it is tuned to. */
interface StringSound {
  /** Time in which the open string's fundamental falls by 60 dB. */
  readonly openSustainSeconds: number
  /** The same at 3 kHz. */
  readonly highSustainSeconds: number
  readonly attackCutoffHz: number
}

/** Between two rows a mixture of both, beyond them the outermost one. */
function stringSoundOf(rows: readonly StringRow[], openMidi: number): StringSound {
  const below = rows.find(([midi]) => midi <= openMidi) ?? rows.at(-1)!
  const above = rows.findLast(([midi]) => midi >= openMidi) ?? rows[0]!
  const share = above[0] === below[0] ? 0 : (openMidi - below[0]) / (above[0] - below[0])
  const mixed = (column: 1 | 2 | 3) => below[column] + share * (above[column] - below[column])
  return { openSustainSeconds: mixed(1), highSustainSeconds: mixed(2), attackCutoffHz: mixed(3) }
}

/** A peaking filter (Bristow-Johnson's cookbook form) over the samples, in place. */
function peak(samples: Float32Array, sampleRate: number, [frequencyHz, q, gainDb]: BodyRow): void {
  const omega = (2 * Math.PI * frequencyHz) / sampleRate
  const amplitude = 10 ** (gainDb / 40)
  const alpha = Math.sin(omega) / (2 * q)
  const a0 = 1 + alpha / amplitude
  const b0 = (1 + alpha * amplitude) / a0
  const b1 = (-2 * Math.cos(omega)) / a0
  const b2 = (1 - alpha * amplitude) / a0
  const a2 = (1 - alpha / amplitude) / a0
  let x1 = 0
  let x2 = 0
  let y1 = 0
  let y2 = 0
  for (let n = 0; n < samples.length; n++) {
    const x = samples[n]!
    const y = b0 * x + b1 * (x1 - y1) + b2 * x2 - a2 * y2
    x2 = x1
    x1 = x
    y2 = y1
    y1 = y
    samples[n] = y
  }
}

/** Lets the body sound with the samples, in place. */
function resonateBody(samples: Float32Array, sampleRate: number, body: readonly BodyRow[]): void {
  for (const resonance of body) peak(samples, sampleRate, resonance)
}

/** The plectrum stays over the sound hole, so its part of the string grows as the string shortens. */
const OPEN_PLUCK_POINT = 0.18
const MAX_PLUCK_POINT = 0.42
/** A string swings in two planes, a hair apart in pitch, of which one dies sooner. */
const SECOND_PLANE = { cents: 0.4, level: 0.3, sustainShare: 0.35 }
const FADE_SECONDS = 0.08
const SHORTEST_SECONDS = 0.1

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
  const row = familyOf({ family })
  const stringSound = stringSoundOf(row.strings, openMidi)
  const sound = STROKES[stroke]
  const frequencyHz = 440 * 2 ** ((midi - 69) / 12)
  // A harmonic sounds on the whole string.
  const isStopped = midi > openMidi && stroke !== 'harmonic'
  const shortening = isStopped ? 2 ** ((openMidi - midi) / 12) : 1
  const stopped = isStopped ? 0.8 : 1
  const sustainSeconds = Math.min(
    sound.longestSeconds,
    stringSound.openSustainSeconds * shortening ** 0.5 * stopped,
  )
  const highSustainSeconds = Math.min(stringSound.highSustainSeconds, sound.longestHighSeconds)
  const pluck = {
    frequencyHz,
    sustainSeconds,
    highSustainSeconds: Math.min(sustainSeconds, highSustainSeconds) * stopped,
    pluckPoint: Math.min(MAX_PLUCK_POINT, OPEN_PLUCK_POINT / shortening),
    attackCutoffHz: stringSound.attackCutoffHz * sound.cutoffFactor,
    seed: midi * 128 + openMidi,
  }
  const ringSeconds = Math.min(row.maxNoteSeconds, sustainSeconds * 0.75)
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
  resonateBody(samples, sampleRate, row.body)
  levelAttack(samples, sampleRate, sound.attackRms)
  fadeEnd(samples, sampleRate, FADE_SECONDS)
  return samples
}
