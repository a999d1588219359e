/** Which notes of a score are its melody, its bass and what lies between. */
import type { Role, ScoreNote } from './arrangement'
import { partNamed } from './parts'

/**
 * The part that a name of a track tells, as `voice` of its notes: `Piano, left hand` → `left`.
 *
 * @example
 * voiceNamedIn('Piano RH') // => "rh"
 * voiceNamedIn('Track 2') // => undefined
 */
export function voiceNamedIn(name: string): string | undefined {
  const words = name.toLowerCase().match(/[a-z]+/g) ?? []
  return words.find((word) => partNamed(word) !== undefined)
}

const SAME_START_BEATS = 1 / 48
/** A lone note this far below others nearby is no melody. */
const FAR_BELOW_SEMITONES = 12
const NEARBY_BEATS = 1

/** Notes that sound when one starts, itself among them. */
function soundingWith(score: readonly ScoreNote[], note: ScoreNote): readonly ScoreNote[] {
  return score.filter(
    ({ startBeat, durationBeats }) =>
      startBeat <= note.startBeat + SAME_START_BEATS &&
      startBeat + durationBeats > note.startBeat + SAME_START_BEATS,
  )
}

function roleByPlace(score: readonly ScoreNote[], note: ScoreNote): Role {
  const midis = soundingWith(score, note).map(({ midi }) => midi)
  const hasHigherNearby = score.some(
    ({ midi, startBeat }) =>
      Math.abs(startBeat - note.startBeat) <= NEARBY_BEATS &&
      midi > note.midi + FAR_BELOW_SEMITONES,
  )
  if (note.midi >= Math.max(...midis) && !hasHigherNearby) return 'melody'
  return note.midi <= Math.min(...midis) ? 'bass' : 'harmony'
}

/** The role of a hand's note: the right one has the melody on top, the left one the bass below. */
function roleInHand(own: readonly ScoreNote[], note: ScoreNote, isRight: boolean): Role {
  const midis = soundingWith(own, note).map(({ midi }) => midi)
  if (isRight) return note.midi >= Math.max(...midis) ? 'melody' : 'harmony'
  return note.midi <= Math.min(...midis) ? 'bass' : 'harmony'
}

/**
 * The role of each note: by the name of its voice, by its hand, else by what sounds with it.
 *
 * @example
 * rolesOf([
 *   { midi: 40, startBeat: 0, durationBeats: 2 },
 *   { midi: 55, startBeat: 0, durationBeats: 1 },
 *   { midi: 64, startBeat: 0, durationBeats: 1 },
 * ]) // => ["bass","harmony","melody"]
 */
export function rolesOf(score: readonly ScoreNote[]): readonly Role[] {
  const parts = score.map(({ voice }) => partNamed(voice)?.role)
  const right = score.filter((_, index) => parts[index] === 'right')
  const left = score.filter((_, index) => parts[index] === 'left')
  return score.map((note, index) => {
    const part = parts[index]
    if (part === undefined) return roleByPlace(score, note)
    if (part === 'right') return roleInHand(right, note, true)
    return part === 'left' ? roleInHand(left, note, false) : part
  })
}
