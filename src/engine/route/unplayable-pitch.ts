/** The refusal of a note that no string can play under the limits. */
import { DomainError } from '../errors'
import { hasFret, midiAt } from '../instrument/fretboard'
import { neckWords } from '../instrument/neck-words'
import type { NoteSetting } from './note-choices'
import type { NoteReader } from './note-reader'
import type { RouteRequestNote } from './route'

/** Where a request gave the pitch: the path, and the number of a note among several. */
export interface PitchSource {
  readonly path: string
  /** 1-based. */
  readonly noteNumber?: number
}

type Limits = Pick<NoteSetting, 'neck' | 'maxFret'>

/** Up to this many playable pitches are listed one by one: the open strings, one fret. */
const LISTED_PITCHES = 6

/** Every pitch that the limits leave for a note, ascending. */
function playableMidisOf(
  pin: RouteRequestNote['pin'],
  { neck, maxFret }: Limits,
): readonly number[] {
  const midis = new Set<number>()
  for (const own of neck.strings) {
    const { string } = own
    if (pin?.string !== undefined && pin.string !== string) continue
    for (let fret = 0; fret <= maxFret; fret++) {
      const isAsked = pin?.fret === undefined || pin.fret === fret
      if (isAsked && hasFret(own, fret, maxFret)) midis.add(midiAt({ string, fret }, neck))
    }
  }
  return [...midis].sort((a, b) => a - b)
}

/** The playable pitch of the same name that is nearest, the lower of two. */
function nearestOctaveOf(midi: number, playable: readonly number[]): number | undefined {
  let nearest: number | undefined
  for (const own of playable) {
    if (own % 12 !== midi % 12) continue
    if (nearest === undefined || Math.abs(own - midi) < Math.abs(nearest - midi)) nearest = own
  }
  return nearest
}

/** What can be played instead: few pitches by name, else the gap, the range or the next names. */
function playableText(
  { midi, anyOctave = false }: RouteRequestNote,
  playable: readonly number[],
  read: NoteReader,
  { neck }: Limits,
): string {
  const nameOf = (own: number) => `${read(own, undefined).note} (MIDI ${own})`
  const low = playable[0]
  const high = playable.at(-1)
  if (low === undefined || high === undefined) return 'there is no such fret'
  if (playable.length === 1) return `there is only ${nameOf(low)}`
  if (playable.length <= LISTED_PITCHES) {
    return `there are only ${playable.slice(0, -1).map(nameOf).join(', ')} and ${nameOf(high)}`
  }
  if (anyOctave) {
    const classes = new Set(playable.map((own) => own % 12))
    const nextClass = (step: number) => {
      let pitchClass = midi % 12
      while (!classes.has(pitchClass)) pitchClass = (pitchClass + step + 12) % 12
      return read(60 + pitchClass, undefined).pitchClass
    }
    return `the nearest notes are ${nextClass(-1)} and ${nextClass(1)}`
  }
  if (midi < low || midi > high) return `${neckWords(neck)} plays ${nameOf(low)} to ${nameOf(high)}`
  const below = playable.findLast((own) => own < midi)!
  const above = playable.find((own) => own > midi)!
  return `there is nothing between ${nameOf(below)} and ${nameOf(above)}`
}

/** The refusal of a note that has no place: what was asked, and what can be played. */
export function unplayablePitch(
  note: RouteRequestNote,
  { path, noteNumber }: PitchSource,
  limits: Limits,
  read: NoteReader,
): DomainError {
  const asked = read(note.midi, note.name)
  const name = note.anyOctave ? asked.pitchClass : asked.note
  const pin = [
    ...(note.pin?.string === undefined ? [] : [`string ${note.pin.string}`]),
    ...(note.pin?.fret === undefined ? [] : [`fret ${note.pin.fret}`]),
  ].join(', ')
  const where = pin === '' ? '' : ` at the place it is pinned to (${pin})`
  const which = noteNumber === undefined ? '' : `, note ${noteNumber}`
  const playable = playableMidisOf(note.pin, limits)
  const instead = playableText(note, playable, read, limits)
  const message = `Cannot place ${name}${which}${where}: up to fret ${limits.maxFret} ${instead}`
  const octave = nearestOctaveOf(note.midi, playable)
  if (octave === undefined) return new DomainError('unplayable-pitch', message, [{ path, message }])
  const didYouMean = note.name ? read(octave, note.name).note : String(octave)
  return new DomainError('unplayable-pitch', `${message}; did you mean "${didYouMean}"?`, [
    { path, message, didYouMean },
  ])
}
