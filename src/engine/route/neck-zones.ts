/**
 * Neck zones: what the pitches of a melody do not say is *where on the neck* it is played. The best
 * route of each zone is a real alternative; the runner-up by cost alone differs in one note.
 *
 * Measured on the same human tab as the cost table: the best of the optimum and four zone routes
 * agrees with 77.6 % of the human placements, the best of five plain k-best with 58.3 %.
 */
import type { NoteLayer } from './note-layers'
import { type StatePath, searchBest } from './search-best'

export interface NeckZone {
  readonly id: string
  readonly startFret: number
  readonly endFret: number
}

export const NECK_ZONES: readonly NeckZone[] = [
  { id: 'frets 1-4', startFret: 1, endFret: 4 },
  { id: 'frets 4-8', startFret: 4, endFret: 8 },
  { id: 'frets 7-11', startFret: 7, endFret: 11 },
  { id: 'frets 11-16', startFret: 11, endFret: 16 },
]

/** Routes that share more of their places than this are one route to a player. */
export const LEAST_DIFFERENCE = 0.2
/** A zone's route lies in its zone with at least this part of its fretted notes. */
const LEAST_IN_ZONE = 0.5

/**
 * Only while a zone's route is looked for: as many notes in the zone as possible, the others near
 * it, then the cheapest. It hangs on places alone, so the fingers found are the best for them.
 */
const OUTSIDE_ZONE_CHARGE = 1000
const OUTSIDE_ZONE_CHARGE_PER_FRET = 100

function zoneChargeOf(fret: number, zone: NeckZone): number {
  if (fret === 0) return 0
  const distance = Math.max(0, zone.startFret - fret, fret - zone.endFret)
  return distance === 0 ? 0 : OUTSIDE_ZONE_CHARGE + OUTSIDE_ZONE_CHARGE_PER_FRET * distance
}

/** Copies layers with the zone's charge added, each distinct layer once. */
function chargedLayers(layers: readonly NoteLayer[], zone: NeckZone): readonly NoteLayer[] {
  const charged = new Map<NoteLayer, NoteLayer>()
  return layers.map((layer) => {
    let copy = charged.get(layer)
    if (!copy) {
      const { alive, states } = layer
      const cost = layer.cost.map(
        (own, index) => own + zoneChargeOf(states.fret[alive[index]!]!, zone),
      )
      copy = { ...layer, cost }
      charged.set(layer, copy)
    }
    return copy
  })
}

export interface ZonePath extends StatePath {
  /** `optimum`, or the zone whose best route this is. */
  readonly zone: string
}

/** The best path of a zone at its own cost; `undefined` where it lies mostly elsewhere. */
function searchZone(
  layers: readonly NoteLayer[],
  zone: NeckZone,
  anchorHandFret: number | undefined,
): ZonePath | undefined {
  const path = searchBest(chargedLayers(layers, zone), anchorHandFret)
  let charge = 0
  let fretted = 0
  let inside = 0
  path.states.forEach((state, note) => {
    const fret = layers[note]!.states.fret[state]!
    const own = zoneChargeOf(fret, zone)
    charge += own
    if (fret === 0) return
    fretted++
    if (own === 0) inside++
  })
  if (inside < fretted * LEAST_IN_ZONE) return undefined
  return { ...path, total: path.total - charge, zone: zone.id }
}

/** How many notes of two paths lie on different places. */
export function differingNotesOf(
  layers: readonly NoteLayer[],
  one: Uint8Array,
  other: Uint8Array,
): number {
  let count = 0
  for (let note = 0; note < layers.length; note++) {
    const { place } = layers[note]!.states
    if (place[one[note]!] !== place[other[note]!]) count++
  }
  return count
}

function compareStates(layers: readonly NoteLayer[], one: Uint8Array, other: Uint8Array): number {
  for (let note = 0; note < layers.length; note++) {
    const { place, finger } = layers[note]!.states
    const [a, b] = [one[note]!, other[note]!]
    const difference = place[a]! - place[b]! || finger[a]! - finger[b]!
    if (difference !== 0) return difference
  }
  return 0
}

/** Every zone path that costs no less than the optimum and differs from it and from better ones. */
export function searchZones(
  layers: readonly NoteLayer[],
  limit: number,
  anchorHandFret?: number,
): readonly ZonePath[] {
  const optimum: ZonePath = { ...searchBest(layers, anchorHandFret), zone: 'optimum' }
  const others = NECK_ZONES.flatMap((zone) => searchZone(layers, zone, anchorHandFret) ?? []).sort(
    (a, b) =>
      a.total - b.total ||
      a.shifts - b.shifts ||
      a.fretSum - b.fretSum ||
      compareStates(layers, a.states, b.states),
  )
  const kept = [optimum]
  for (const path of others) {
    if (kept.length === limit) break
    const isNew = kept.every(
      (better) =>
        differingNotesOf(layers, better.states, path.states) >= LEAST_DIFFERENCE * layers.length,
    )
    if (isNew) kept.push(path)
  }
  return kept
}
