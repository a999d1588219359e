/** A tab as MIDI: tempo and time signatures on the first track, the instrument on the second. */
import type { MidiData } from 'midi-file'
import type { InstrumentFamily, InstrumentRow } from '#engine/instrument/instrument-table'
import { lengthBeatsOf, TICKS_PER_BEAT, tickOf } from '#engine/tab/measure'
import type { Measure } from '#engine/tab/tab-event'
import { type TimedEvent, trackOf } from '#formats/midi/timed-events'

/** A multiple of the tab's own ticks for every beat unit, so that no note is moved. */
const TICKS_PER_QUARTER = 480
/**
 * General MIDI programs, counted from 0: steel and nylon guitar, fingered bass, banjo; it has no
 * ukulele or mandolin, and players of the format take these guitars for them.
 */
const PROGRAMS: Readonly<Record<InstrumentFamily, number>> = {
  guitar: 25,
  bass: 33,
  ukulele: 24,
  mandolin: 25,
  banjo: 105,
}
const VELOCITY = 88
const MICROSECONDS_PER_MINUTE = 60e6
const METRONOME_CLOCKS = 24

/** The file as `midi-file` writes it. */
export function midiOfTab(
  title: string,
  measures: readonly Measure[],
  { name, family }: Pick<InstrumentRow, 'name' | 'family'>,
): MidiData {
  const conductor: TimedEvent[] = [
    { tick: 0, order: 0, event: { type: 'trackName', meta: true, text: title } },
  ]
  const played: TimedEvent[] = [
    { tick: 0, order: 0, event: { type: 'trackName', meta: true, text: name } },
    {
      tick: 0,
      order: 1,
      event: { type: 'programChange', channel: 0, programNumber: PROGRAMS[family] },
    },
  ]
  let start = 0
  let signatureBefore = ''
  let tempoBefore = 0
  for (const measure of measures) {
    const [numerator, denominator] = measure.timeSignature
    const ticksPerBeat = (TICKS_PER_QUARTER * 4) / denominator
    // Beats are units of the denominator, tempos of a MIDI file are quarters.
    const microsecondsPerBeat = Math.round(
      ((MICROSECONDS_PER_MINUTE / measure.tempo) * denominator) / 4,
    )
    if (signatureBefore !== `${numerator}/${denominator}`) {
      conductor.push({
        tick: start,
        order: 1,
        event: {
          type: 'timeSignature',
          meta: true,
          numerator,
          denominator,
          metronome: METRONOME_CLOCKS,
          thirtyseconds: 8,
        },
      })
    }
    if (tempoBefore !== microsecondsPerBeat) {
      conductor.push({
        tick: start,
        order: 2,
        event: { type: 'setTempo', meta: true, microsecondsPerBeat },
      })
    }
    signatureBefore = `${numerator}/${denominator}`
    tempoBefore = microsecondsPerBeat
    const tickAt = (beat: number) =>
      start + Math.round((tickOf(beat) * ticksPerBeat) / TICKS_PER_BEAT)
    for (const { midi: noteNumber, startBeat, durationBeats } of measure.notes) {
      const from = tickAt(startBeat)
      const to = Math.max(from + 1, tickAt(startBeat + durationBeats))
      played.push(
        {
          tick: from,
          order: 3,
          event: { type: 'noteOn', channel: 0, noteNumber, velocity: VELOCITY },
        },
        { tick: to, order: 2, event: { type: 'noteOff', channel: 0, noteNumber, velocity: 0 } },
      )
    }
    start += Math.round(lengthBeatsOf(measure) * ticksPerBeat)
  }
  return {
    header: { format: 1, numTracks: 2, ticksPerBeat: TICKS_PER_QUARTER },
    tracks: [trackOf(conductor), trackOf(played)],
  }
}
