/** Which notes are lit because they sound; several sources light them. */
import { type PitchFocus, soundingNotes } from '../../state/view-state'

export type LightSource = 'playback' | 'keyboard' | 'microphone'

const lit = new Map<LightSource, readonly PitchFocus[]>()

/** Lights the notes of one source and leaves those of the others. */
export function lightNotes(source: LightSource, notes: readonly PitchFocus[]): void {
  if (notes.length === 0 && (lit.get(source)?.length ?? 0) === 0) return
  lit.set(source, notes)
  soundingNotes.value = [...lit.values()].flat()
}
