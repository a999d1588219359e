/** Checks that a written note says its pitch, by reading the text; apart from what spells notes. */
import { parseDegree, semitonesOfDegree } from './interval'
import { midiOf, type NoteName, parseNote, pitchClassOf } from './pitch'

/** What is written of one sounding pitch. */
export interface NamedPitch {
  readonly midi: number
  /** With octave. */
  readonly note: string
  readonly pitchClass: string
  readonly interval: string
}

/**
 * Whether the note spells its MIDI number, its pitch class is the same name without octave, and its
 * interval leads from the root to it.
 *
 * @example
 * saysItsPitch({ midi: 64, note: 'E4', pitchClass: 'E', interval: '3' }, 0) // => true
 * saysItsPitch({ midi: 64, note: 'Eb4', pitchClass: 'Eb', interval: 'b3' }, 0) // => false
 * saysItsPitch({ midi: 64, note: 'E4', pitchClass: 'E', interval: 'b3' }, 0) // => false
 */
export function saysItsPitch(named: NamedPitch, rootPitchClass: number): boolean {
  const { midi, note, pitchClass, interval } = named
  const written = parseNote(note)
  const degree = parseDegree(interval)
  if (written?.octave === undefined || !degree) return false
  const isSameName =
    note.startsWith(pitchClass) && note.slice(pitchClass.length) === `${written.octave}`
  const semitones = semitonesOfDegree(degree) - (midi - rootPitchClass)
  return isSameName && midiOf(written.name, written.octave) === midi && semitones % 12 === 0
}

type NameCheck = (named: NamedPitch) => boolean

const checks = new WeakMap<NoteName, NameCheck>()

/** A check against one root that reads each different text once; one a root. */
export function nameCheckOver(root: NoteName): NameCheck {
  let check = checks.get(root)
  if (!check) {
    check = makeCheck(pitchClassOf(root))
    checks.set(root, check)
  }
  return check
}

function makeCheck(rootPitchClass: number): NameCheck {
  const sound = new Map<string, NamedPitch>()
  return (named) => {
    const known = sound.get(named.note)
    if (
      known?.midi === named.midi &&
      known.pitchClass === named.pitchClass &&
      known.interval === named.interval
    ) {
      return true
    }
    if (!saysItsPitch(named, rootPitchClass)) return false
    sound.set(named.note, named)
    return true
  }
}
