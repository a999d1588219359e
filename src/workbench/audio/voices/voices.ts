/** The voices, and what each of them renders for a note: the same in the page and in a worker. */
import type { Neck } from '#engine/instrument/neck'
import { renderDrum } from './drum-voice'
import { renderHeldNote } from './held-voice'
import { renderPianoNote } from './piano-voice'
import { harmonicMidiOf, type PluckedNote, renderPluckedNote, strokeOf } from './plucked-voice'

/** `guitar` is the instrument of the neck, whichever that is. */
export const VOICES = ['guitar', 'piano'] as const
export type Voice = (typeof VOICES)[number]

/** Of other tracks: `held` is what is bowed, blown or sung. */
export type TrackVoice = Voice | 'held' | 'drums'

export interface VoicedNote {
  readonly midi: number
  /** The string it is played on; without one, that with the lowest fret that sounds it. */
  readonly string?: number | undefined
  /** Of the tab; some are struck in another way or sound another pitch. */
  readonly technique?: string | undefined
}

/** What is to be rendered. Orders with equal keys sound the same. */
export interface RenderOrder {
  readonly key: string
  readonly kind: 'plucked' | 'piano' | 'held' | 'drums'
  /** Of a plucked note. */
  readonly plucked?: PluckedNote
  /** Of drums their General MIDI sound. */
  readonly midi: number
}

/** Range in which a plucked string is rendered well; beyond it the piano takes over. */
const LOWEST_PLUCKED_MIDI = 20
const HIGHEST_PLUCKED_MIDI = 100

/** MIDI of the open string, without capo, that sounds a note; the lowest string for what is below it. */
function openMidiFor({ midi, string }: VoicedNote, { strings, capo }: Neck): number {
  const own = string === undefined ? undefined : strings[string - 1]
  if (own && own.midi <= midi) return own.openMidi
  const opens = strings.map(({ openMidi }) => openMidi)
  const reached = opens.filter((open) => open + capo <= midi)
  return reached.length > 0 ? Math.max(...reached) : Math.min(...opens)
}

/** The order that a voice makes of a note on a neck. */
export function orderOf(voice: TrackVoice, note: VoicedNote, neck: Neck): RenderOrder {
  if (voice === 'drums' || voice === 'held')
    return { key: `${voice}.${note.midi}`, kind: voice, midi: note.midi }
  const openMidi = openMidiFor(note, neck)
  const stroke = strokeOf(note)
  const midi = stroke === 'harmonic' ? harmonicMidiOf(note, openMidi + neck.capo) : note.midi
  const isPlucked =
    voice === 'guitar' && midi >= LOWEST_PLUCKED_MIDI && midi <= HIGHEST_PLUCKED_MIDI
  if (!isPlucked) return { key: `piano.${midi}`, kind: 'piano', midi }
  const { family } = neck.instrument
  const plucked = { family, midi, openMidi: Math.min(midi, openMidi), stroke }
  const key = `${family}.${plucked.openMidi}.${midi}.${stroke}`
  return { key, kind: 'plucked', midi, plucked }
}

/** Renders an order, mono. */
export function renderOrder(
  { kind, plucked, midi }: RenderOrder,
  sampleRate: number,
): Float32Array<ArrayBuffer> {
  if (kind === 'drums') return renderDrum(midi, sampleRate)
  if (kind === 'held') return renderHeldNote(midi, sampleRate)
  return plucked ? renderPluckedNote(plucked, sampleRate) : renderPianoNote(midi, sampleRate)
}
