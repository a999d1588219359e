/** Music of several notes at once, drawn on all necks; every route is checked apart. */
import { DomainError } from '#engine/errors'
import { POSITION_NAMES } from '#engine/hand/hand-window'
import { hasFret } from '#engine/instrument/fretboard'
import { type Neck, STANDARD_NECK } from '#engine/instrument/neck'
import { EASES } from '#engine/plan/fingerings'
import { planRoutes } from '#engine/plan/plan-routes'
import type { RouteRequest } from '#engine/plan/route'
import { STYLES } from '#engine/plan/weights'
import { C_MAJOR } from '#engine/theory/layer'
import { drawFrom } from '../support/random-request'
import { OTHER_NECKS } from './any-neck'
import { soundAt } from './neck-places'

type Draw = (below: number) => number

const LENGTHS = [0.5, 1, 1, 2, 4]
/** Frets of a hand at one place. */
const HAND_FRETS = 5

/** Notes that a hand could strike at one place of the neck, some of them open, some that ring on. */
function drawOnset(draw: Draw, { strings, maxFret }: Neck, startBeat: number) {
  const from = 1 + draw(Math.min(9, maxFret - HAND_FRETS))
  const struck = strings.filter(() => draw(3) === 0).slice(0, 4)
  return (struck.length > 0 ? struck : strings.slice(0, 1)).flatMap((row) => {
    const fret = draw(4) === 0 ? 0 : from + draw(HAND_FRETS)
    if (!hasFret(row, fret, maxFret)) return []
    const midi = fret === 0 ? row.midi : row.midi + fret - row.startFret
    return [{ midi, startBeat, durationBeats: LENGTHS[draw(LENGTHS.length)]! }]
  })
}

function drawRequest(draw: Draw): RouteRequest {
  const neck = draw(2) > 0 ? STANDARD_NECK : OTHER_NECKS[draw(OTHER_NECKS.length)]!
  const onsets = Array.from({ length: 1 + draw(8) }, (_, index) => drawOnset(draw, neck, index))
  const pick = <Item>(items: readonly Item[]): Item => items[draw(items.length)]!
  return {
    neck,
    notes: [...onsets.flat(), { midi: neck.strings[0]!.midi, startBeat: 9, durationBeats: 1 }],
    theory: C_MAJOR,
    weights: pick(STYLES),
    ease: pick(EASES),
    isStrict: draw(4) === 0,
    limits: { position: draw(3) > 0 ? 'any' : pick(POSITION_NAMES) },
  }
}

/** Proofs that fail, and notes that do not sound what was asked. */
function problemsOf(request: RouteRequest) {
  const { routes, leftOut } = planRoutes(request)
  const problems = routes.flatMap(({ notes, fingering, proof, id }) => {
    const failed = Object.entries(proof).flatMap(([name, holds]) => (holds === false ? [name] : []))
    const wrong = notes.flatMap(({ string, fret }, index) => {
      const { targetIndex } = fingering.steps[index]!
      const { midi } = request.notes[targetIndex]!
      return soundAt(request.neck, string, fret) === midi ? [] : [`note ${targetIndex}`]
    })
    const lost = leftOut.flatMap((own) => own.notes)
    const told = [...lost, ...fingering.steps.map(({ targetIndex }) => targetIndex)]
    if (new Set(told).size !== request.notes.length)
      wrong.push('a note that is neither played nor named')
    return [...failed, ...wrong].map((problem) => `${id}: ${problem}`)
  })
  return { count: routes.length, problems }
}

export interface ChordSweep {
  readonly routes: number
  readonly problems: readonly string[]
  /** Requests that no hand can play. */
  readonly refused: number
}

/** Draws requests until so many routes are checked. */
export function sweepChordRoutes(count: number, seed: number): ChordSweep {
  const draw = drawFrom(seed)
  const problems: string[] = []
  let [routes, refused] = [0, 0]
  while (routes < count) {
    try {
      const found = problemsOf(drawRequest(draw))
      routes += found.count
      problems.push(...found.problems)
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      refused++
    }
  }
  return { routes, problems, refused }
}
