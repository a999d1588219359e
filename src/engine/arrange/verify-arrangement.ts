/**
 * Checks a finished arrangement against its score, from the printed route and the printed changes.
 * Written apart from what reduces and counts: it takes nothing from there.
 */
import { FINGERS } from '../hand/finger'
import { parseChordSymbol } from '../harmony/chord-symbol'
import type { Ease } from '../plan/fingerings'
import type { Route } from '../plan/route'
import { parseRoot, pitchClassOf } from '../theory/pitch'
import type { Kept, NoteChange, Role, ScoreNote } from './arrangement'

/** A chord symbol over a stretch of time, with the tones of it that are said not to sound. */
export interface PrintedChord {
  /** As it sounds. */
  readonly symbol: string
  readonly startBeat: number
  readonly durationBeats: number
  readonly missing: readonly string[]
  /** Those that a grip may leave out. */
  readonly leftOut: readonly string[]
}

export interface ArrangementClaim {
  readonly score: readonly ScoreNote[]
  readonly roles: readonly Role[]
  readonly keep: readonly Role[]
  readonly transpose: number
  readonly ease: Ease
  readonly changes: readonly NoteChange[]
  readonly kept: Kept
  readonly route: Pick<Route, 'notes' | 'onsets' | 'fingering' | 'tabNotes'>
  /** The score's index of each note of the route. */
  readonly sources: readonly number[]
  /** Chords that the harmony was made of; none for a score. */
  readonly chords?: readonly PrintedChord[]
}

export interface ArrangementProof {
  /** Every note sounds at its pitch and time, or is named with what became of it. */
  readonly everyNoteAccountedFor: boolean
  /** Every melody note that is wanted sounds at its pitch. */
  readonly melodyKept: boolean
  /**
   * Where a melody note is struck, nothing struck with it is higher; under chord symbols nothing that
   * they added still sounds above it either.
   */
  readonly melodyOnTop: boolean
  /** Where a bass note starts, the lowest note struck is it, in its octave or another. */
  readonly bassLowest: boolean
  /** No finger stretches and no barre is laid that the difficulty rules out. */
  readonly withinDifficulty: boolean
  /** The tones that chord symbols ask for sound while the chord does, or are named as missing or left out. */
  readonly chordTonesTold: boolean
  /** The counts of kept notes, and of chord tones, are those of the route. */
  readonly countsAreTrue: boolean
}

const SAME_START_BEATS = 1 / 48
const ROUNDING_BEATS = 1e-6
const sameClass = (a: number, b: number) => (a - b) % 12 === 0

/** Pitches struck at the time of a note of the score. */
function struckWith({ route }: ArrangementClaim, startBeat: number): readonly number[] {
  return route.tabNotes
    .filter((event) => Math.abs(event.startBeat - startBeat) <= SAME_START_BEATS)
    .map(({ midi }) => midi)
}

function isAccountedFor(claim: ArrangementClaim, note: number): boolean {
  const { score, transpose, sources, route, changes } = claim
  const { midi, startBeat } = score[note]!
  const wanted = midi + transpose
  const at = sources.indexOf(note)
  const event = route.tabNotes[at]
  const own = changes.filter((change) => change.note === note && change.kind !== 'shortened')
  if (own.length > 1) return false
  const [change] = own
  if (!change) return event?.midi === wanted && event.startBeat === startBeat
  if (change.kind === 'moved') {
    return event?.midi === wanted + change.semitones && change.semitones % 12 === 0
  }
  if (event) return false
  return (
    change.kind !== 'shared' || struckWith(claim, startBeat).includes(wanted + change.semitones)
  )
}

/** The notes of a role that are wanted, as they are to sound. */
function wantedOf({ score, roles, keep, transpose }: ArrangementClaim, role: Role) {
  if (!keep.includes(role)) return []
  return score
    .filter((_, index) => roles[index] === role)
    .map(({ midi, startBeat }) => ({ midi: midi + transpose, startBeat }))
}

const EASE_LIMITS = {
  easy: { stretch: 0, barres: [] },
  medium: { stretch: 1, barres: ['index'] },
  hard: undefined,
} as const satisfies Record<
  Ease,
  { readonly stretch: number; readonly barres: readonly string[] } | undefined
>

function isWithinDifficulty({ ease, route }: ArrangementClaim): boolean {
  const limits = EASE_LIMITS[ease]
  if (!limits) return true
  const barres: readonly string[] = limits.barres
  const isInReach = route.fingering.steps.every(({ finger, fret, handPositionFret }) => {
    const own = handPositionFret + FINGERS.indexOf(finger) - 1
    return fret === 0 || fret - own <= limits.stretch
  })
  return (
    isInReach &&
    (route.onsets ?? []).every((onset) =>
      onset.barres.every(({ finger }) => barres.includes(finger)),
    )
  )
}

interface ChordClasses {
  readonly chord: PrintedChord
  readonly asked: ReadonlySet<number>
  readonly heard: readonly number[]
}

/** Pitch classes that a chord asks for, and those of them that are struck or sound while it lasts. */
function chordClassesOf({ route }: ArrangementClaim, chord: PrintedChord): ChordClasses {
  const { symbol, ...time } = chord
  const { tones, bass } = parseChordSymbol(symbol)!
  const asked = new Set([...tones, ...(bass ? [bass] : [])].map(pitchClassOf))
  const end = time.startBeat + time.durationBeats
  const sounding = route.tabNotes.filter(
    ({ startBeat, durationBeats }) =>
      end - startBeat > ROUNDING_BEATS &&
      startBeat + durationBeats - time.startBeat > ROUNDING_BEATS,
  )
  const heard = sounding.map(({ midi }) => midi % 12).filter((own) => asked.has(own))
  return { chord, asked, heard }
}

/** Whether what is said not to sound of each chord, and nothing else of it, does not sound. */
function areChordTonesTold(chords: readonly ChordClasses[]): boolean {
  return chords.every(({ chord, asked, heard }) => {
    const told = [...chord.missing, ...chord.leftOut].map((name) => pitchClassOf(parseRoot(name)!))
    return (
      new Set([...heard, ...told]).size === asked.size &&
      told.every((own) => asked.has(own) && !heard.includes(own))
    )
  })
}

function areChordCountsTrue({ kept }: ArrangementClaim, classes: readonly ChordClasses[]): boolean {
  const asked = classes.reduce((sum, own) => sum + own.asked.size, 0)
  const heard = classes.reduce((sum, own) => sum + new Set(own.heard).size, 0)
  return kept.pitchClasses.of === asked && kept.pitchClasses.kept === heard
}

function areCountsTrue(claim: ArrangementClaim, chords?: readonly ChordClasses[]): boolean {
  const { score, roles, keep, kept, changes, route } = claim
  const wanted = score.filter((_, index) => keep.includes(roles[index]!)).length
  const shared = changes.filter(({ kind }) => kind === 'shared').length
  const melody = wantedOf(claim, 'melody')
  const heard = melody.filter((note) => struckWith(claim, note.startBeat).includes(note.midi))
  return (
    kept.notes.of === wanted &&
    kept.notes.kept === route.notes.length + shared &&
    kept.melody.of === melody.length &&
    kept.melody.kept === heard.length &&
    (!chords || areChordCountsTrue(claim, chords))
  )
}

/** Whether the lowest pitch struck with a bass note is its own, played as bass or shared with another part. */
function isLowest(
  claim: ArrangementClaim,
  { midi, startBeat }: { midi: number; startBeat: number },
) {
  const { score, roles, changes, sources, route } = claim
  const starts = (other: { readonly startBeat: number }) =>
    Math.abs(other.startBeat - startBeat) <= SAME_START_BEATS
  const lowest = Math.min(...struckWith(claim, startBeat))
  const isPlayedAsBass = route.tabNotes.some(
    (event, at) => event.midi === lowest && starts(event) && roles[sources[at]!] === 'bass',
  )
  const isShared = changes.some(
    ({ note, role, kind }) => role === 'bass' && kind === 'shared' && starts(score[note]!),
  )
  return sameClass(lowest, midi) && (isPlayedAsBass || isShared)
}

/** Whether a melody note that is struck has nothing above it: struck with it, or ringing on of a chord. */
function isOnTop(
  claim: ArrangementClaim,
  { midi, startBeat }: { midi: number; startBeat: number },
): boolean {
  const { roles, sources, route, chords = [] } = claim
  const struck = struckWith(claim, startBeat)
  if (!struck.includes(midi)) return true
  const ringing = route.tabNotes.filter(
    (event, at) =>
      chords.length > 0 &&
      roles[sources[at]!] !== 'melody' &&
      event.startBeat < startBeat &&
      event.startBeat + event.durationBeats > startBeat + SAME_START_BEATS,
  )
  return [...struck, ...ringing.map((event) => event.midi)].every((other) => other <= midi)
}

/** Every proof of an arrangement. */
export function verifyArrangement(claim: ArrangementClaim): ArrangementProof {
  const melody = wantedOf(claim, 'melody')
  const bass = wantedOf(claim, 'bass')
  const chords = claim.chords?.map((chord) => chordClassesOf(claim, chord))
  return {
    everyNoteAccountedFor: claim.score.every((_, note) => isAccountedFor(claim, note)),
    melodyKept: melody.every(({ midi, startBeat }) => struckWith(claim, startBeat).includes(midi)),
    melodyOnTop: melody.every((note) => isOnTop(claim, note)),
    bassLowest: bass.every((note) => isLowest(claim, note)),
    withinDifficulty: isWithinDifficulty(claim),
    chordTonesTold: areChordTonesTold(chords ?? []),
    countsAreTrue: areCountsTrue(claim, chords),
  }
}
