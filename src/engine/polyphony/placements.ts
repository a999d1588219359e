/** Placements: every way to lay the notes of an onset on different strings. */
import type { Neck } from '../instrument/neck'
import type { Onset, SoundingNote } from './onsets'
import { fretMmOf, fretOn } from './places'
import { WIDEST_REACH_MM } from './reach-table'

/** String and fret by column: the new notes, then the held ones. */
export interface Placement {
  /** 0 for a held note that is let go. */
  readonly strings: readonly number[]
  readonly frets: readonly number[]
}

/** The frets that a note may take, by string; −1 for none. */
function fretsOf(note: SoundingNote, isHeld: boolean, neck: Neck, maxFret: number) {
  const pin = note.pin
  return neck.strings.map(({ string }) => {
    const fret = fretOn(neck, string, note.midi, maxFret)
    if (pin?.string !== undefined && pin.string !== string) return -1
    if (pin?.fret !== undefined && pin.fret !== fret) return -1
    if (isHeld || fret < 0) return fret
    if (pin?.finger !== undefined && (pin.finger === 0) !== (fret === 0)) return -1
    return pin?.barre && fret === 0 ? -1 : fret
  })
}

/** Notes of one pitch without pins: exchanging their strings changes nothing. */
function isTwin(note: SoundingNote, before: SoundingNote | undefined): boolean {
  return before !== undefined && before.midi === note.midi && !before.pin && !note.pin
}

/** At 0 the rank of string 1 by pitch, the lowest first; of equal ones the one with the higher number. */
function ranksOf({ strings }: Neck): readonly number[] {
  const rising = strings.toSorted((a, b) => a.midi - b.midi || b.string - a.string)
  return strings.map((own) => rising.indexOf(own))
}

/**
 * The placements in which index and little finger reach the outermost frets, in the order of their
 * strings: all, or one more than `most`. Held notes that are let go have string 0.
 *
 * @param letGo bit n for a held note, the n-th of them, that is let go
 * @param isRising whether of two new notes the higher one takes the higher string, unless a string is pinned
 */
export function placementsOf(
  { fresh, held }: Pick<Onset, 'fresh' | 'held'>,
  neck: Neck,
  maxFret: number,
  letGo: number,
  most: number,
  isRising = false,
): readonly Placement[] {
  const placements: Placement[] = []
  const notes = [...fresh, ...held]
  if (fresh.length > neck.strings.length) return placements
  const choices = notes.map((note, column) => fretsOf(note, column >= fresh.length, neck, maxFret))
  const fretMm = fretMmOf(neck)
  const ranks = isRising ? ranksOf(neck) : undefined
  const strings: number[] = []
  const frets: number[] = []
  const place = (taken: number, lowest: number, highest: number, lastRank: number): void => {
    const column = strings.length
    if (column === notes.length) {
      placements.push({ strings: strings.slice(), frets: frets.slice() })
      return
    }
    const isHeld = column >= fresh.length
    const isLaterTwin = !ranks && !isHeld && isTwin(notes[column]!, fresh[column - 1])
    const first = isLaterTwin ? strings[column - 1]! + 1 : 1
    const isOrdered = ranks && !isHeld && notes[column]!.pin?.string === undefined
    const isLetGo = isHeld && ((letGo >> (column - fresh.length)) & 1) === 1
    const last = isLetGo ? 0 : neck.strings.length
    for (let string = isLetGo ? 0 : first; string <= last; string++) {
      if (placements.length > most) return
      const fret = string === 0 ? 0 : choices[column]![string - 1]!
      if (fret < 0 || (taken >> string) & 1) continue
      const rank = isOrdered ? ranks[string - 1]! : lastRank
      if (isOrdered && rank <= lastRank) continue
      const low = fret > 0 ? Math.min(lowest, fret) : lowest
      const high = Math.max(highest, fret)
      if (low < high && fretMm[high]! - fretMm[low]! > WIDEST_REACH_MM) continue
      strings.push(string)
      frets.push(fret)
      place(string === 0 ? taken : taken | (1 << string), low, high, rank)
      strings.pop()
      frets.pop()
    }
  }
  place(0, Infinity, 0, -1)
  return placements
}

const rankOf = (string: number) => (string === 0 ? Infinity : string)

/** Orders placements by the string of each column, a note let go last: of equal ways it rings longer. */
export function comparePlacements(a: Placement, b: Placement): number {
  const column = a.strings.findIndex((string, at) => string !== b.strings[at])
  return column < 0 ? 0 : rankOf(a.strings[column]!) - rankOf(b.strings[column]!)
}

/**
 * How many placements of so many notes are tried: more than any drawn notes have on the necks of the
 * table (2 notes 24, 3 65, 4 119, 5 and 6 147). Strings of one pitch, or a half step apart, have
 * thousands, which differ in little.
 */
export const mostPlacementsOf = (noteCount: number) => Math.min(200, 10 * noteCount ** 2)

/** Ways to lay new notes that are tried for a hand. */
export interface TriedPlacements {
  readonly placements: readonly Placement[]
  /** Whether there are more than are tried. */
  readonly isCut: boolean
}

/**
 * The placements of new notes that a hand is asked about, every held note let go: all of them, and
 * where they are too many those in which higher notes lie on higher strings, 252 at most, and the
 * first others.
 */
export function triedPlacements(
  onset: Pick<Onset, 'fresh' | 'held'>,
  neck: Neck,
  maxFret: number,
): TriedPlacements {
  const letGo = 2 ** onset.held.length - 1
  const most = mostPlacementsOf(onset.fresh.length)
  const first = placementsOf(onset, neck, maxFret, letGo, most)
  if (first.length <= most) return { placements: first, isCut: false }
  const rising = placementsOf(onset, neck, maxFret, letGo, Infinity, true)
  const keys = new Set(rising.map(({ strings }) => strings.join()))
  const others = first.filter(({ strings }) => !keys.has(strings.join()))
  return { placements: [...rising, ...others], isCut: true }
}
