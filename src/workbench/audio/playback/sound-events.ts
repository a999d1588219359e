/** From what is due to what is heard: the one translation that live and exported sound share. */
import type { Neck } from '#engine/instrument/neck'
import type { TabNote } from '#engine/tab/tab-event'
import { type Technique, techniquesOf } from '#formats/score/technique-table'
import type { NotePlayer } from '../note-player'
import type { Voice } from '../voices/voices'
import { type BackingPart, faderNameOf, voiceOfTrack } from './backing-state'
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
  /** The fader of the tab's notes, where it has one. */
  readonly fader?: string | undefined
  /** The other tracks, whose notes carry their indexes. */
  readonly tracks?: readonly BackingPart[] | undefined
  /** The neck that the notes lie on. */
  readonly neck: Neck
  /** Clicks on the beats; a count-in clicks always. */
  readonly hasMetronome: boolean
  /** Whether the notes themselves are heard, or only the pulse to play along to. */
  readonly hasNotes: boolean
}

const NOTE_VELOCITY = 0.8

/** Hi-hats, closed, by foot and open: one silences the other. */
const HATS: ReadonlySet<number> = new Set([42, 44, 46])

/** How a note is struck, in the tab as in other tracks. */
function struck({
  played,
  timeSeconds,
  durationSeconds,
}: Extract<PlaybackEvent, { type: 'note' | 'backing' }>) {
  const { note, isLegato } = played
  const articulation = articulationOf(note)
  const curve = pitchCurveOf(played, durationSeconds)
  return {
    midi: note.midi,
    technique: note.technique,
    isLegato: isLegato === true || techniquesOf(note).includes('tap'),
    ...(curve && { pitch: { curve, seconds: durationSeconds } }),
    timeSeconds,
    durationSeconds: Math.min(
      articulation.longestSeconds,
      durationSeconds * articulation.lengthFactor,
    ),
    velocity: Math.min(1, NOTE_VELOCITY * articulation.velocityFactor),
  }
}

/** Hands one event to the player. */
export function soundEvent(player: NotePlayer, event: PlaybackEvent, choice: SoundChoice): void {
  if (event.type === 'note' && choice.hasNotes) {
    const { string } = event.played.note
    player.playNote({
      ...struck(event),
      voice: choice.voice,
      neck: choice.neck,
      string,
      ...(choice.fader !== undefined && { fader: choice.fader }),
      damperKey: `string-${string}`,
    })
  }
  const part = event.type === 'backing' && choice.tracks?.[event.played.track]
  if (part) {
    const { note, track } = event.played
    const fader = faderNameOf(track)
    const voice = voiceOfTrack(part)
    const isHat = voice === 'drums' && HATS.has(note.midi)
    player.playNote({
      ...struck(event),
      // Strokes ring as long as they do, however they are written.
      ...(voice === 'drums' && { durationSeconds: Number.POSITIVE_INFINITY }),
      voice,
      neck: part.neck ?? choice.neck,
      fader,
      damperKey: `${fader}-${isHat ? 'hat' : note.string}`,
    })
  }
  if (event.type === 'pulse' && (choice.hasMetronome || event.kind === 'count-in')) {
    player.playClick(event.beatInBar === 0 ? 'accent' : 'beat', event.timeSeconds)
  }
}
