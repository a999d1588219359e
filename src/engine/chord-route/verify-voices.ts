/**
 * Checks that voices stay where they were written: the melody on top, the bass lowest. It reads
 * pitches off strings and frets, and who sounds off the printed onsets.
 */
import type { Neck } from '../instrument/neck'
import type { ChordRequestNote, ChordRoute, VoiceProof } from './chord-route'

interface VoiceClaim extends Pick<ChordRoute, 'notes' | 'onsets'> {
  readonly asked: readonly ChordRequestNote[]
  readonly neck: Neck
}

const SAME_START_BEATS = 1 / 48

/** Whether a note sounds, as written, when another starts. */
function soundsWith(other: ChordRequestNote, { startBeat }: ChordRequestNote): boolean {
  if (Math.abs(other.startBeat - startBeat) <= SAME_START_BEATS) return true
  const end = other.startBeat + (other.heldBeats ?? other.durationBeats)
  return other.startBeat < startBeat && end > startBeat + SAME_START_BEATS
}

/** What a printed note sounds; no number for a string that the neck does not have. */
function soundingAt({ notes, neck }: VoiceClaim, note: number): number {
  const { string = 0, fret = 0 } = notes[note] ?? {}
  const open = neck.strings[string - 1]
  if (!open) return Number.NaN
  return fret === 0 ? open.midi : open.midi + fret - open.startFret
}

/** Whether the notes of a voice that are outermost as written are outermost as played. */
function staysOutermost(
  claim: VoiceClaim,
  voice: string,
  outermost: (...midis: readonly number[]) => number,
): boolean {
  const { asked, onsets } = claim
  return asked.every((note, index) => {
    const isOutermost = () =>
      asked.every(
        (other) => !soundsWith(other, note) || outermost(other.midi, note.midi) === note.midi,
      )
    if (note.voice !== voice || !isOutermost()) return true
    const onset = onsets.find((own) => own.notes.includes(index))
    if (!onset) return false
    const sounding = [...onset.notes, ...onset.held.map((held) => held.note)]
    const played = sounding.map((other) => soundingAt(claim, other))
    return soundingAt(claim, index) === outermost(...played)
  })
}

/** The proof of named voices. */
export function verifyVoices(claim: VoiceClaim): VoiceProof {
  const has = (voice: string) => claim.asked.some((note) => note.voice === voice)
  return {
    ...(has('melody') && { melodyOnTop: staysOutermost(claim, 'melody', Math.max) }),
    ...(has('bass') && { bassLowest: staysOutermost(claim, 'bass', Math.min) }),
  }
}
