/** The notes of a tab on another neck: each keeps its pitch and lies as near as it can to where it lay. */
import { type FretPosition, fretPositionsOf } from '#engine/instrument/fretboard'
import type { Neck } from '#engine/instrument/neck'
import { columnsOf } from '#engine/tab/measure'
import type { Measure, TabNote } from '#engine/tab/tab-event'
import { isPressedAnew, staysPressed, withPlayableFingers } from './keep-fingers'
import { withoutOverlaps } from './routed-tab'

/** A note that the new neck has no place for. */
export interface LeftOutNote {
  readonly note: TabNote
  readonly measureIndex: number
}

export interface MovedNotes {
  readonly measures: readonly Measure[]
  /** In order of time. */
  readonly leftOut: readonly LeftOutNote[]
  /** How many of the other notes lost their finger. */
  readonly unfingered: number
}

/** Cost of another string, in frets. */
const STRING_FRETS = 1.5
/** More than any distance on a neck: a note is left out only where nothing else helps. */
const LEFT_OUT_COST = 1000

interface Choice {
  readonly cost: number
  readonly places: readonly (FretPosition | undefined)[]
}

/**
 * Places for notes that begin together, one a string, as many as possible and as near as possible.
 *
 * @param raised frets that the capo went up
 */
function placeColumn(column: readonly TabNote[], neck: Neck, raised: number): Choice['places'] {
  let byTaken = new Map<number, Choice>([[0, { cost: 0, places: [] }]])
  for (const note of column) {
    const next = new Map<number, Choice>()
    const offer = (taken: number, cost: number, places: Choice['places']) => {
      if (cost < (next.get(taken)?.cost ?? Number.POSITIVE_INFINITY)) {
        next.set(taken, { cost, places })
      }
    }
    const possible = fretPositionsOf(note.midi, neck)
    for (const [taken, { cost, places }] of byTaken) {
      offer(taken, cost + LEFT_OUT_COST, [...places, undefined])
      for (const place of possible) {
        const bit = 1 << place.string
        const apart =
          Math.abs(place.fret + raised - note.fret) +
          STRING_FRETS * Math.abs(place.string - note.string)
        if ((taken & bit) === 0) offer(taken | bit, cost + apart, [...places, place])
      }
    }
    byTaken = next
  }
  const best = [...byTaken.values()].reduce((a, b) => (b.cost < a.cost ? b : a))
  return best.places
}

/** The note at a place; a finger that pressed another one is forgotten. */
function atPlace(note: TabNote, { string, fret }: FretPosition, keepsFinger: boolean): TabNote {
  if (note.string === string && note.fret === fret) return note
  if (keepsFinger) return { ...note, string, fret }
  const { finger: _before, ...unfingered } = note
  return { ...unfingered, string, fret }
}

/**
 * Moves every note to the new neck. Pitch, start, length and id stay; a note that would ring on
 * under a later one on its string ends where that one begins.
 *
 * @param from the neck that the notes lie on, where their pitches are not changed: fingers that
 * press the same point on both stay.
 */
export function moveNotes(measures: readonly Measure[], neck: Neck, from?: Neck): MovedNotes {
  const leftOut: LeftOutNote[] = []
  let unfingered = 0
  const raised = neck.capo - (from ?? neck).capo
  const moved = measures.map((measure, measureIndex) => {
    const pressedAnew = new Set<string>()
    const notes = columnsOf(measure.notes).flatMap((column) => {
      const places = placeColumn(column, neck, raised)
      return column.flatMap((note, index): readonly TabNote[] => {
        const place = places[index]
        if (place) {
          if (note.finger) unfingered += 1
          if (from && isPressedAnew(note, place, from, neck)) pressedAnew.add(note.id)
          return [atPlace(note, place, !!from && staysPressed(note, place, from, neck))]
        }
        leftOut.push({ note, measureIndex })
        return []
      })
    })
    const inOrder = notes.sort((a, b) => a.startBeat - b.startBeat || a.string - b.string)
    const fingered = withPlayableFingers(withoutOverlaps(inOrder), pressedAnew, neck)
    unfingered -= fingered.filter(({ finger }) => finger).length
    return { ...measure, notes: fingered }
  })
  return { measures: moved, leftOut, unfingered }
}
