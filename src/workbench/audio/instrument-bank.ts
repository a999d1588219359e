/** Rendered notes and clicks, kept so that each is made once for a sample rate. */
import { STANDARD_TUNING } from '#engine/instrument/tuning'
import { type GuitarNote, renderGuitarNote, usualPlaceOf } from './guitar-voice'
import { type ClickKind, renderClick } from './metronome-click'
import { renderPianoNote } from './piano-voice'

export const VOICES = ['guitar', 'piano'] as const
export type Voice = (typeof VOICES)[number]

interface BankNote {
  readonly midi: number
  /** Where a guitar plays it; without a place, the lowest fret that sounds it. */
  readonly string?: number | undefined
}

export interface InstrumentBank {
  readonly noteBuffer: (voice: Voice, note: BankNote) => AudioBuffer
  readonly clickBuffer: (kind: ClickKind) => AudioBuffer
}

/** About 45 MB of samples at most; the oldest notes make room. */
const MAX_NOTES = 100
const OPEN_MIDIS = STANDARD_TUNING.strings.map((open) => open.midi)
/** Range in which a plucked string is rendered well; beyond it the piano takes over. */
const LOWEST_GUITAR_MIDI = 28
const HIGHEST_GUITAR_MIDI = 100

function placeOf({ midi, string }: BankNote): GuitarNote {
  const openMidi = string === undefined ? undefined : OPEN_MIDIS[string - 1]
  if (string === undefined || openMidi === undefined || midi < openMidi) {
    return usualPlaceOf(midi, OPEN_MIDIS)
  }
  return { midi, string, fret: midi - openMidi }
}

/** A bank whose buffers play in any context of this sample rate. */
export function createInstrumentBank(sampleRate: number): InstrumentBank {
  const notes = new Map<string, AudioBuffer>()
  const clicks = new Map<ClickKind, AudioBuffer>()

  const bufferOf = (samples: Float32Array<ArrayBuffer>) => {
    const buffer = new AudioBuffer({ length: samples.length, sampleRate })
    buffer.copyToChannel(samples, 0)
    return buffer
  }

  return {
    noteBuffer: (voice, note) => {
      const place = placeOf(note)
      const isPlucked =
        voice === 'guitar' && note.midi >= LOWEST_GUITAR_MIDI && note.midi <= HIGHEST_GUITAR_MIDI
      const key = isPlucked ? `${place.midi}.${place.string}` : `piano.${note.midi}`
      const kept = notes.get(key)
      const buffer =
        kept ??
        bufferOf(
          isPlucked ? renderGuitarNote(place, sampleRate) : renderPianoNote(note.midi, sampleRate),
        )
      // Last used goes to the end, so the first key is the one that waited longest.
      notes.delete(key)
      notes.set(key, buffer)
      if (notes.size > MAX_NOTES) notes.delete(notes.keys().next().value!)
      return buffer
    },
    clickBuffer: (kind) => {
      const buffer = clicks.get(kind) ?? bufferOf(renderClick(kind, sampleRate))
      clicks.set(kind, buffer)
      return buffer
    },
  }
}
