/** Places for notes in time. */
import { DomainError } from '#engine/errors'
import { FINGERS } from '#engine/hand/finger'
import type { FretPosition } from '#engine/instrument/fretboard'
import type { Neck } from '#engine/instrument/neck'
import type { Note, Pin } from '#engine/plan/note'
import { planMusic } from '#engine/plan/plan-music'
import type { Style } from '#engine/plan/weights'
import type { ScoreFinger } from '../score/score'

/** A note to be placed, in quarters. */
export interface UnplacedNote {
  readonly midi: number
  readonly startQuarters: number
  readonly durationQuarters: number
  readonly pin?: Pin | undefined
}

export interface PlannedNote {
  readonly string: number
  readonly fret: number
  readonly finger?: ScoreFinger
}

export interface NotePlan {
  /** The weights, and why those. */
  readonly weights: Style
  readonly weightsReason: string
  readonly cost: number
  /** In the order asked; `undefined` for a note that no hand can add to the others. */
  readonly places: readonly (PlannedNote | undefined)[]
}

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

function noteOf({ midi, startQuarters, durationQuarters, pin }: UnplacedNote): Note {
  const time = { midi, startBeat: startQuarters, durationBeats: durationQuarters }
  return pin ? { ...time, pin } : time
}

/**
 * Plans notes that all have a place on the neck, by start; what no hand can add to the others is
 * left out, doubled and inner notes first.
 *
 * @param style the weights; default as the planner chooses
 * @throws DomainError where pins leave notes no place.
 */
export function planNotes(
  notes: readonly UnplacedNote[],
  neck: Neck,
  style?: Style | undefined,
): NotePlan {
  const asked = notes.map(noteOf)
  const plan = planMusic(asked, { neck, reduce: true, ...(style && { style }) })
  const [lost] = plan.leftOut
  if (lost) {
    const path = `notes[${lost.notes[0]}]`
    const message = `No hand can keep what is asked for at beat ${lost.startBeat}`
    throw new DomainError('unplayable-chord', message, [{ path, message }])
  }
  const places: (PlannedNote | undefined)[] = notes.map(() => undefined)
  for (const { note, midi, string, fret, finger } of plan.routes[0]!.notes) {
    // A note that the reduction moved to another octave is another note.
    if (midi !== notes[note]!.midi) continue
    const name = FINGERS[finger]!
    places[note] = { string, fret, ...(name !== 'open' && { finger: name }) }
  }
  return {
    weights: plan.style,
    weightsReason: plan.styleReason,
    cost: plan.routes[0]!.cost,
    places,
  }
}

/** What places, one a note, cost by some weights; null where no hand can play them. */
export function priceOf(
  notes: readonly UnplacedNote[],
  places: readonly FretPosition[],
  neck: Neck,
  style: Style,
): number | null {
  const pinned = notes.map((note, index) => noteOf({ ...note, pin: places[index]! }))
  const { routes, leftOut } = planMusic(pinned, { neck, style })
  return leftOut.length === 0 ? routes[0]!.cost : null
}
