/** What a MIDI file says, in the words of this page: melodic tracks, tempos and signatures. */
import type { MidiData, MidiEvent } from 'midi-file'

/** A note in quarter notes from the start of the song. */
export interface SongNote {
  /** 0–127. */
  readonly midi: number
  readonly startQuarter: number
  readonly durationQuarters: number
}

export interface SongTrack {
  /** As the file names it, else by its number. */
  readonly name: string
  /** By start, then pitch. */
  readonly notes: readonly SongNote[]
}

export interface MidiSong {
  readonly title: string | undefined
  /** Tracks with notes; drums are left out. */
  readonly tracks: readonly SongTrack[]
  /** By start; the first begins at 0. */
  readonly tempos: readonly { readonly startQuarter: number; readonly quarterBpm: number }[]
  readonly signatures: readonly {
    readonly startQuarter: number
    readonly timeSignature: readonly [number, number]
  }[]
}

/** General MIDI keeps this channel for drums. */
const DRUM_CHANNEL = 9
const DEFAULT_QUARTER_BPM = 120
const DEFAULT_TICKS_PER_QUARTER = 480

interface TimedEvent {
  readonly event: MidiEvent
  readonly quarter: number
}

function timedEvents(track: readonly MidiEvent[], ticksPerQuarter: number): readonly TimedEvent[] {
  let tick = 0
  return track.map((event) => {
    tick += event.deltaTime
    return { event, quarter: tick / ticksPerQuarter }
  })
}

/** Pairs note-ons with note-offs, first in first out; what never ends lasts a quarter. */
function notesByChannel(events: readonly TimedEvent[]): ReadonlyMap<number, readonly SongNote[]> {
  const channels = new Map<number, SongNote[]>()
  const open = new Map<string, number[]>()
  for (const { event, quarter } of events) {
    if (event.type !== 'noteOn' && event.type !== 'noteOff') continue
    const { channel, noteNumber: midi } = event
    const key = `${channel}:${midi}`
    const starts = open.get(key) ?? []
    if (event.type === 'noteOn' && event.velocity > 0) {
      open.set(key, [...starts, quarter])
      continue
    }
    const [startQuarter, ...later] = starts
    if (startQuarter === undefined) continue
    open.set(key, later)
    const notes = channels.get(channel) ?? []
    notes.push({ midi, startQuarter, durationQuarters: quarter - startQuarter })
    channels.set(channel, notes)
  }
  for (const [key, starts] of open) {
    const [channel, midi] = key.split(':').map(Number)
    const notes = channels.get(channel!) ?? []
    for (const startQuarter of starts) {
      notes.push({ midi: midi!, startQuarter, durationQuarters: 1 })
    }
    if (notes.length > 0) channels.set(channel!, notes)
  }
  return channels
}

function textOf(events: readonly TimedEvent[]): string | undefined {
  for (const { event } of events) {
    if (event.type === 'trackName' && event.text.trim() !== '') return event.text.trim()
  }
  return undefined
}

function tracksOf(tracks: readonly (readonly TimedEvent[])[]): readonly SongTrack[] {
  return tracks.flatMap((events, index) => {
    const channels = [...notesByChannel(events)].filter(([channel]) => channel !== DRUM_CHANNEL)
    const name = textOf(events) ?? `Track ${index + 1}`
    return channels.map(([channel, notes]) => ({
      name: channels.length > 1 ? `${name}, channel ${channel + 1}` : name,
      notes: [...notes].sort((a, b) => a.startQuarter - b.startQuarter || a.midi - b.midi),
    }))
  })
}

/** Reads a parsed file. */
export function songOf(file: MidiData): MidiSong {
  const ticksPerQuarter = file.header.ticksPerBeat ?? DEFAULT_TICKS_PER_QUARTER
  const tracks = file.tracks.map((track) => timedEvents(track, ticksPerQuarter))
  const all = tracks.flat().sort((a, b) => a.quarter - b.quarter)
  const tempos = all.flatMap(({ event, quarter }) =>
    event.type === 'setTempo'
      ? [{ startQuarter: quarter, quarterBpm: 60e6 / event.microsecondsPerBeat }]
      : [],
  )
  const signatures = all.flatMap(({ event, quarter }) =>
    event.type === 'timeSignature'
      ? [
          {
            startQuarter: quarter,
            timeSignature: [event.numerator, event.denominator] as const,
          },
        ]
      : [],
  )
  return {
    title: tracks[0] && textOf(tracks[0]),
    tracks: tracksOf(tracks),
    tempos:
      tempos[0]?.startQuarter === 0
        ? tempos
        : [{ startQuarter: 0, quarterBpm: DEFAULT_QUARTER_BPM }, ...tempos],
    signatures:
      signatures[0]?.startQuarter === 0
        ? signatures
        : [{ startQuarter: 0, timeSignature: [4, 4] }, ...signatures],
  }
}
