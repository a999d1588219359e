/** The voices, and what each of them renders for a note: the same in the page and in a worker. */
import { STANDARD_NECK } from '#engine/instrument/neck'
import { type GuitarNote, renderGuitarNote, usualPlaceOf } from './guitar-voice'
import { renderPianoNote } from './piano-voice'

export const VOICES = ['guitar', 'piano'] as const
export type Voice = (typeof VOICES)[number]

export interface VoicedNote {
  readonly midi: number
  /** Where a guitar plays it; without a place, the lowest fret that sounds it. */
  readonly string?: number | undefined
}

/** What is to be rendered. Orders with equal keys sound the same. */
export interface RenderOrder {
  readonly key: string
  readonly isPlucked: boolean
  readonly place: GuitarNote
}

const OPEN_MIDIS = STANDARD_NECK.strings.map((open) => open.midi)
/** Range in which a plucked string is rendered well; beyond it the piano takes over. */
const LOWEST_GUITAR_MIDI = 28
const HIGHEST_GUITAR_MIDI = 100

function placeOf({ midi, string }: VoicedNote): GuitarNote {
  const openMidi = string === undefined ? undefined : OPEN_MIDIS[string - 1]
  if (string === undefined || openMidi === undefined || midi < openMidi) {
    return usualPlaceOf(midi, OPEN_MIDIS)
  }
  return { midi, string, fret: midi - openMidi }
}

/** The order that a voice makes of a note. */
export function orderOf(voice: Voice, note: VoicedNote): RenderOrder {
  const place = placeOf(note)
  const isPlucked =
    voice === 'guitar' && note.midi >= LOWEST_GUITAR_MIDI && note.midi <= HIGHEST_GUITAR_MIDI
  return {
    key: isPlucked ? `${place.midi}.${place.string}` : `piano.${note.midi}`,
    isPlucked,
    place,
  }
}

/** Renders an order, mono. */
export function renderOrder(
  { isPlucked, place }: RenderOrder,
  sampleRate: number,
): Float32Array<ArrayBuffer> {
  return isPlucked ? renderGuitarNote(place, sampleRate) : renderPianoNote(place.midi, sampleRate)
}
