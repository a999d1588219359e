/** Onsets: the notes that start together, and those that still sound when they do. */
import type { HandNote, HandPin } from './hand-plan'

/** Notes that start within this of the first of them start together. */
const SAME_START_BEATS = 1 / 48
/** A note that ends within this after an onset does not overlap it. */
const OVERLAP_BEATS = 0.06
/** How long a note rings that is marked to ring, at least. */
const LET_RING_BEATS = 4
/** Held notes that the hand takes care of: the latest. */
const MOST_HELD = 5
/** New and held notes together. */
const MOST_SOUNDING = 6

/** A note as it is to sound. */
export interface SoundingNote {
  /** 0-based index into the notes asked for. */
  readonly note: number
  readonly midi: number
  readonly startBeat: number
  readonly endBeat: number
  readonly pin?: HandPin
}

export interface Onset {
  readonly startBeat: number
  /** Ascending by pitch. */
  readonly fresh: readonly SoundingNote[]
  /** Ascending by pitch; each was new or held at the onset before. */
  readonly held: readonly SoundingNote[]
  /** Would be held too, but more sounds than a hand takes care of: let go. */
  readonly lapsed: readonly SoundingNote[]
}

export type NewNotes = Omit<Onset, 'held' | 'lapsed'>

const byPitch = (a: SoundingNote, b: SoundingNote) => a.midi - b.midi || a.note - b.note

/** The notes by onset, in time, without those held. */
export function newNotesOf(notes: readonly HandNote[]): readonly NewNotes[] {
  const order = notes.map((_, index) => index)
  order.sort((a, b) => notes[a]!.startBeat - notes[b]!.startBeat || a - b)
  const groups: { startBeat: number; fresh: SoundingNote[] }[] = []
  for (const index of order) {
    const { midi, startBeat, durationBeats, letRing, pin } = notes[index]!
    let group = groups.at(-1)
    if (!group || startBeat - group.startBeat > SAME_START_BEATS) {
      group = { startBeat, fresh: [] }
      groups.push(group)
    }
    const beats = letRing ? Math.max(LET_RING_BEATS, durationBeats) : durationBeats
    const endBeat = startBeat + beats
    group.fresh.push({ note: index, midi, startBeat, endBeat, ...(pin && { pin }) })
  }
  for (const { fresh } of groups) fresh.sort(byPitch)
  return groups
}

const NONE_HELD: Pick<Onset, 'held' | 'lapsed'> = { held: [], lapsed: [] }

/** Held: sounds beyond the onset and is not struck again there; the latest, the lower first. */
function heldAt({ startBeat, fresh }: NewNotes, before: Onset): Pick<Onset, 'held' | 'lapsed'> {
  const rings = ({ endBeat, midi }: SoundingNote) =>
    endBeat > startBeat + OVERLAP_BEATS && fresh.every((note) => note.midi !== midi)
  if (!before.fresh.some(rings) && !before.held.some(rings)) return NONE_HELD
  const ringing = [...before.fresh, ...before.held].filter(rings)
  const most = Math.max(0, Math.min(MOST_HELD, MOST_SOUNDING - fresh.length))
  if (ringing.length > most) ringing.sort((a, b) => b.startBeat - a.startBeat || byPitch(a, b))
  return { held: ringing.slice(0, most).sort(byPitch), lapsed: ringing.slice(most) }
}

/**
 * Adds to each onset the notes that are held there.
 *
 * @example
 * holdNotes(newNotesOf([
 *   { midi: 40, startBeat: 0, durationBeats: 2 },
 *   { midi: 64, startBeat: 1, durationBeats: 1 },
 * ])).map(({ fresh, held }) => [fresh.length, held.length]) // => [[1,0],[1,1]]
 */
export function holdNotes(groups: readonly NewNotes[]): readonly Onset[] {
  const onsets: Onset[] = []
  for (const group of groups) {
    const before = onsets.at(-1)
    onsets.push({ ...group, ...(before ? heldAt(group, before) : NONE_HELD) })
  }
  return onsets
}
