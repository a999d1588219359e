/**
 * Bass lines under chords, a bar each: the root, root and fifth, or a walking line, which sounds chord
 * tones on the strong beats and comes to the next root by step. The line begins again after its end.
 */
import type { Key } from '../harmony/key'
import type { TimeSignature } from '../tab/measure'
import type { ChordType } from '../theory/chord'
import { type NoteName, pitchClassOf } from '../theory/pitch'
import { withinOctave } from '../theory/pitch-class'

export const BASS_KINDS = ['root', 'root-fifth', 'walking'] as const
export type BassKind = (typeof BASS_KINDS)[number]

export const BASS_ROLES = ['bass', 'fifth', 'chord tone', 'scale tone', 'approach'] as const

export interface BassNote {
  readonly midi: number
  /** From the start of the line, in units of the denominator. */
  readonly startBeat: number
  readonly durationBeats: number
  /** 0-based index of its chord. */
  readonly chord: number
  readonly role: (typeof BASS_ROLES)[number]
}

export interface BassChord {
  readonly root: NoteName
  readonly chord: ChordType
  readonly bass?: NoteName | undefined
}

export interface BassRequest {
  readonly kind: BassKind
  readonly meter: TimeSignature
  readonly key: Key
  /** MIDI of the lowest open string; the line lies within 20 semitones above. */
  readonly lowestMidi: number
}

const RANGE = 20
/** Where the first root lies, above the lowest string. */
const HOME_ABOVE = 5
const FIFTH = 7

/** The beats that a bass counts: dotted ones in compound meters. */
function pulseOf([beats, unit]: TimeSignature) {
  const pulseBeats = unit === 8 && beats % 3 === 0 ? 3 : 1
  const count = beats / pulseBeats
  return { pulseBeats, count, strong: count >= 4 ? Math.ceil(count / 2) : undefined }
}

const classesOf = (root: NoteName, semitones: readonly number[]) =>
  new Set(semitones.map((tone) => (pitchClassOf(root) + tone) % 12))

const bassClassOf = ({ root, bass }: BassChord) => pitchClassOf(bass ?? root)

/** The fifth that a chord has, perfect where it has none; over another bass than the root its root. */
function secondClassOf({ root, chord, bass }: BassChord): number {
  if (bass && pitchClassOf(bass) !== pitchClassOf(root)) return pitchClassOf(root)
  const own = chord.degrees.findIndex(({ number }) => number === 5)
  return (pitchClassOf(root) + (chord.semitones[own] ?? FIFTH)) % 12
}

/** Of the pitches of a class in range that nearest to another; of two the lower. */
function nearest(pitchClass: number, to: number, lowest: number): number {
  const first = lowest + withinOctave(pitchClass - lowest)
  const all = [first, first + 12].filter((midi) => midi <= lowest + RANGE)
  return all.reduce((best, midi) => (Math.abs(midi - to) < Math.abs(best - to) ? midi : best))
}

function plainLine(chords: readonly BassChord[], request: BassRequest): readonly BassNote[] {
  const { kind, meter, lowestMidi } = request
  const { pulseBeats, count, strong } = pulseOf(meter)
  const second = kind === 'root-fifth' && count > 1 ? (strong ?? count - 1) : count
  let before = lowestMidi + HOME_ABOVE
  return chords.flatMap((one, chord): readonly BassNote[] => {
    const start = chord * meter[0]
    const midi = nearest(bassClassOf(one), before, lowestMidi)
    before = midi
    const firstBeats = second * pulseBeats
    const first = {
      midi,
      startBeat: start,
      durationBeats: firstBeats,
      chord,
      role: 'bass',
    } as const
    if (second === count) return [first]
    const other = nearest(secondClassOf(one), midi, lowestMidi)
    const rest = { startBeat: start + firstBeats, durationBeats: meter[0] - firstBeats }
    return [first, { ...rest, midi: other, chord, role: 'fifth' }]
  })
}

/** Costs of a walking line in semitones: small steps, and seldom a note that sounded one or two before. */
const REPEATING = 8
const WIDEST_LEAP = 12

interface Place {
  readonly pulse: number
  readonly chord: BassChord
  readonly tones: ReadonlySet<number>
  /** The pitch class that the next bar begins on, where this is the last pulse of a bar. */
  readonly target: number | undefined
}

/** Whether a pitch may stand here between its neighbours, by its role alone. */
function roleAt(
  { pulse, chord, tones, target }: Place,
  midi: number,
  scale: ReadonlySet<number>,
  strong: number | undefined,
): BassNote['role'] | undefined {
  const pitchClass = midi % 12
  if (pulse === 0) return pitchClass === bassClassOf(chord) ? 'bass' : undefined
  const isTone = tones.has(pitchClass)
  if (target !== undefined) {
    const step = Math.min(withinOctave(pitchClass - target), withinOctave(target - pitchClass))
    if (step === 1 || (step === 2 && (isTone || scale.has(pitchClass)))) return 'approach'
    return undefined
  }
  if (isTone) return 'chord tone'
  return pulse !== strong && scale.has(pitchClass) ? 'scale tone' : undefined
}

const isStep = (from: number, to: number) => Math.abs(to - from) <= 2

interface Way {
  readonly cost: number
  readonly midis: readonly number[]
  readonly roles: readonly BassNote['role'][]
}

function walkingLine(
  chords: readonly BassChord[],
  request: BassRequest,
): readonly BassNote[] | undefined {
  const { meter, key, lowestMidi } = request
  const { pulseBeats, count, strong } = pulseOf(meter)
  const scale = classesOf(key.root, key.scale.semitones)
  const places = chords.flatMap((chord, at): readonly Place[] => {
    const tones = classesOf(chord.root, chord.chord.semitones)
    const next = bassClassOf(chords[(at + 1) % chords.length]!)
    return Array.from({ length: count }, (_, pulse) => ({
      pulse,
      chord,
      tones,
      target: pulse > 0 && pulse === count - 1 ? next : undefined,
    }))
  })
  const home = nearest(bassClassOf(chords[0]!), lowestMidi + HOME_ABOVE, lowestMidi)
  const range = Array.from({ length: RANGE + 1 }, (_, above) => lowestMidi + above)
  // Cheapest ways by their last two pitches.
  let ways = new Map<string, Way>([['', { cost: 0, midis: [home], roles: ['bass'] }]])
  for (const [at, place] of places.entries()) {
    if (at === 0) continue
    const longer = new Map<string, Way>()
    for (const { cost, midis, roles } of ways.values()) {
      const [beforeLast, last] = [midis.at(-2), midis.at(-1)!]
      const lastRole = roles.at(-1)!
      const isLast = at === places.length - 1
      for (const midi of range) {
        const role = roleAt(place, midi, scale, strong)
        const leap = Math.abs(midi - last)
        if (!role || leap > WIDEST_LEAP) continue
        // A scale tone passes; what approaches arrives.
        const mustStep =
          role === 'scale tone' || lastRole === 'scale tone' || lastRole === 'approach'
        if (mustStep && !isStep(last, midi)) continue
        if (isLast && role === 'approach' && !isStep(midi, home)) continue
        const more = leap + (leap === 0 || midi === beforeLast ? REPEATING : 0)
        const id = `${last} ${midi}`
        const known = longer.get(id)
        if (known && known.cost <= cost + more) continue
        longer.set(id, { cost: cost + more, midis: [...midis, midi], roles: [...roles, role] })
      }
    }
    ways = longer
  }
  const [first, ...others] = ways.values()
  if (!first) return undefined
  const best = others.reduce((least, way) => (way.cost < least.cost ? way : least), first)
  return best.midis.map((midi, at) => ({
    midi,
    startBeat: at * pulseBeats,
    durationBeats: pulseBeats,
    chord: Math.floor(at / count),
    role: best.roles[at]!,
  }))
}

/** A bass line, a bar a chord; `undefined` where no walking line has room. */
export function bassLine(
  chords: readonly BassChord[],
  request: BassRequest,
): readonly BassNote[] | undefined {
  return request.kind === 'walking' ? walkingLine(chords, request) : plainLine(chords, request)
}
