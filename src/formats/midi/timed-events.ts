/** Events of a MIDI track by their tick. */
import type { MidiEvent } from 'midi-file'

type Untimed = MidiEvent extends infer Event
  ? Event extends MidiEvent
    ? Omit<Event, 'deltaTime'>
    : never
  : never

export interface TimedEvent {
  readonly tick: number
  /** At one tick the lower comes first: a note ends before the next one begins. */
  readonly order: number
  readonly event: Untimed
}

/** The track of some events: by tick and order, each with the ticks since the one before. */
export function trackOf(timed: readonly TimedEvent[]): MidiEvent[] {
  let before = 0
  const events = timed
    .toSorted((a, b) => a.tick - b.tick || a.order - b.order)
    .map(({ tick, event }) => {
      const deltaTime = tick - before
      before = tick
      return { ...event, deltaTime }
    })
  return [...events, { type: 'endOfTrack', meta: true, deltaTime: 0 }]
}
