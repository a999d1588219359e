/** The music: which pitches, in which order, from where and back to where. */

import type { Drill, DrillRequest, Target } from '#engine/practice/drill'
import { pitchClassOf } from '#engine/theory/pitch'
import { fretRangeOf, HIGHEST_FRETS } from './check-places'
import { soundsBetween } from './neck-places'
import type { DrillRule, HeardTones } from './problem'

export function heardTonesOf({ key, chordRoot = key, scale, chord }: DrillRequest): HeardTones {
  const shift = pitchClassOf(key) - pitchClassOf(chordRoot) + 12
  return {
    chord: new Set(chord.semitones.map((tone) => tone % 12)),
    scale: new Set(scale.semitones.map((tone) => (tone + shift) % 12)),
  }
}

/** Semitones of a pitch above the chord root, 0–11. */
export function aboveRoot(midi: number, { key, chordRoot = key }: DrillRequest): number {
  return (midi - pitchClassOf(chordRoot) + 12) % 12
}

/** The chord tone with a degree number, as semitones above the root. */
function toneOfNumber(request: DrillRequest, number: number): number | undefined {
  const index = request.chord.degrees.findIndex((degree) => degree.number === number)
  return index < 0 ? undefined : request.chord.semitones[index]
}

/** Pitches that can be played in the position, with or without a stretch of one fret. */
export function playable(drill: Drill, stretch: number): ReadonlySet<number> {
  const { position, maxFret } = drill
  const [start, end] = fretRangeOf(position, maxFret)
  const low = position === 'open' || position === 'first' ? 0 : Math.max(0, start - stretch)
  return soundsBetween(drill.neck, low, Math.min(maxFret, end + stretch))
}

const TWO_OCTAVES = 24

/**
 * Whether the hand holds less than on a standard guitar, where four frets and a stretch give two
 * octaves without a gap: few strings, or strings tuned far apart.
 */
export function isSparse(drill: Drill): boolean {
  const { neck, position, settings } = drill
  const held =
    position === 'any' ? soundsBetween(neck, 0, HIGHEST_FRETS[settings.level]) : playable(drill, 1)
  const pitches = [...held].sort((left, right) => left - right)
  const hasGap = pitches.some((midi, index) => index > 0 && midi - pitches[index - 1]! > 1)
  return hasGap || pitches.at(-1)! - pitches[0]! < TWO_OCTAVES
}

/** Under a maxFret that cuts into the hand, few and distant pitches may be left to play. */
export function isCut(drill: Drill): boolean {
  const { position, maxFret } = drill
  return maxFret < (position === 'any' ? 4 : fretRangeOf(position, maxFret)[1]) || isSparse(drill)
}

function declaredTones(request: DrillRequest, tones: HeardTones): ReadonlySet<number> {
  const otherGuide = [7, 6, 5].find((number) => toneOfNumber(request, number) !== undefined)!
  switch (request.target) {
    case 'root-fifth':
      return new Set([0, toneOfNumber(request, 5)!])
    case 'guide-tones':
      return new Set([toneOfNumber(request, 3)!, toneOfNumber(request, otherGuide)!])
    case 'scale-steps':
      return tones.scale
    default:
      return tones.chord
  }
}

const ORNAMENTS: ReadonlySet<string> = new Set([
  'tension',
  'upper-neighbor',
  'lower-neighbor',
  'approach',
])

export const checkDeclaredSet: DrillRule = ({ targets }, request) => {
  const declared = declaredTones(request, heardTonesOf(request))
  return targets
    .filter(({ role, midi }) => !ORNAMENTS.has(role) && !declared.has(aboveRoot(midi, request)))
    .map(({ note }) => `${note} does not belong to ${request.target}`)
}

const STARTS_ON_CHORD_TONE: ReadonlySet<string> = new Set([
  'root-fifth',
  'chord-tones',
  'arpeggio',
  'guide-tones',
  'scale-steps',
])

export const checkEnds: DrillRule = ({ targets }, request) => {
  const { chord } = heardTonesOf(request)
  const [first, last] = [targets[0]!, targets[targets.length - 1]!]
  const problems: string[] = []
  if (!chord.has(aboveRoot(last.midi, request)))
    problems.push(`ends on ${last.note}, no chord tone`)
  if (STARTS_ON_CHORD_TONE.has(request.target) && !chord.has(aboveRoot(first.midi, request))) {
    problems.push(`starts on ${first.note}, no chord tone`)
  }
  const apart = Math.abs(last.midi - first.midi) % 12
  const ends = new Set([aboveRoot(last.midi, request), aboveRoot(first.midi, request)])
  const isOwnFifth = ends.has(0) && ends.has(toneOfNumber(request, 5)!)
  if (![0, 1, 2, 5, 7, 10, 11].includes(apart) && !isOwnFifth) {
    problems.push(`${last.note} does not lead back to ${first.note}`)
  }
  return problems
}

export const checkArpeggio: DrillRule = (drill, request) => {
  if (request.target !== 'arpeggio') return []
  const problems: string[] = []
  const { chord } = heardTonesOf(request)
  const { targets } = drill
  const near = playable(drill, 1)
  // A stretch beyond the outermost chord tones under the hand belongs to another position, unless
  // the hand does not hold the whole chord without it.
  let under = [...playable(drill, 0)].filter((midi) => chord.has(aboveRoot(midi, request)))
  if (new Set(under.map((midi) => midi % 12)).size < chord.size) under = []
  const roots = [...near].filter(
    (midi) =>
      aboveRoot(midi, request) === 0 &&
      (under.length === 0 || (midi >= Math.min(...under) && midi <= Math.max(...under))),
  )
  if (!isSparse(drill) && roots.length > 0 && targets[0]!.midi !== Math.min(...roots)) {
    problems.push(`starts on ${targets[0]!.note}, not on the lowest root`)
  }
  if (isCut(drill)) return problems
  for (let index = 1; index < targets.length; index++) {
    const [from, to] = [targets[index - 1]!.midi, targets[index]!.midi]
    if (from === to) problems.push(`${targets[index]!.note} is struck twice`)
    for (let midi = Math.min(from, to) + 1; midi < Math.max(from, to); midi++) {
      if (chord.has(aboveRoot(midi, request)) && near.has(midi)) {
        problems.push(`${targets[index]!.note} is reached past the chord tone at MIDI ${midi}`)
      }
    }
  }
  return problems
}

/** Where there are notes enough, a drill of chord tones sounds every one of them. */
export const checkChordTones: DrillRule = (drill, request) => {
  const { targets } = drill
  if (request.target !== 'chord-tones' || isSparse(drill)) return []
  const { chord } = heardTonesOf(request)
  const sounded = new Set(targets.map(({ midi }) => aboveRoot(midi, request)))
  return targets.length < chord.size || sounded.size >= chord.size
    ? []
    : [`leaves out ${chord.size - sounded.size} tones of the chord`]
}

const isDominant = (chord: ReadonlySet<number>) => chord.has(4) && chord.has(10)

/**
 * The rule of the chord-scale schools for one tone, restated: a whole step above a chord tone and no
 * half step above one, or the seventh of a triad; dominants take all but the fourth and the major
 * seventh.
 */
function isAvailableTension(tone: number, { chord, scale }: HeardTones): boolean {
  if (!scale.has(tone) || chord.has(tone)) return false
  if (isDominant(chord)) return tone !== 5 && tone !== 11
  if (chord.has((tone + 11) % 12)) return false
  return chord.has((tone + 10) % 12) || (chord.size === 3 && tone >= 9)
}

/** One note in so many, at least, is a tension. */
const LARGEST_TENSION_GAP = 3

export const checkTensions: DrillRule = ({ targets }, request) => {
  if (request.target !== 'tensions') return []
  const tones = heardTonesOf(request)
  const problems: string[] = []
  targets.forEach((tension, index) => {
    if (tension.role !== 'tension') return
    const next = targets[index + 1]
    if (!isAvailableTension(aboveRoot(tension.midi, request), tones)) {
      problems.push(`${tension.note} is no available tension`)
    }
    const step = Math.abs((next?.midi ?? 0) - tension.midi)
    if (next?.role !== 'resolution' || step < 1 || step > 2) {
      problems.push(`${tension.note} is not resolved by step`)
    }
    if (!Number.isInteger(tension.startBeat)) problems.push(`${tension.note} is not on a beat`)
  })
  // Counted by what the notes are over the chord, not by the roles they are given.
  const tensions = targets.filter(({ midi }) => isAvailableTension(aboveRoot(midi, request), tones))
  if (tensions.length * LARGEST_TENSION_GAP < targets.length) {
    problems.push(`only ${tensions.length} of ${targets.length} notes are tensions`)
  }
  return problems
}

const WIDEST_NEIGHBOR = 3

export const checkEnclosures: DrillRule = ({ targets }, request) => {
  if (request.target !== 'enclosure') return []
  const tones = heardTonesOf(request)
  const problems: string[] = []
  let enclosures = 0
  const isNeighbor = (note: Target, distance: number) =>
    distance === 1 ||
    (distance > 0 && distance <= WIDEST_NEIGHBOR && tones.scale.has(aboveRoot(note.midi, request)))
  targets.forEach((landing, index) => {
    const [upper, lower] = [targets[index - 2], targets[index - 1]]
    if (landing.role === 'upper-neighbor' && targets[index + 1]?.role !== 'lower-neighbor') {
      problems.push(`${landing.note} has no lower neighbour after it`)
    }
    if (landing.role === 'lower-neighbor' && targets[index + 1]?.role !== 'landing') {
      problems.push(`${landing.note} does not reach its target`)
    }
    if (landing.role !== 'landing') return
    if (landing.startBeat % 2 !== 0) problems.push(`${landing.note} lands on a weak beat`)
    if (upper?.role !== 'upper-neighbor' || lower?.role !== 'lower-neighbor') {
      problems.push(`${landing.note} is not enclosed`)
      return
    }
    enclosures++
    if (!isNeighbor(upper, upper.midi - landing.midi)) {
      problems.push(`${upper.note} is no upper neighbour of ${landing.note}`)
    }
    if (!isNeighbor(lower, landing.midi - lower.midi)) {
      problems.push(`${lower.note} is no lower neighbour of ${landing.note}`)
    }
  })
  if (enclosures === 0) problems.push('no enclosure at all')
  return problems
}

export const checkApproaches: DrillRule = ({ targets }, request) => {
  if (request.target !== 'approach') return []
  const problems: string[] = []
  const approaches = targets.filter(({ role }) => role === 'approach')
  if (approaches.length === 0) problems.push('no approach at all')
  targets.forEach((note, index) => {
    const next = targets[index + 1]
    if (note.role === 'approach') {
      if (next?.role !== 'landing' || Math.abs(next.midi - note.midi) !== 1) {
        problems.push(`${note.note} is not a semitone from its target`)
      }
    }
    if (note.role === 'landing' && !Number.isInteger(note.startBeat)) {
      problems.push(`${note.note} lands between beats`)
    }
  })
  return problems
}

/** With fewer pitches than this a line can hardly avoid repeating itself. */
const PITCHES_FOR_VARIETY = 4

export const checkVariety: DrillRule = (drill) => {
  const { targets, settings } = drill
  const problems: string[] = []
  if (isCut(drill)) return problems
  if (new Set(targets.map(({ midi }) => midi)).size < PITCHES_FOR_VARIETY) return problems
  const bars = Array.from({ length: settings.bars }, (_, bar) =>
    targets
      .filter(({ startBeat }) => Math.floor(startBeat / 4) === bar)
      .map(({ midi }) => midi)
      .join(' '),
  )
  bars.forEach((bar, index) => {
    if (index > 0 && bar === bars[index - 1])
      problems.push(`bar ${index + 1} repeats the one before`)
  })
  for (let index = 1; index < targets.length; index++) {
    if (targets[index]!.midi === targets[index - 1]!.midi) {
      problems.push(`${targets[index]!.note} is struck twice in a row`)
    }
  }
  return problems
}
