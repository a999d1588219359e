/** Notes of a MIDI track, channel by channel. */
import type { MidiEvent } from 'midi-file'
import { familyOf } from '#engine/instrument/family-table'
import { INSTRUMENTS } from '#engine/instrument/neck'
import { plainText, utf8Of } from '../score/text'

/** It keeps this channel for drums. */
export const DRUM_CHANNEL = 9
export const CHANNELS = 16

/** Id of the instrument that a program is best played on. */
export function instrumentIdOf(program: number): string {
  const row = INSTRUMENTS.find((instrument) => {
    const [first, last] = familyOf(instrument).programsRead ?? []
    return first !== undefined && last !== undefined && program >= first && program <= last
  })
  return row?.id ?? 'guitar'
}

export interface PlayedNote {
  readonly midi: number
  readonly startQuarters: number
  readonly durationQuarters: number
}

export interface PlayedTrack {
  readonly name: string
  readonly channel: number
  readonly program: number
  readonly notes: readonly PlayedNote[]
}

/** Name of a track; empty where it has none. */
export function nameOf(events: readonly MidiEvent[]): string {
  for (const event of events) {
    if (event.type === 'trackName') {
      const bytes = Uint8Array.from(event.text, (character) => character.charCodeAt(0))
      return plainText(utf8Of(bytes) ?? event.text)
    }
  }
  return ''
}

/** Notes of each channel: the first that began of a pitch ends first; what never ends lasts a quarter. */
export function readTrack(
  events: readonly MidiEvent[],
  ticks: number,
  name: string,
): readonly PlayedTrack[] {
  const notes = Array.from({ length: CHANNELS }, (): PlayedNote[] => [])
  const programs = Array.from({ length: CHANNELS }, () => 0)
  const open = new Map<number, { starts: number[]; next: number }>()
  let tick = 0
  for (const event of events) {
    tick += event.deltaTime
    if (event.type === 'programChange') programs[event.channel] ||= event.programNumber
    if (event.type !== 'noteOn' && event.type !== 'noteOff') continue
    const { channel, noteNumber } = event
    const key = channel * 128 + noteNumber
    let queue = open.get(key)
    if (!queue) {
      queue = { starts: [], next: 0 }
      open.set(key, queue)
    }
    if (event.type === 'noteOn' && event.velocity > 0) queue.starts.push(tick)
    else {
      const start = queue.starts[queue.next]
      if (start === undefined) continue
      queue.next++
      notes[channel]!.push({
        midi: noteNumber,
        startQuarters: start / ticks,
        durationQuarters: (tick - start) / ticks,
      })
    }
  }
  for (const [key, { starts, next }] of open) {
    for (const start of starts.slice(next)) {
      notes[Math.floor(key / 128)]!.push({
        midi: key % 128,
        startQuarters: start / ticks,
        durationQuarters: 1,
      })
    }
  }
  const channels = notes.flatMap((own, channel) => (own.length > 0 ? [channel] : []))
  return channels.map((channel) => ({
    name: channels.length > 1 ? `${name}, channel ${channel + 1}` : name,
    channel,
    program: programs[channel]!,
    notes: notes[channel]!.sort((a, b) => a.startQuarters - b.startQuarters || a.midi - b.midi),
  }))
}
