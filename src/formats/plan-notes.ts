/** Places for notes in time, by the planner of lines or, where notes sound together, of the hand. */
import { DomainError } from '#engine/errors'
import type { FretPosition } from '#engine/instrument/fretboard'
import type { Neck } from '#engine/instrument/neck'
import type { HandPin } from '#engine/polyphony/hand-plan'
import { planHand } from '#engine/polyphony/plan-hand'
import { planRoutes } from '#engine/route/plan-routes'
import { C_MAJOR } from '#engine/theory/layer'
import type { ScoreFinger } from './score'

/** A note to be placed, in quarters. */
export interface UnplacedNote {
  readonly midi: number
  readonly startQuarters: number
  readonly durationQuarters: number
  readonly pin?: HandPin | undefined
}

export interface PlannedNote {
  readonly string: number
  readonly fret: number
  readonly finger?: ScoreFinger
}

export interface NotePlan {
  readonly model: 'line' | 'hand'
  readonly cost: number
  /** In the order asked; `undefined` for a note that no hand can add to the others. */
  readonly places: readonly (PlannedNote | undefined)[]
}

const HAND_FINGERS = [undefined, 'index', 'middle', 'ring', 'little'] as const
const SAME_START = 1 / 48
const OVERLAP = 0.06

/** Whether at most one note sounds at any time. */
export function isSingleLine(notes: readonly UnplacedNote[]): boolean {
  return notes.every((note, index) => {
    const before = notes[index - 1]
    if (!before) return true
    const isLater = note.startQuarters - before.startQuarters > SAME_START
    return isLater && note.startQuarters > before.startQuarters + before.durationQuarters - OVERLAP
  })
}

function planLine(
  notes: readonly UnplacedNote[],
  neck: Neck,
  written?: readonly FretPosition[],
): NotePlan & { readonly writtenCost?: number } {
  const { routes, writtenCost } = planRoutes({
    neck,
    // Places do not depend on it: it spells names.
    theory: C_MAJOR,
    limits: { limit: 1 },
    notes: notes.map(({ midi, startQuarters, durationQuarters, pin }) => ({
      midi,
      startBeat: startQuarters,
      durationBeats: durationQuarters,
      ...(pin && { pin }),
    })),
    ...(written && { written }),
  })
  const [route] = routes
  const { notes: placed, fingering, cost } = route!
  const places = placed.map(({ string, fret }, index): PlannedNote => {
    const { finger } = fingering.steps[index]!
    return { string, fret, ...(finger !== 'open' && { finger }) }
  })
  return { model: 'line', cost, places, ...(writtenCost !== undefined && { writtenCost }) }
}

function planTogether(
  notes: readonly UnplacedNote[],
  neck: Neck,
  whenUnplayable: 'refuse' | 'reduce',
): NotePlan {
  const plan = planHand({
    neck,
    whenUnplayable,
    notes: notes.map(({ midi, startQuarters, durationQuarters, pin }) => ({
      midi,
      startBeat: startQuarters,
      durationBeats: durationQuarters,
      ...(pin && { pin }),
    })),
  })
  const [route] = plan.routes
  const places: (PlannedNote | undefined)[] = notes.map(() => undefined)
  for (const { note, midi, string, fret, finger } of route!.notes) {
    if (midi !== notes[note]!.midi) continue
    const name = HAND_FINGERS[finger]
    places[note] = { string, fret, ...(name && { finger: name }) }
  }
  return { model: 'hand', cost: route!.cost, places }
}

/**
 * Plans notes that all have a place on the neck, by start.
 *
 * @throws DomainError where pins leave a note no place.
 */
export function planNotes(notes: readonly UnplacedNote[], neck: Neck): NotePlan {
  const isLine = isSingleLine(notes) && notes.every(({ pin }) => pin?.finger === undefined)
  return isLine ? planLine(notes, neck) : planTogether(notes, neck, 'reduce')
}

/** What places, one a note, cost by the same model; null where no hand can play them. */
export function priceOf(
  notes: readonly UnplacedNote[],
  places: readonly FretPosition[],
  neck: Neck,
  model: NotePlan['model'],
): number | null {
  if (model === 'line') return planLine(notes, neck, places).writtenCost ?? null
  try {
    const pinned = notes.map((note, index) => ({ ...note, pin: places[index]! }))
    return planTogether(pinned, neck, 'refuse').cost
  } catch (error) {
    if (error instanceof DomainError) return null
    throw error
  }
}
