/**
 * Where a beginner plays a riff: one place for the hand, four frets wide, with open strings only
 * beside the nut; the lowest such place in which the planner finds a fingering without a shift.
 */
import { MAX_FRET, STANDARD_NECK } from '../instrument/neck'
import { planRoutes } from '../route/plan-routes'
import type { Route } from '../route/route'
import type { TheoryContext } from '../theory/layer'
import type { NoteName } from '../theory/pitch'

/** A pitch of the riff, relative to its lowest root, with its name and time. */
export interface RiffPitch {
  readonly semitonesFromRoot: number
  readonly name: NoteName
  readonly startBeat: number
  readonly durationBeats: number
}

export interface PlacedRiff {
  readonly rootMidi: number
  readonly route: Route
}

interface Candidate {
  readonly rootMidi: number
  readonly handFret: number
  readonly endFret: number
  readonly score: number
}

const LOWEST_ROOT = 40
/** G#3 is the highest root that a riff reaching a fifth below it needs. */
const HIGHEST_ROOT = 56
const HIGHEST_HAND_FRET = 9
const FINGERS_SPAN = 3
const STRETCHED_SPAN = 4
/** Open strings lie beside the hand only here. */
const HIGHEST_HAND_WITH_OPEN_STRINGS = 2

const SCORE_PER_FRET = 2
const SCORE_OF_STRETCH = 9
/** A riff sounds fuller on the lower strings. */
const SCORE_PER_OCTAVE = 3
/** An open string counts as much as a fret lower. */
const SCORE_OF_NUT = -2

function isPlayable(midi: number, handFret: number, endFret: number): boolean {
  return STANDARD_NECK.strings.some((open) => {
    const fret = midi - open.midi
    if (fret === 0) return handFret <= HIGHEST_HAND_WITH_OPEN_STRINGS
    return fret >= handFret && fret <= endFret
  })
}

/** Every place that holds all pitches under one hand, best first. */
function candidatesFor(rootPitchClass: number, semitones: readonly number[]): readonly Candidate[] {
  const candidates: Candidate[] = []
  for (let rootMidi = LOWEST_ROOT; rootMidi <= HIGHEST_ROOT; rootMidi++) {
    if (rootMidi % 12 !== rootPitchClass) continue
    for (let handFret = 1; handFret <= HIGHEST_HAND_FRET; handFret++) {
      for (const span of [FINGERS_SPAN, STRETCHED_SPAN]) {
        const endFret = Math.min(MAX_FRET, handFret + span)
        if (!semitones.every((above) => isPlayable(rootMidi + above, handFret, endFret))) continue
        const score =
          SCORE_PER_FRET * handFret +
          (span === STRETCHED_SPAN ? SCORE_OF_STRETCH : 0) +
          (handFret === 1 ? SCORE_OF_NUT : 0) +
          SCORE_PER_OCTAVE * Math.floor((rootMidi - LOWEST_ROOT) / 12)
        candidates.push({ rootMidi, handFret, endFret, score })
      }
    }
  }
  return candidates.sort(
    (left, right) => left.score - right.score || left.rootMidi - right.rootMidi,
  )
}

function planAt(candidate: Candidate, pitches: readonly RiffPitch[], theory: TheoryContext): Route {
  const plan = planRoutes({
    notes: pitches.map(({ semitonesFromRoot, name, startBeat, durationBeats }) => ({
      midi: candidate.rootMidi + semitonesFromRoot,
      name,
      startBeat,
      durationBeats,
    })),
    theory,
    limits: {
      handStartFret: candidate.handFret === 1 ? 0 : candidate.handFret,
      handEndFret: candidate.endFret,
      maxFret: candidate.endFret,
      limit: 1,
    },
  })
  return plan.routes[0]!
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

/**
 * Puts a riff where a beginner can play it.
 *
 * @throws RangeError when no place holds it, which no riff of the table comes to.
 */
export function placeRiff(
  rootPitchClass: number,
  pitches: readonly RiffPitch[],
  theory: TheoryContext,
): PlacedRiff {
  const semitones = [...new Set(pitches.map(({ semitonesFromRoot }) => semitonesFromRoot))]
  for (const candidate of candidatesFor(rootPitchClass, semitones)) {
    const route = planAt(candidate, pitches, theory)
    if (staysInPlace(route, candidate)) return { rootMidi: candidate.rootMidi, route }
  }
  throw new RangeError('no place on the neck holds this riff under one hand')
}
