/**
 * Plans the fretting hand for notes that sound together: strings, frets, fingers, barres and hand
 * positions for a piece, by the model of `cost-table.ts`, exactly.
 */
import type { Neck } from '../instrument/neck'
import { weightsOf } from './cost-table'
import type { HandPlan, HandRequest } from './hand-plan'
import { handRouteOf } from './hand-route'
import { searchHandZones } from './hand-zones'
import { layersOf } from './layers'
import { holdNotes, newNotesOf } from './onsets'
import { lossesOf, reduceOnsets } from './reduce-notes'
import { refingerPath } from './refinger-path'
import { refuseOnset } from './refuse-onset'
import type { HandSetting } from './state-cache'

/** The highest fret that is used: the one asked for, as far as the neck goes. */
function maxFretOf(neck: Neck, asked = neck.maxFret): number {
  return Math.min(asked, neck.maxFret)
}

/**
 * Plans routes, best first: the optimum, then the best routes of other neck zones that lay at
 * least 20 % of the notes on other strings and cost no more than three times as much. Time and
 * memory grow with the number of onsets. A held note stays on its string or is let go, whichever
 * costs less; every note let go is named at its onset.
 *
 * @throws DomainError `unplayable-pitch` for a pitch that the neck does not have under the limits,
 * `unplayable-chord` where no hand can play an onset as it is written or pinned.
 * @throws RangeError without notes, or for a midi outside 0–127 or a beat that is no number.
 * @example
 * planHand({ neck: STANDARD_NECK, notes: [48, 52, 55, 60, 64].map((midi) => (
 *   { midi, startBeat: 0, durationBeats: 4 })) }).routes[0].notes
 *   .map(({ string, fret, finger }) => `S${string}F${fret}:${finger}`).join(' ')
 * // => "S5F3:3 S4F2:2 S3F0:0 S2F1:1 S1F0:0"
 */
export function planHand(request: HandRequest): HandPlan {
  const {
    neck,
    notes,
    style = 'lead',
    limit = 1,
    whenUnplayable = 'refuse',
    mostStates = Infinity,
  } = request
  const { nameOf = (midi: number) => `MIDI ${midi}` } = request
  if (notes.length === 0) throw new RangeError('a route needs at least one note')
  for (const { midi, startBeat, durationBeats } of notes) {
    if (!Number.isInteger(midi) || midi < 0 || midi > 127) throw new RangeError(`midi ${midi}`)
    if (!(startBeat >= 0) || !(durationBeats > 0)) throw new RangeError(`beat ${startBeat}`)
  }
  const maxFret = maxFretOf(neck, request.maxFret)
  const setting: HandSetting = { neck, maxFret, style, ease: request.ease ?? 'hard', mostStates }
  const written = newNotesOf(notes)
  const groups = whenUnplayable === 'reduce' ? reduceOnsets(written, setting) : written
  const layers = layersOf(holdNotes(groups), setting, request.window)
  const unplayable = layers.find(({ states }) => states.count === 0)
  if (unplayable) refuseOnset(unplayable.onset, { neck, maxFret, ease: setting.ease, nameOf })
  const weights = weightsOf(style)
  const { paths, zonesLeftOut } = searchHandZones(layers, weights, limit, request.mostZoneStates)
  const routes = paths.map((path) => {
    const own = refingerPath(path, layers, setting, request.window)
    return handRouteOf(path, own, notes, neck, weights, request.window)
  })
  return {
    style,
    maxFret,
    // Other fingers may have made a route cheaper.
    routes: routes.toSorted((a, b) => a.cost - b.cost),
    zonesLeftOut,
    losses: lossesOf(notes, groups),
  }
}
