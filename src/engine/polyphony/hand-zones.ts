/**
 * Neck zones: where on the neck a piece is played is what its pitches do not say. The best route
 * of each zone is a real alternative; the runner-up by cost alone differs in one grip.
 */
import { LEAST_DIFFERENCE, NECK_ZONES, type NeckZone } from '../route/neck-zones'
import type { HandWeights } from './cost-table'
import type { HandLayer } from './layers'
import { comparePaths, type HandPath, searchHand } from './search-hand'
import type { HandStates } from './state-table'

/** A zone's route lies in its zone with at least this part of its fretted notes, and so the hand. */
const LEAST_IN_ZONE = 0.5
/** A path that costs more than this many times the best is no alternative. */
const MOST_TIMES_THE_BEST = 3
/** Cost an onset at which that holds; below it nothing is dear. */
const CHEAP_ONSET = 20

export interface HandZonePath extends HandPath {
  /** `optimum`, or the zone whose best path this is. */
  readonly zone: string
}

function fretsOffZone(fret: number, zone: NeckZone): number {
  return fret === 0 ? 0 : Math.max(0, zone.startFret - fret, fret - zone.endFret)
}

function isHandInZone(hand: number, zone: NeckZone): boolean {
  return hand >= zone.startFret - 1 && hand <= zone.endFret
}

/** Frets that the new notes of a state lie off the zone, together. */
function distanceOf(states: HandStates, state: number, zone: NeckZone): number {
  let distance = 0
  for (let column = 0; column < states.freshCount; column++) {
    distance += fretsOffZone(states.frets[state * states.noteCount + column]!, zone)
  }
  return distance
}

const nearestByStates = new WeakMap<HandStates, Map<NeckZone, Uint16Array>>()

/** The states whose new notes lie nearest to the zone, worked out once. */
function nearestStates(states: HandStates, zone: NeckZone): Uint16Array {
  let byZone = nearestByStates.get(states)
  if (!byZone) {
    byZone = new Map()
    nearestByStates.set(states, byZone)
  }
  let nearest = byZone.get(zone)
  if (!nearest) {
    const distances = Array.from(states.all, (state) => distanceOf(states, state, zone))
    const least = Math.min(...distances)
    nearest = states.all.filter((state) => distances[state] === least)
    byZone.set(zone, nearest)
  }
  return nearest
}

const cutToZone = (layers: readonly HandLayer[], zone: NeckZone): readonly HandLayer[] =>
  layers.map((layer) => ({ ...layer, alive: nearestStates(layer.states, zone) }))

/** Visits every new note of a path: its layer, its column and the state there. */
function eachNewNote(
  layers: readonly HandLayer[],
  path: HandPath,
  visit: (states: HandStates, state: number, column: number, layer: number) => void,
): void {
  for (let index = 0; index < layers.length; index++) {
    const { states } = layers[index]!
    for (let column = 0; column < states.freshCount; column++) {
      visit(states, path.states[index]!, column, index)
    }
  }
}

function liesInZone(layers: readonly HandLayer[], path: HandPath, zone: NeckZone): boolean {
  let fretted = 0
  let inside = 0
  let handInside = 0
  eachNewNote(layers, path, (states, state, column) => {
    const fret = states.frets[state * states.noteCount + column]!
    if (fret === 0) return
    fretted++
    if (fretsOffZone(fret, zone) === 0) inside++
    if (isHandInZone(states.hand[state]!, zone)) handInside++
  })
  return Math.min(inside, handInside) >= fretted * LEAST_IN_ZONE
}

/** Whether two paths lay enough of the notes on different strings. */
function isAnother(layers: readonly HandLayer[], path: HandPath, better: HandPath): boolean {
  let notes = 0
  let different = 0
  eachNewNote(layers, path, (states, state, column, layer) => {
    notes++
    const other = better.states[layer]! * states.noteCount + column
    if (states.strings[state * states.noteCount + column] !== states.strings[other]) different++
  })
  return different >= notes * LEAST_DIFFERENCE
}

export interface HandZonePaths {
  /** Best first. */
  readonly paths: readonly HandZonePath[]
  /** Zones that were not searched, for the bound on the work. */
  readonly zonesLeftOut: readonly string[]
}

const statesIn = (layers: readonly HandLayer[]) =>
  layers.reduce((sum, { alive }) => sum + alive.length, 0)

/**
 * The optimum and the zone paths that differ from it and from better ones, best first.
 *
 * @param mostZoneStates the searches of zones, from the nut up, walk through so many states together
 */
export function searchHandZones(
  layers: readonly HandLayer[],
  weights: HandWeights,
  limit: number,
  mostZoneStates = Infinity,
): HandZonePaths {
  const kept: HandZonePath[] = [{ ...searchHand(layers, weights), zone: 'optimum' }]
  if (limit === 1) return { paths: kept, zonesLeftOut: [] }
  const most = MOST_TIMES_THE_BEST * Math.max(kept[0]!.total, CHEAP_ONSET * layers.length)
  const others: HandZonePath[] = []
  const zonesLeftOut: string[] = []
  let room = mostZoneStates
  for (const zone of NECK_ZONES) {
    const cut = cutToZone(layers, zone)
    room -= statesIn(cut)
    if (room < 0) {
      zonesLeftOut.push(zone.id)
      continue
    }
    const path = searchHand(cut, weights)
    if (path.total <= most && liesInZone(layers, path, zone))
      others.push({ ...path, zone: zone.id })
  }
  for (const path of others.sort(comparePaths)) {
    if (kept.length === limit) break
    if (kept.every((better) => isAnother(layers, path, better))) kept.push(path)
  }
  return { paths: kept, zonesLeftOut }
}
