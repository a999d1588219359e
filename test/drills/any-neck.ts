/** Drills and routes drawn on necks other than the standard one, each checked apart. */
import { DomainError } from '#engine/errors'
import { POSITION_NAMES } from '#engine/hand/hand-window'
import { CUSTOM_TUNING, INSTRUMENTS, makeNeck, type Neck, neckOf } from '#engine/instrument/neck'
import { planRoutes } from '#engine/plan/plan-routes'
import type { RouteRequest } from '#engine/plan/route'
import { compileDrill } from '#engine/practice/compile-drill'
import type { DrillRequest } from '#engine/practice/drill'
import { DRILL_LEVELS } from '#engine/practice/rhythm-table'
import { DRILL_TARGETS } from '#engine/practice/target-table'
import { CHORD_IDS, chordTypeById } from '#engine/theory/chord'
import { parseRoot } from '#engine/theory/pitch'
import { SCALES } from '#engine/theory/scale'
import { drawFrom } from '../support/random-request'
import { checkDrill } from './check-drill'
import { soundAt } from './neck-places'

const CAPOS = [0, 2, 7]
const ROOTS = 'C Db D Eb E F F# G Ab A Bb B'.split(' ').map((text) => parseRoot(text)!)
const CHORDS = CHORD_IDS.map((id) => chordTypeById(id)!)
const BARS = [1, 1, 1, 2, 2, 4]
const OPEN_NOTES = 'C2 D2 E2 G2 A2 B2 C3 D3 E3 F#3 G3 A3 B3 C4 D4 E4 G4'.split(' ')

/** Every row of the instrument table with each capo, but the standard guitar itself. */
export const OTHER_NECKS: readonly Neck[] = INSTRUMENTS.flatMap((instrument) =>
  instrument.tunings.flatMap((tuning) => CAPOS.map((capo) => neckOf(instrument, tuning, capo))),
).slice(1)

type Draw = (below: number) => number

/** Four necks in five from the table, else 3 to 10 strings in any order of pitch. */
function drawNeck(draw: Draw): Neck {
  if (draw(5) > 0) return OTHER_NECKS[draw(OTHER_NECKS.length)]!
  const notes = Array.from({ length: 3 + draw(8) }, () => OPEN_NOTES[draw(OPEN_NOTES.length)]!)
  return makeNeck(INSTRUMENTS[draw(INSTRUMENTS.length)]!, CUSTOM_TUNING, notes, draw(6))
}

function drawDrill(draw: Draw): DrillRequest {
  const pick = <T>(items: readonly T[]): T => items[draw(items.length)]!
  return {
    neck: drawNeck(draw),
    key: pick(ROOTS),
    scale: pick(SCALES),
    chord: pick(CHORDS),
    target: pick(DRILL_TARGETS),
    level: pick(DRILL_LEVELS),
    position: pick(POSITION_NAMES),
    bars: pick(BARS),
    ...(draw(2) > 0 && { chordRoot: pick(ROOTS) }),
  }
}

/** A melody of places that the neck has. */
function drawRoute(draw: Draw): RouteRequest {
  const neck = drawNeck(draw)
  const notes = Array.from({ length: 1 + draw(12) }, (_, index) => {
    let midi: number | undefined
    while (midi === undefined) {
      midi = soundAt(neck, 1 + draw(neck.strings.length), draw(neck.maxFret + 1))
    }
    return { midi, startBeat: index, durationBeats: 1, ...(draw(4) === 0 && { anyOctave: true }) }
  })
  const theory = {
    root: ROOTS[draw(12)]!,
    scale: SCALES[draw(SCALES.length)]!,
    chord: CHORDS[draw(CHORDS.length)]!,
    layer: 'scale',
  } as const
  return { neck, notes, theory, limits: { position: POSITION_NAMES[draw(6)]! } }
}

const nameOf = ({ instrument, tuning, capo, strings }: Neck): string =>
  `${instrument.id} ${tuning.id} ${strings.map(({ name }) => name).join(' ')} capo ${capo}`

/** What is wrong with a route: proofs that fail and notes that do not sound what was asked. */
function problemsOfRoute(request: RouteRequest): readonly string[] {
  return planRoutes(request).routes.flatMap(({ notes, proof, id }) => {
    const failed = Object.entries(proof).flatMap(([name, holds]) => (holds === false ? [name] : []))
    const wrong = notes.flatMap(({ string, fret, midi }, index) => {
      const asked = request.notes[index]!
      const sound = soundAt(request.neck, string, fret)
      const isAsked = asked.anyOctave ? (midi - asked.midi) % 12 === 0 : midi === asked.midi
      return sound === midi && isAsked ? [] : [`note ${index + 1}`]
    })
    return [...failed, ...wrong].map((problem) => `${id}: ${problem}`)
  })
}

export interface NeckSweep {
  readonly problems: readonly string[]
  /** By error code. */
  readonly refused: Readonly<Record<string, number>>
}

function sweep<Request extends { readonly neck: Neck }>(
  count: number,
  drawOne: () => Request,
  problemsOf: (request: Request) => readonly string[],
): NeckSweep {
  const problems: string[] = []
  const refused: Record<string, number> = {}
  for (let index = 0; index < count; index++) {
    const request = drawOne()
    try {
      const found = problemsOf(request)
      if (found.length > 0) problems.push(`${nameOf(request.neck)}: ${found[0]}`)
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      refused[error.code] = (refused[error.code] ?? 0) + 1
    }
  }
  return { problems, refused }
}

export function sweepDrills(count: number, seed: number): NeckSweep {
  const draw = drawFrom(seed)
  return sweep(
    count,
    () => drawDrill(draw),
    (request) =>
      checkDrill(compileDrill(request), request).map(
        (problem) => `${request.target} ${request.level} ${request.position}: ${problem}`,
      ),
  )
}

export function sweepRoutes(count: number, seed: number): NeckSweep {
  const draw = drawFrom(seed)
  return sweep(count, () => drawRoute(draw), problemsOfRoute)
}
