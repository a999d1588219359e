/** The music of a tab that routes are planned for: its notes in time, tied ones joined. */
import type { Neck } from '#engine/instrument/neck'
import type { Pin } from '#engine/plan/note'
import type { RouteRequestNote } from '#engine/plan/route'
import { lengthBeatsOf, tickOf } from '#engine/tab/measure'
import type { Measure, TabNote } from '#engine/tab/tab-event'
import { techniquesOf } from '#formats/score/technique-table'
import { type Pins, planPinOf } from '../../editor/note-pins'

export interface RoutedNote {
  readonly note: TabNote
  /** Notes that are tied to it, and lie where it lies. */
  readonly tied: readonly TabNote[]
  /** Beats from the start of the piece. */
  readonly startBeat: number
  /** With what is tied to it. */
  readonly durationBeats: number
  /** A slide, a hammer-on, a harmonic or a dead note needs the string that it is written on. */
  readonly staysOnString: boolean
  /** Not asked for, but near notes that are: it stays where it is. */
  readonly isKept: boolean
  /** It starts before or after all that is asked for: where the hand comes from, and where it goes. */
  readonly isAround?: true
}

/** Starts before and after a selection whose places the plan weighs. */
const STARTS_AROUND = 16

type Growing = { -readonly [Key in keyof RoutedNote]: RoutedNote[Key] }

const endTickOf = ({ startBeat, durationBeats }: RoutedNote) => tickOf(startBeat + durationBeats)

/** Whether a note is slid or hammered to the next one on its string. */
function leadsOn(note: TabNote): boolean {
  return techniquesOf(note).some((technique) => technique === 'slide' || technique === 'hammer-on')
}

/** All notes by start, the last string first. */
function joinedNotesOf(measures: readonly Measure[]): readonly Growing[] {
  const notes: Growing[] = []
  const onString = new Map<number, Growing>()
  let measureStart = 0
  for (const measure of measures) {
    const inTime = measure.notes.toSorted((a, b) => a.startBeat - b.startBeat)
    for (const note of inTime) {
      const startBeat = measureStart + note.startBeat
      const before = onString.get(note.string)
      const continues =
        note.tied && before?.note.midi === note.midi && endTickOf(before) === tickOf(startBeat)
      if (continues) {
        before.tied = [...before.tied, note]
        before.durationBeats = startBeat + note.durationBeats - before.startBeat
        continue
      }
      const { durationBeats } = note
      const made: Growing = {
        note,
        tied: [],
        startBeat,
        durationBeats,
        staysOnString: techniquesOf(note).some((name) => name === 'harmonic' || name === 'dead'),
        isKept: false,
      }
      if (before && leadsOn(before.note)) {
        before.staysOnString = true
        made.staysOnString = true
      }
      notes.push(made)
      onString.set(note.string, made)
    }
    measureStart += lengthBeatsOf(measure)
  }
  return notes.sort((a, b) => a.startBeat - b.startBeat || b.note.string - a.note.string)
}

/**
 * The notes to plan.
 *
 * @param ids only these, with what sounds with them and what comes before and after; without it all
 * of the tab
 */
export function musicOf(
  measures: readonly Measure[],
  ids?: ReadonlySet<string>,
): readonly RoutedNote[] {
  const all = joinedNotesOf(measures)
  if (!ids) return all
  const isAsked = ({ note, tied }: RoutedNote) => [note, ...tied].some(({ id }) => ids.has(id))
  const asked = all.filter(isAsked)
  if (asked.length === 0) return []
  const first = tickOf(asked[0]!.startBeat)
  const last = Math.max(...asked.map(endTickOf))
  const starts = [...new Set(all.map(({ startBeat }) => tickOf(startBeat)))]
  const from = starts.filter((tick) => tick < first).slice(-STARTS_AROUND)[0] ?? first
  const to = starts.filter((tick) => tick >= last)[STARTS_AROUND] ?? Infinity
  return all
    .filter((note) => tickOf(note.startBeat) < to && endTickOf(note) > from)
    .map((note) => {
      if (isAsked(note)) return note
      const isAround = tickOf(note.startBeat) >= last || endTickOf(note) <= first
      return { ...note, isKept: true, ...(isAround && { isAround }) }
    })
}

/** What a note keeps in a plan: its place where it was not asked for, else its pin, else its string. */
export function pinOf(routed: RoutedNote, pins: Pins, neck: Neck): Pin | undefined {
  const { note, isKept, staysOnString } = routed
  const { string, fret } = note
  if (isKept) return { string, fret }
  const pin = planPinOf(note, pins, neck)
  return staysOnString ? { string, ...pin } : pin
}

/** How often notes begin that may move. */
export function askedOnsetsOf(notes: readonly RoutedNote[]): number {
  return new Set(notes.flatMap((note) => (note.isKept ? [] : [tickOf(note.startBeat)]))).size
}

/** How many of the notes may move. */
export function askedCountOf(notes: readonly RoutedNote[]): number {
  return notes.filter(({ isKept }) => !isKept).length
}

/**
 * The notes as the planner takes them; of two written voices the lower one is the bass.
 *
 * @param keep what each note must keep
 */
export function requestNotesOf(
  notes: readonly RoutedNote[],
  keep: (note: RoutedNote) => Pin | undefined = () => undefined,
): readonly RouteRequestNote[] {
  const isDivided = notes.some(({ note }) => note.voice !== undefined)
  return notes.map((routed) => {
    const { note, startBeat, durationBeats } = routed
    const pin = keep(routed)
    return {
      midi: note.midi,
      startBeat,
      durationBeats,
      ...(isDivided && { voice: note.voice === undefined ? 'melody' : 'bass' }),
      ...(techniquesOf(note).includes('let-ring') && { letRing: true }),
      ...(pin && { pin }),
    }
  })
}
