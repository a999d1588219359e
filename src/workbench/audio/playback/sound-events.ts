/** From what is due to what is heard: the one translation that live and exported sound share. */
import type { Neck } from '#engine/instrument/neck'
import type { TabNote } from '#engine/tab/tab-event'
import { type Technique, techniquesOf } from '#formats/score/technique-table'
import type { NotePlayer } from '../note-player'
import type { Voice } from '../voices/voices'
import { pitchCurveOf } from './pitch-curve'
import type { PlaybackEvent } from './playback-state'

/** How a technique sounds here: for how much of its time a note rings, and how hard it is struck. */
interface Articulation {
  /** Part of its written length. */
  readonly lengthFactor: number
  /** Seconds that it rings at most. */
  readonly longestSeconds: number
  /** Of the velocity of a plain note. */
  readonly velocityFactor: number
}

const PLAIN: Articulation = {
  lengthFactor: 1,
  longestSeconds: Number.POSITIVE_INFINITY,
  velocityFactor: 1,
}

/** Of the others, `pitch-curve` and `stroke` know how they sound. */
const SOUNDS: Partial<Record<Technique, Partial<Articulation>>> = {
  dead: { longestSeconds: 0.04, velocityFactor: 0.7 },
  'palm-mute': { longestSeconds: 0.3, velocityFactor: 0.85 },
  staccato: { lengthFactor: 0.5 },
  ghost: { velocityFactor: 0.5 },
  accent: { velocityFactor: 1.25 },
  'let-ring': { lengthFactor: Number.POSITIVE_INFINITY },
}

/** Of all techniques of a note together. */
export function articulationOf(note: Pick<TabNote, 'technique'>): Articulation {
  let all = PLAIN
  for (const technique of techniquesOf(note)) {
    const own = SOUNDS[technique]
    if (!own) continue
    all = {
      lengthFactor: all.lengthFactor * (own.lengthFactor ?? 1),
      longestSeconds: Math.min(all.longestSeconds, own.longestSeconds ?? Number.POSITIVE_INFINITY),
      velocityFactor: all.velocityFactor * (own.velocityFactor ?? 1),
    }
  }
  return all
}

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
