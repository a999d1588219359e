/** A path of the search as a route: strings, frets and fingers, onset by onset and note by note. */
import type { Neck } from '../instrument/neck'
import type { HandWindow } from '../route/hand-window'
import type { HandWeights } from './cost-table'
import { breakdownOf } from './hand-breakdown'
import type {
  HandBarre,
  HandCostPart,
  HandNote,
  HandRoute,
  OnsetGrip,
  PlacedNote,
  SoundingString,
} from './hand-plan'
import type { HandZonePath } from './hand-zones'
import type { HandLayer } from './layers'
import type { FingeredPath } from './refinger-path'
import type { HandPath } from './search-hand'

/** The barres of a grip, the lower finger first. */
function barresOf(sounding: readonly SoundingString[]): readonly HandBarre[] {
  return [1, 2, 3, 4].flatMap((finger) => {
    const places = sounding.filter((place) => place.finger === finger)
    if (places.length < 2) return []
    const strings = places.map(({ string }) => string)
    const fret = places[0]!.fret
    return [{ finger, fret, fromString: Math.max(...strings), toString: Math.min(...strings) }]
  })
}

function gripsOf(layers: readonly HandLayer[], path: HandPath): readonly OnsetGrip[] {
  const struckAt = new Map<number, number>()
  const grips: OnsetGrip[] = []
  for (const [index, { onset, states }] of layers.entries()) {
    const state = path.states[index]!
    const before = grips.at(-1)?.sounding ?? []
    const wasSounding = (note: number) => before.some((other) => other.note === note)
    const sounding: SoundingString[] = []
    const letGo: number[] = []
    for (const [column, { note, midi }] of [...onset.fresh, ...onset.held].entries()) {
      const at = state * states.noteCount + column
      const string = states.strings[at]!
      if (column < states.freshCount) struckAt.set(note, index)
      if (string > 0) {
        const [fret, finger] = [states.frets[at]!, states.fingers[at]!]
        sounding.push({ note, midi, string, fret, finger, heldFrom: struckAt.get(note)! })
      } else if (wasSounding(note)) letGo.push(note)
    }
    for (const { note } of onset.lapsed) if (wasSounding(note)) letGo.push(note)
    const barres = barresOf(sounding)
    grips.push({ startBeat: onset.startBeat, hand: states.hand[state]!, sounding, barres, letGo })
  }
  return grips
}

function placedNotesOf(
  grips: readonly OnsetGrip[],
  asked: readonly HandNote[],
): readonly PlacedNote[] {
  const placed = new Map<number, PlacedNote & { heldTo: number }>()
  for (const [onset, { sounding, barres }] of grips.entries()) {
    for (const { note, midi, string, fret, finger, heldFrom } of sounding) {
      const struck = placed.get(note)
      if (heldFrom < onset && struck) {
        struck.heldTo = onset
        continue
      }
      const barre = barres.some((other) => other.finger === finger)
      const voice = asked[note]!.voice
      const place = { note, midi, string, fret, finger, barre, onset, heldTo: onset }
      placed.set(note, voice === undefined ? place : { ...place, voice })
    }
  }
  return [...placed.values()].sort((a, b) => a.note - b.note)
}

/** What fingers cost beyond those that the places were chosen by is taken off again. */
function waivedFor(total: number, placesTotal: number): readonly HandCostPart[] {
  return total > placesTotal ? [{ term: 'fingers-waived', cost: placesTotal - total }] : []
}

/** The route of a path under its fingers, for the notes asked for. */
export function handRouteOf(
  { zone, total: placesTotal }: HandZonePath,
  path: FingeredPath,
  asked: readonly HandNote[],
  neck: Neck,
  weights: HandWeights,
  window?: HandWindow,
): HandRoute {
  const onsets = gripsOf(path.layers, path)
  return {
    zone,
    cost: Math.min(path.total, placesTotal),
    breakdown: [
      ...breakdownOf(onsets, neck, weights, window),
      ...waivedFor(path.total, placesTotal),
    ],
    notes: placedNotesOf(onsets, asked),
    onsets,
  }
}
