/**
 * Where a beginner plays a riff: one place for the hand, four frets wide on a guitar, with open strings only
 * beside the nut; the lowest such place in which the planner finds a fingering without a shift.
 */
import { DomainError } from '../errors'
import { handReachesOf } from '../hand/finger-reach'
import { type FretPosition, fretPositionsOf, isDrone, playableRange } from '../instrument/fretboard'
import { isReentrantString, isTunedLikeGuitar, type Neck } from '../instrument/neck'
import { neckWords } from '../instrument/neck-words'
import type { Pin } from '../plan/note'
import type { Route, RouteLimits } from '../plan/route'
import type { TheoryContext } from '../theory/layer'
import type { NoteName } from '../theory/pitch'
import { planExercise } from './plan-exercise'

/** A pitch of the riff, relative to its lowest root, with its name and time. */
export interface RiffPitch {
  readonly semitonesFromRoot: number
  readonly name: NoteName
  readonly startBeat: number
  readonly durationBeats: number
}

interface Candidate {
  readonly pitches: readonly RiffPitch[]
  readonly rootMidi: number
  readonly handFret: number
  readonly endFret: number
  readonly score: number
}

/**
 * Semitones of the root above the lowest open string: up to what a riff reaching a fifth below it
 * needs, and where no hand holds it there, up to the octave above.
 */
const LOW_ROOTS = [0, 16] as const
const HIGH_ROOTS = [17, 28] as const
const HIGHEST_HAND_FRET = 9
/** Open strings lie beside the hand only here. */
const HIGHEST_HAND_WITH_OPEN_STRINGS = 2

const SCORE_PER_FRET = 2
const SCORE_OF_STRETCH = 9
/** A riff sounds fuller on the lower strings. */
const SCORE_PER_OCTAVE = 3
/** An open string counts as much as a fret lower. */
const SCORE_OF_NUT = -2
/** Each form of a riff after the first. */
const SCORE_PER_FORM = 1
/** The root on the open lowest string: what a low string was added or tuned down for. */
const SCORE_OF_LOWEST_OPEN_ROOT = -6

/**
 * The lowest fret of a pitch under the hand, the open string where the hand is beside the nut;
 * that of a re-entrant string only where no other has the pitch.
 */
function placeUnder(
  midi: number,
  { handFret, endFret }: Pick<Candidate, 'handFret' | 'endFret'>,
  neck: Neck,
): FretPosition | undefined {
  const mayBeOpen = handFret <= HIGHEST_HAND_WITH_OPEN_STRINGS
  const places = fretPositionsOf(midi, neck)
    .filter(({ string, fret }) =>
      fret === 0 ? mayBeOpen : fret >= handFret && fret <= endFret && !isDrone(string, neck),
    )
    .sort((one, other) => one.fret - other.fret)
  return places.find(({ string }) => !isReentrantString(string, neck)) ?? places[0]
}

/** The roots that a riff may have, as MIDI, lowest first. */
function rootsOf(
  rootPitchClass: number,
  [from, to]: readonly [number, number],
  neck: Neck,
): readonly number[] {
  const { lowMidi } = playableRange(neck)
  return Array.from({ length: to - from + 1 }, (_, index) => lowMidi + from + index).filter(
    (midi) => midi % 12 === rootPitchClass,
  )
}

/** Every place that holds all pitches of a form under one hand, best first. */
function candidatesFor(
  roots: readonly number[],
  forms: readonly (readonly RiffPitch[])[],
  neck: Neck,
): readonly Candidate[] {
  const candidates: Candidate[] = []
  const { lowMidi } = playableRange(neck)
  const tellsLowestRoot = !isTunedLikeGuitar(neck)
  for (const [form, pitches] of forms.entries()) {
    const semitones = new Set(pitches.map(({ semitonesFromRoot }) => semitonesFromRoot))
    for (const rootMidi of roots) {
      const midis = [...semitones].map((above) => rootMidi + above)
      for (let handFret = 1; handFret <= Math.min(HIGHEST_HAND_FRET, neck.maxFret); handFret++) {
        const { byFinger, stretchTo } = handReachesOf(handFret, neck)
        for (const span of new Set([byFinger[4]!.to, stretchTo])) {
          const endFret = Math.min(neck.maxFret, handFret + span)
          if (!midis.every((midi) => placeUnder(midi, { handFret, endFret }, neck))) continue
          const isLowestOpen = rootMidi === lowMidi && handFret <= HIGHEST_HAND_WITH_OPEN_STRINGS
          const score =
            SCORE_PER_FRET * handFret +
            (span > byFinger[4]!.to ? SCORE_OF_STRETCH : 0) +
            (handFret === 1 ? SCORE_OF_NUT : 0) +
            SCORE_PER_OCTAVE * Math.floor((rootMidi - lowMidi) / 12) +
            SCORE_PER_FORM * form +
            (tellsLowestRoot && isLowestOpen ? SCORE_OF_LOWEST_OPEN_ROOT : 0)
          candidates.push({ pitches, rootMidi, handFret, endFret, score })
        }
      }
    }
  }
  return candidates.sort(
    (left, right) => left.score - right.score || left.rootMidi - right.rootMidi,
  )
}

type PlaceOf = (midi: number) => Pin | undefined

function planAt(
  rootMidi: number,
  pitches: readonly RiffPitch[],
  theory: TheoryContext,
  neck: Neck,
  limits: RouteLimits,
  placeOf: PlaceOf = () => undefined,
): Route {
  const notes = pitches.map((pitch) => ({ ...pitch, midi: rootMidi + pitch.semitonesFromRoot }))
  const setting = { theory, neck, limits: { ...limits, limit: 1 } }
  return planExercise(notes, setting, ({ midi }) => placeOf(midi)).routes[0]!
}

/** Whether one hand plays a route without leaving its place. */
function staysInPlace({ proof }: Route, { handFret, endFret }: Candidate): boolean {
  const mayUseOpenStrings = handFret <= HIGHEST_HAND_WITH_OPEN_STRINGS
  return (
    proof.positionShiftCount === 0 &&
    proof.routeSpan <= endFret - handFret &&
    (mayUseOpenStrings || proof.openStrings === 0)
  )
}

/** The cheapest route over all roots whose pitches the neck has; few strings may hold none. */
function planAnywhere(
  roots: readonly number[],
  pitches: readonly RiffPitch[],
  theory: TheoryContext,
  neck: Neck,
): Route | undefined {
  let best: Route | undefined
  for (const rootMidi of roots) {
    const isOnNeck = pitches.every(
      ({ semitonesFromRoot }) => fretPositionsOf(rootMidi + semitonesFromRoot, neck).length > 0,
    )
    if (!isOnNeck) continue
    const free = planAt(rootMidi, pitches, theory, neck, {})
    const route = planAt(rootMidi, pitches, theory, neck, {}, (midi) =>
      free.notes.find((note) => note.midi === midi),
    )
    if (!best || route.cost < best.cost) best = route
  }
  return best
}

/**
 * Puts a riff where a beginner can play it: under one hand, and where a neck of few strings has no
 * such place, where the hand moves least.
 *
 * @param forms the riff, and others like it that need fewer pitches, the best first.
 * @throws DomainError `unplayable-drill` when the neck lacks one of its pitches.
 */
export function placeRiff(
  rootPitchClass: number,
  forms: readonly (readonly RiffPitch[])[],
  theory: TheoryContext,
  neck: Neck,
): Route {
  const lowRoots = rootsOf(rootPitchClass, LOW_ROOTS, neck)
  const highRoots = rootsOf(rootPitchClass, HIGH_ROOTS, neck)
  const candidates = [lowRoots, highRoots].flatMap((roots) => candidatesFor(roots, forms, neck))
  for (const candidate of candidates) {
    const { pitches, rootMidi, handFret, endFret } = candidate
    const limits = {
      handStartFret: handFret === 1 ? 0 : handFret,
      handEndFret: endFret,
      maxFret: endFret,
    }
    const placeOf: PlaceOf = (midi) => {
      const place = placeUnder(midi, candidate, neck)
      return place && place.fret > 0 ? { ...place, hand: handFret } : place
    }
    const route = planAt(rootMidi, pitches, theory, neck, limits, placeOf)
    if (staysInPlace(route, candidate)) return route
  }
  for (const pitches of forms) {
    const route = planAnywhere([...lowRoots, ...highRoots], pitches, theory, neck)
    if (route) return route
  }
  const semitones = forms[0]!.map(({ semitonesFromRoot }) => semitonesFromRoot)
  const message = `${neckWords(neck)} does not hold this riff: it spans ${Math.max(...semitones) - Math.min(...semitones)} semitones; choose another key or a lower capo`
  throw new DomainError('unplayable-drill', message, [{ path: 'key', message }])
}
