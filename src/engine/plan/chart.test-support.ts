/** Music and fingerings written as text for tests. */
import { INSTRUMENTS, type Neck, neckOf } from '../instrument/neck'
import { midiOf, parseNote } from '../theory/pitch'
import { checkRoute, type HandProof, type RouteClaim } from './check-route'
import type { HandRoute, Note } from './note'
import { type PlanOptions, planMusic } from './plan-music'
import { TERM, type Term, weightsOf } from './weights'

/** A neck by ids: `neckNamed('guitar', 'drop-d')`. */
export function neckNamed(instrument: string, tuning?: string, capo = 0): Neck {
  const row = INSTRUMENTS.find(({ id }) => id === instrument)!
  return neckOf(row, row.tunings.find(({ id }) => id === tuning) ?? row.tunings[0]!, capo)
}

function midiNamed(text: string): number {
  const note = parseNote(text)!
  return midiOf(note.name, note.octave!)
}

/** Onsets half a beat apart: `E2*4 B4 | B3 | G3`; `*4` sounds for four of them. */
export function notesOf(text: string): readonly Note[] {
  return text.split('|').flatMap((onset, index) =>
    onset
      .trim()
      .split(/\s+/)
      .filter((token) => token !== '')
      .map((token) => {
        const [name, length = '1'] = token.split('*')
        return { midi: midiNamed(name!), startBeat: index / 2, durationBeats: Number(length) / 2 }
      }),
  )
}

/** `string:fret/finger` of the new notes, grip by grip; an open string has no finger. */
export function placesOf({ grips }: HandRoute): string {
  return grips
    .map(({ sounding }) =>
      sounding
        .filter(({ isStruck }) => isStruck)
        .map(({ string, fret, finger }) => `${string}:${fret}${finger ? `/${finger}` : ''}`)
        .join(' '),
    )
    .join(' | ')
}

/** The claims of all routes of a plan. */
export function claimsOf(asked: readonly Note[], options: PlanOptions): readonly RouteClaim[] {
  const { neck } = options
  const { style, maxFret, leftOut, routes } = planMusic(asked, options)
  const weights = options.weights ?? weightsOf(style)
  const weightOf = (term: string) => weights[TERM[term as Term]]
  return routes.map((route) => ({ neck, asked, maxFret, weightOf, leftOut, route }))
}

/** Names of the proofs of a claim that do not hold. */
export function faultsOf(claim: RouteClaim): readonly (keyof HandProof)[] {
  const proof = checkRoute(claim)
  return (Object.keys(proof) as (keyof HandProof)[]).filter((name) => proof[name] === false)
}
