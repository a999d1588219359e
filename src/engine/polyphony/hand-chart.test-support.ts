/** Music and fingerings written as text for tests. */
import { INSTRUMENTS, type Neck, neckOf, STANDARD_NECK } from '../instrument/neck'
import { midiOf, parseNote } from '../theory/pitch'
import type { HandStyle } from './cost-table'
import type { HandNote, HandRequest, HandRoute } from './hand-plan'
import { planHand } from './plan-hand'
import { type HandClaim, type HandProof, verifyHand } from './verify-hand'

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
export function notesOf(text: string): readonly HandNote[] {
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

/** `string:fret/finger` of the new notes, onset by onset; an open string has no finger. */
export function placesOf({ onsets }: HandRoute): string {
  return onsets
    .map(({ sounding }, onset) =>
      sounding
        .filter(({ heldFrom }) => heldFrom === onset)
        .map(({ string, fret, finger }) => `${string}:${fret}${finger ? `/${finger}` : ''}`)
        .join(' '),
    )
    .join(' | ')
}

export function planText(text: string, style: HandStyle = 'lead', neck: Neck = STANDARD_NECK) {
  return planHand({ neck, style, notes: notesOf(text) })
}

/** The claims of all routes of a request. */
export function claimsOf(request: HandRequest): readonly HandClaim[] {
  const { style, maxFret, losses, routes } = planHand(request)
  const { neck, notes: asked } = request
  return routes.map((route) => ({ neck, asked, style, maxFret, losses, route }))
}

/** Names of the proofs of a claim that do not hold. */
export function faultsOf(claim: HandClaim): readonly (keyof HandProof)[] {
  const proof = verifyHand(claim)
  return (Object.keys(proof) as (keyof HandProof)[]).filter((name) => proof[name] === false)
}
