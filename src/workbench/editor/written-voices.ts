/** The written voices of notes: the melody with its stems up, the bass with its stems down. */
import type { LowerVoice, TabNote } from '#engine/tab/tab-event'
import { type Measures, mapNotes } from './edit-tab'

/** Voices that a note can be given here; files may bring a third and a fourth. */
export const VOICE_NAMES = ['melody', 'bass'] as const
export type VoiceName = (typeof VOICE_NAMES)[number]

const VOICE_NUMBERS: Readonly<Record<VoiceName, LowerVoice | undefined>> = {
  melody: undefined,
  bass: 2,
}

/** Whether all of some notes are written in a voice. */
export function areInVoice(
  measures: Measures,
  ids: ReadonlySet<string>,
  voice: VoiceName,
): boolean {
  const notes = measures.flatMap((measure) => measure.notes.filter(({ id }) => ids.has(id)))
  return notes.length > 0 && notes.every((note) => note.voice === VOICE_NUMBERS[voice])
}

/** Writes notes in a voice; the same tab where they are in it. */
export function setVoice(measures: Measures, ids: ReadonlySet<string>, name: VoiceName): Measures {
  const voice = VOICE_NUMBERS[name]
  return mapNotes(measures, ids, (note): TabNote => {
    if (note.voice === voice) return note
    const { voice: _before, ...unvoiced } = note
    return voice === undefined ? unvoiced : { ...unvoiced, voice }
  })
}
