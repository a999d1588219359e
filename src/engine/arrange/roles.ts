/** Which notes of a score are its melody, its bass and what lies between. */
import type { Role, ScoreNote } from './arrangement'

// biome-ignore format: one line a part
const ROLE_OF_VOICE: Readonly<Record<string, Role>> = {
  melody: 'melody', soprano: 'melody', lead: 'melody', top: 'melody', vocal: 'melody', vocals: 'melody',
  bass: 'bass',
  harmony: 'harmony', inner: 'harmony', alto: 'harmony', tenor: 'harmony', chords: 'harmony', accompaniment: 'harmony',
}
const RIGHT_HAND: ReadonlySet<string> = new Set(['right', 'right hand', 'rh', 'treble'])
const LEFT_HAND: ReadonlySet<string> = new Set(['left', 'left hand', 'lh'])

/**
 * The part that a name of a track tells, as `voice` of its notes: `Piano, left hand` → `left`.
 *
 * @example
 * voiceNamedIn('Piano RH') // => "rh"
 * voiceNamedIn('Track 2') // => undefined
 */
export function voiceNamedIn(name: string): string | undefined {
  const words = name.toLowerCase().match(/[a-z]+/g) ?? []
  return words.find(
    (word) => RIGHT_HAND.has(word) || LEFT_HAND.has(word) || Object.hasOwn(ROLE_OF_VOICE, word),
  )
}

const SAME_START_BEATS = 1 / 48
/** A lone note this far below others nearby is no melody. */
const FAR_BELOW_SEMITONES = 12
const NEARBY_BEATS = 1

const wordOf = ({ voice }: ScoreNote) => voice?.trim().toLowerCase()

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
  const words = score.map((note) => wordOf(note) ?? '')
  const right = score.filter((_, index) => RIGHT_HAND.has(words[index]!))
  const left = score.filter((_, index) => LEFT_HAND.has(words[index]!))
  return score.map((note, index) => {
    const word = words[index]!
    if (Object.hasOwn(ROLE_OF_VOICE, word)) return ROLE_OF_VOICE[word]!
    if (RIGHT_HAND.has(word)) return roleInHand(right, note, true)
    if (LEFT_HAND.has(word)) return roleInHand(left, note, false)
    return roleByPlace(score, note)
  })
}
