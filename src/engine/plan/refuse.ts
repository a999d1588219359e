/** Refusals: which notes cannot be played, why, and what would do. */
import { DomainError } from '../errors'
import { hasFret, midiAt } from '../instrument/fretboard'
import { neckWords } from '../instrument/neck-words'
import { formatNoteName } from '../theory/pitch'
import { placeCountOf, type RouteSubject } from './describe-route'
import type { LeftOut, Pin } from './note'
import type { RouteRequestNote } from './route'
import { pitchOf } from './slices'
import { statesFor } from './tables'
import type { RouteWay } from './ways'

type Limits = Pick<RouteSubject, 'neck' | 'maxFret' | 'read'>
type Subject = Limits & Pick<RouteSubject, 'asked'>

/** Where a request gave the pitch: the path, and the number of a note among several. */
export interface PitchSource {
  readonly path: string
  /** 1-based. */
  readonly noteNumber?: number
}

const nameIn =
  ({ read }: Subject) =>
  ({ midi, name }: RouteRequestNote) =>
    read(midi, name).note

function pinText({
  string,
  fret,
  finger,
  barre,
  hand,
}: { [Part in keyof Pin]: Pin[Part] | undefined }): string {
  return [
    ...(string === undefined ? [] : [`string ${string}`]),
    ...(fret === undefined ? [] : [`fret ${fret}`]),
    ...(finger === undefined ? [] : [`finger ${finger}`]),
    ...(barre === undefined ? [] : [barre ? 'a barre' : 'no barre']),
    ...(hand === undefined ? [] : [`the hand at fret ${hand}`]),
  ].join(', ')
}

function isPlayable(notes: readonly RouteRequestNote[], { neck, maxFret }: Subject): boolean {
  const fresh = notes.map(pitchOf).sort((a, b) => a - b)
  return statesFor(neck, { maxFret, ease: 'hard' }, { fresh, held: [] }).count > 0
}

/** The fewest notes without which a hand can play the others, at most two; inner ones first. */
function fewestOf(
  notes: readonly RouteRequestNote[],
  subject: Subject,
): readonly RouteRequestNote[] | undefined {
  const inner = [...notes.slice(1, -1), notes[0]!, notes.at(-1)!]
  const pairs = inner.flatMap((one, at) => inner.slice(at + 1).map((other) => [one, other]))
  const sets = [...inner.map((one) => [one]), ...pairs]
  return sets.find((set) =>
    isPlayable(
      notes.filter((note) => !set.includes(note)),
      subject,
    ),
  )
}

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
  { neck, read }: Limits,
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
): DomainError {
  const { read } = limits
  const asked = read(note.midi, note.name)
  const name = note.anyOctave ? asked.pitchClass : asked.note
  const { string, fret } = note.pin ?? {}
  const pin = pinText({ string, fret })
  const where = pin === '' ? '' : ` at the place it is pinned to (${pin})`
  const which = noteNumber === undefined ? '' : `, note ${noteNumber}`
  const playable = playableMidisOf(note.pin, limits)
  const instead = playableText(note, playable, limits)
  const message = `Cannot place ${name}${which}${where}: up to fret ${limits.maxFret} ${instead}`
  const octave = nearestOctaveOf(note.midi, playable)
  if (octave === undefined) return new DomainError('unplayable-pitch', message, [{ path, message }])
  const didYouMean = note.name ? read(octave, note.name).note : String(octave)
  return new DomainError('unplayable-pitch', `${message}; did you mean "${didYouMean}"?`, [
    { path, message, didYouMean },
  ])
}

/** Why notes that start together cannot be played, and without which they can. */
export function leftOutText(lost: LeftOut, subject: Subject): string {
  const notes = lost.notes.map((note) => subject.asked[note]!)
  const nameOf = nameIn(subject)
  const names = notes.map(nameOf).join(', ')
  const when = `at beat ${lost.startBeat}`
  if (lost.reason === 'pins') {
    const pins = notes.flatMap((note) =>
      note.pin ? `${nameOf(note)} to ${pinText(note.pin)}` : [],
    )
    return `No hand can play ${names} ${when} with the pins ${pins.join('; ')}; without them it can be played`
  }
  const { length } = subject.neck.strings
  const reason =
    notes.length > length
      ? `${notes.length} notes start together ${when}, and there are ${length} strings`
      : `No hand can play ${names} together ${when}`
  const without = fewestOf(notes, subject)?.map(nameOf).join(' and ')
  return without ? `${reason}; it can be played without ${without}` : reason
}

/**
 * Refuses notes left out: pitches that lie nowhere and pins that cannot be kept always, the others
 * where a caller is strict or nothing else is played.
 *
 * @throws DomainError `unplayable-pitch`, `unplayable-chord`.
 */
export function refuseLeftOut(
  leftOut: readonly LeftOut[],
  subject: Subject,
  isStrict: boolean,
): void {
  const { asked } = subject
  for (const lost of leftOut) {
    const off = lost.notes.find((note) => !isPlayable([asked[note]!], subject))
    const pinned = lost.notes.find((note) => asked[note]!.pin)
    const note = off ?? pinned ?? lost.notes[0]!
    const source: PitchSource = { path: `notes[${note}]`, noteNumber: note + 1 }
    const isSingle = lost.notes.length === 1
    const isOffPlace = isSingle && placeCountOf(asked[note]!, subject) === 0
    if (lost.reason === 'pitch' || isOffPlace) {
      throw unplayablePitch(asked[note]!, source, subject)
    }
    if (lost.reason === 'hand' && !isStrict) continue
    const message = leftOutText(lost, subject)
    const code = isSingle ? 'unplayable-pitch' : 'unplayable-chord'
    throw new DomainError(code, message, [{ path: source.path, message }])
  }
}

/** Why a line cannot lie in a way, and what would. */
function wayReason(way: RouteWay, { asked, neck, maxFret, read }: Subject): string {
  const rising = asked.toSorted((a, b) => a.midi - b.midi)
  const [low, high] = [rising[0]!, rising.at(-1)!].map(({ midi, name }) => read(midi, name).note)
  const limits = `on ${neckWords(neck)} up to fret ${maxFret}`
  switch (way) {
    case 'position':
      return `no hand position reaches from ${low} to ${high} and all between ${limits}; split the line, or leave style out and let the hand shift`
    case 'one-string':
      return `no string has every note from ${low} to ${high} ${limits}; transpose or split the line, or leave style out`
    case 'open': {
      const names = neck.strings.map(({ midi }) => formatNoteName(read(midi, undefined).name))
      return `no note of the line sounds on an open string (${names.join(' ')}); transpose it, or use a capo`
    }
    case 'three-per-string':
      return asked.some(({ anyOctave }) => anyOctave)
        ? 'three notes a string need their octaves: give every note one, C4 instead of C'
        : `from ${low} to ${high} the pitches do not lie three a string ${limits}: use a scale without leaps over a fourth, of at most ${3 * neck.strings.length} pitches`
  }
}

/** @throws DomainError `unplayable-style` always. */
export function refuseWay(way: RouteWay, subject: Subject): never {
  const message = `style=${way}: ${wayReason(way, subject)}`
  throw new DomainError('unplayable-style', message, [{ path: 'style', message }])
}
