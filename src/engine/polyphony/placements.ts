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

/**
 * Visits the placements in which index and little finger reach the outermost frets, in the order of
 * their strings, until one is taken. Held notes that are let go have string 0.
 *
 * @param letGo bit n for a held note, the n-th of them, that is let go
 * @param takes whether to stop at a placement; its lists are used again
 * @returns whether one was taken
 */
export function somePlacement(
  { fresh, held }: Pick<Onset, 'fresh' | 'held'>,
  neck: Neck,
  maxFret: number,
  letGo: number,
  takes: (placement: Placement) => boolean,
): boolean {
  const notes = [...fresh, ...held]
  if (fresh.length > neck.strings.length) return false
  const choices = notes.map((note, column) => fretsOf(note, column >= fresh.length, neck, maxFret))
  const fretMm = fretMmOf(neck)
  const strings: number[] = []
  const frets: number[] = []
  const place = (taken: number, lowest: number, highest: number): boolean => {
    const column = strings.length
    if (column === notes.length) return takes({ strings, frets })
    const isHeld = column >= fresh.length
    const first =
      !isHeld && isTwin(notes[column]!, fresh[column - 1]) ? strings[column - 1]! + 1 : 1
    const isLetGo = isHeld && ((letGo >> (column - fresh.length)) & 1) === 1
    const last = isLetGo ? 0 : neck.strings.length
    for (let string = isLetGo ? 0 : first; string <= last; string++) {
      const fret = string === 0 ? 0 : choices[column]![string - 1]!
      if (fret < 0 || (taken >> string) & 1) continue
      const low = fret > 0 ? Math.min(lowest, fret) : lowest
      const high = Math.max(highest, fret)
      if (low < high && fretMm[high]! - fretMm[low]! > WIDEST_REACH_MM) continue
      strings.push(string)
      frets.push(fret)
      if (place(string === 0 ? taken : taken | (1 << string), low, high)) return true
      strings.pop()
      frets.pop()
    }
    return false
  }
  return place(0, Infinity, 0)
}

/** Orders placements by the string of each column. */
export function comparePlacements(a: Placement, b: Placement): number {
  const column = a.strings.findIndex((string, at) => string !== b.strings[at])
  return column < 0 ? 0 : a.strings[column]! - b.strings[column]!
}

/** All in which those held notes are let go, or one more than `most`. */
export function placementsOf(
  onset: Pick<Onset, 'fresh' | 'held'>,
  neck: Neck,
  maxFret: number,
  letGo: number,
  most: number,
): readonly Placement[] {
  const placements: Placement[] = []
  somePlacement(onset, neck, maxFret, letGo, ({ strings, frets }) => {
    placements.push({ strings: strings.slice(), frets: frets.slice() })
    return placements.length > most
  })
  return placements
}
