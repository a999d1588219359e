/** From what is due to what is heard: the one translation that live and exported sound share. */
import type { Neck } from '#engine/instrument/neck'
import { techniquesOf } from '#formats/technique-table'
import type { NotePlayer } from '../note-player'
import type { Voice } from '../voices/voices'
import { articulationOf } from './articulation'
import { pitchCurveOf } from './pitch-curve'
import type { PlaybackEvent } from './playback-state'

export interface SoundChoice {
  readonly voice: Voice
  /** The neck that the notes lie on. */
  readonly neck: Neck
  /** Clicks on the beats; a count-in clicks always. */
  readonly hasMetronome: boolean
  /** Whether the notes themselves are heard, or only the pulse to play along to. */
  readonly hasNotes: boolean
}

const NOTE_VELOCITY = 0.8

/** Hands one event to the player. */
export function soundEvent(player: NotePlayer, event: PlaybackEvent, choice: SoundChoice): void {
  if (event.type === 'note' && choice.hasNotes) {
    const { note, isLegato } = event.played
    const { string, midi, technique } = note
    const articulation = articulationOf(note)
    const curve = pitchCurveOf(event.played, event.durationSeconds)
    player.playNote({
      voice: choice.voice,
      neck: choice.neck,
      midi,
      string,
      technique,
      isLegato: isLegato === true || techniquesOf(note).includes('tap'),
      ...(curve && { pitch: { curve, seconds: event.durationSeconds } }),
      damperKey: `string-${string}`,
      timeSeconds: event.timeSeconds,
      durationSeconds: Math.min(
        articulation.longestSeconds,
        event.durationSeconds * articulation.lengthFactor,
      ),
      velocity: Math.min(1, NOTE_VELOCITY * articulation.velocityFactor),
    })
  }
  if (event.type === 'pulse' && (choice.hasMetronome || event.kind === 'count-in')) {
    player.playClick(event.beatInBar === 0 ? 'accent' : 'beat', event.timeSeconds)
  }
}
