/**
 * The proof of tab events: for each, whether its string and fret sound the pitch it claims, worked
 * out from the open strings alone, and whether its string is free for it.
 */
import type { Neck } from '../instrument/neck'
import { tickOf } from './measure'
import type { TabNote } from './tab-event'

export interface EventProof {
  readonly id: string
  /** Place of the event in the list, from 0. */
  readonly index: number
  readonly string: number
  readonly fret: number
  /** The pitch that the event claims. */
  readonly midi: number
  /** Open string + capo + fret; null when there is no such string or fret. */
  readonly expectedMidi: number | null
  readonly stringFretMatchesMidi: boolean
  /** On its string no other note starts with it, cuts it off or is cut off by it. */
  readonly playableTogether: boolean
}

type ProvenEvent = Pick<TabNote, 'id' | 'string' | 'fret' | 'midi' | 'startBeat' | 'durationBeats'>

/** An overlap of a sixteenth of a beat is a slur. */
const SLUR_TICKS = 3

/**
 * Proves each event, in order.
 *
 * @example
 * proveEvents(
 *   [{ id: 'a', string: 5, fret: 3, midi: 47, startBeat: 0, durationBeats: 1 }],
 *   STANDARD_NECK,
 * )[0].expectedMidi // => 48
 */
export function proveEvents(events: readonly ProvenEvent[], neck: Neck): readonly EventProof[] {
  const clashing = clashingEvents(events)
  return events.map((event, index) => {
    const { id, string, fret, midi } = event
    const expectedMidi = soundingMidiOf(string, fret, neck)
    const stringFretMatchesMidi = expectedMidi !== null && midi === expectedMidi
    const playableTogether = !clashing.has(event)
    return { id, index, string, fret, midi, expectedMidi, stringFretMatchesMidi, playableTogether }
  })
}

/** Events that share their start with another one of their string, or overlap the next start. */
function clashingEvents(events: readonly ProvenEvent[]): ReadonlySet<ProvenEvent> {
  const clashing = new Set<ProvenEvent>()
  const starts = new Map<number, Map<number, ProvenEvent[]>>()
  for (const event of events) {
    const ofString = starts.get(event.string) ?? new Map<number, ProvenEvent[]>()
    const tick = tickOf(event.startBeat)
    starts.set(event.string, ofString.set(tick, [...(ofString.get(tick) ?? []), event]))
  }
  for (const ofString of starts.values()) {
    const ticks = [...ofString.keys()].sort((a, b) => a - b)
    ticks.forEach((tick, at) => {
      const struck = ofString.get(tick)!
      if (struck.length > 1) for (const event of struck) clashing.add(event)
      const next = ofString.get(ticks[at + 1] ?? tick)!
      const room = (ticks[at + 1] ?? Number.POSITIVE_INFINITY) + SLUR_TICKS
      for (const earlier of struck) {
        if (tickOf(earlier.startBeat + earlier.durationBeats) <= room) continue
        for (const later of next) {
          if (later.fret !== earlier.fret) clashing.add(later).add(earlier)
        }
      }
    })
  }
  return clashing
}

/** Whether every event plays the pitch that it claims. */
export function isVerified(proof: readonly EventProof[]): boolean {
  return proof.every((event) => event.stringFretMatchesMidi)
}

/** Counted from the open note without capo, apart from `midiAt`. */
function soundingMidiOf(string: number, fret: number, neck: Neck): number | null {
  const open = neck.strings.find((row) => row.string === string)
  if (!open || !Number.isInteger(fret) || fret < 0 || fret > neck.maxFret) return null
  if (fret === 0) return open.openMidi + neck.capo
  return fret > open.startFret ? open.openMidi + neck.capo + (fret - open.startFret) : null
}
