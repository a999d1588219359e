/**
 * Notes that still sound when others start: a string sounds one note at a time, and one hand holds
 * what sounds together. What cannot be held ends where the other notes start.
 */
import { fretsOfPositions } from '../hand/refinger'
import type { FretPosition } from '../instrument/fretboard'
import type { Neck } from '../instrument/neck'
import { isPlayable } from '../plan/reduce/playable'
import type { ClaimedNote } from './checked-onset'
import { tryToHold } from './hold'
import { type Mistake, mistakeOf } from './mistake-table'

/** A note that ends within this after an onset does not overlap it. */
const OVERLAP_BEATS = 0.06

/** A note on the neck. */
export interface SoundingClaim {
  readonly claim: ClaimedNote
  readonly midi: number
}

/** A note that ends before its time. */
export interface EarlyEnd {
  readonly claim: ClaimedNote
  readonly endBeat: number
  readonly mistake: Mistake
}

const nameOf = ({ string, fret }: FretPosition) => `S${string}F${fret}`

/** Whether four fingers hold the places: as grips are taught, or as far as hands reach. */
export function isInHand(notes: readonly SoundingClaim[], neck: Neck): boolean {
  const places = notes.map(({ claim }) => claim)
  if (new Set(places.map(({ string }) => string)).size < places.length) return false
  if (tryToHold(fretsOfPositions(places, neck), neck).isPlayable) return true
  const pinned = notes.map(({ claim: { string, fret }, midi }, note) => ({
    note,
    midi,
    pin: { string, fret },
  }))
  return isPlayable(pinned, { neck, maxFret: neck.maxFret, ease: 'hard' })
}

function endOf({ claim }: SoundingClaim, endBeat: number, what: string): EarlyEnd {
  const code = what.startsWith('string') ? 'cut-off' : 'not-held'
  const message = `${nameOf(claim)} of beat ${claim.startBeat} still sounds at beat ${endBeat}: ${what}; it ends there`
  return { claim, endBeat, mistake: mistakeOf(code, message) }
}

/** Follows what sounds from onset to onset. */
export function followHeldNotes(neck: Neck): {
  /** The notes that end early where these start. */
  readonly strike: (struck: readonly SoundingClaim[], startBeat: number) => readonly EarlyEnd[]
} {
  let ringing: readonly SoundingClaim[] = []
  const strike = (struck: readonly SoundingClaim[], startBeat: number) => {
    const ends: EarlyEnd[] = []
    const still = ringing.filter(
      ({ claim: { startBeat: from, heldBeats, durationBeats } }) =>
        from + (heldBeats ?? durationBeats) > startBeat + OVERLAP_BEATS,
    )
    let held = still.filter((own) => {
      const other = struck.find(({ claim }) => claim.string === own.claim.string)
      if (!other) return true
      // The same place struck again needs no word.
      if (other.claim.fret !== own.claim.fret) {
        const what = `string ${own.claim.string} sounds one note, and ${nameOf(other.claim)} starts`
        ends.push(endOf(own, startBeat, what))
      }
      return false
    })
    // Where the struck notes alone are too much, what is held is not the reason.
    if (held.length > 0 && isInHand(struck, neck)) {
      const names = struck.map(({ claim }) => nameOf(claim)).join(' ')
      while (held.length > 0 && !isInHand([...held, ...struck], neck)) {
        const [earliest, ...rest] = held
        ends.push(endOf(earliest!, startBeat, `no hand keeps it while it plays ${names}`))
        held = rest
      }
    }
    ringing = [...held, ...struck].sort((a, b) => a.claim.startBeat - b.claim.startBeat)
    return ends
  }
  return { strike }
}

/** Notes that are looked at one by one and in pairs; more fill no hand anyway. */
const MOST_NOTES = 8

/** All sets of so many of the notes. */
function setsOf(
  notes: readonly SoundingClaim[],
  size: number,
): readonly (readonly SoundingClaim[])[] {
  if (size === 0) return [[]]
  return notes.flatMap((note, index) =>
    setsOf(notes.slice(index + 1), size - 1).map((rest) => [note, ...rest]),
  )
}

/**
 * The sets of one note, or else of two, without which a hand holds at least two others. Empty where
 * there is no such set.
 */
export function notesInTheWay(
  notes: readonly SoundingClaim[],
  neck: Neck,
): readonly (readonly SoundingClaim[])[] {
  if (notes.length > MOST_NOTES) return []
  for (const size of [1, 2]) {
    if (notes.length < size + 2) break
    const sets = setsOf(notes, size).filter((set) =>
      isInHand(
        notes.filter((note) => !set.includes(note)),
        neck,
      ),
    )
    if (sets.length > 0) return sets
  }
  return []
}
