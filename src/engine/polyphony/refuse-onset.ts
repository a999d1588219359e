/** The refusal of an onset that no hand can play: which notes, why, and what would do. */
import { DomainError, type Issue } from '../errors'
import type { Neck } from '../instrument/neck'
import type { HandEaseId } from './ease'
import type { PitchRange } from './fold-onset'
import type { HandPin } from './hand-plan'
import type { Onset, SoundingNote } from './onsets'
import { fretOn } from './places'
import { isPlayable, pitchRangeOf } from './playable'
import { reduceOnset } from './reduce-onset'

/** What words need: the neck under its limit, and how pitches are called. */
export interface RefusalSetting {
  readonly neck: Neck
  readonly maxFret: number
  readonly ease: HandEaseId
  readonly nameOf: (midi: number) => string
}

const pathOf = ({ note }: SoundingNote) => `notes[${note}]`

const withoutPin = ({ pin: _, ...note }: SoundingNote): SoundingNote => note

const hasPlace = ({ midi }: SoundingNote, { neck, maxFret }: RefusalSetting) =>
  neck.strings.some(({ string }) => fretOn(neck, string, midi, maxFret) >= 0)

function pinText(pin: HandPin): string {
  const { string, fret, finger, barre, hand } = pin
  return [
    ...(string === undefined ? [] : [`string ${string}`]),
    ...(fret === undefined ? [] : [`fret ${fret}`]),
    ...(finger === undefined ? [] : [`finger ${finger}`]),
    ...(barre === undefined ? [] : [barre ? 'a barre' : 'no barre']),
    ...(hand === undefined ? [] : [`the hand at fret ${hand}`]),
  ].join(', ')
}

/** The octave of a pitch that lies on the neck and nearest, the lower of two. */
function nearestOctaveOf(note: SoundingNote, setting: RefusalSetting): number | undefined {
  for (let octaves = 1; octaves <= 10; octaves++) {
    for (const semitones of [-12 * octaves, 12 * octaves]) {
      const midi = note.midi + semitones
      if (hasPlace({ ...note, midi }, setting)) return midi
    }
  }
  return undefined
}

function refuse(code: 'unplayable-pitch' | 'unplayable-chord', issue: Issue): never {
  throw new DomainError(code, issue.message, [issue])
}

function refusePitch(note: SoundingNote, range: PitchRange, setting: RefusalSetting): never {
  const { nameOf, neck } = setting
  const nearest = nearestOctaveOf(note, setting)
  const span = `the lowest pitch of this ${neck.instrument.name} is ${nameOf(range.lowMidi)}, the highest ${nameOf(range.highMidi)}`
  refuse('unplayable-pitch', {
    path: pathOf(note),
    message: `Cannot place ${nameOf(note.midi)}: ${span}`,
    ...(nearest !== undefined && { didYouMean: nameOf(nearest) }),
  })
}

/** What would have to change, as words; nothing where no set of the notes can be played. */
function proposalText({ fresh }: Onset, range: PitchRange, setting: RefusalSetting): string {
  const { nameOf } = setting
  const free = fresh.map(withoutPin)
  const left = reduceOnset(free, range, (notes) => isPlayable(notes, setting))
  const changes = free.flatMap(({ note, midi }) => {
    const kept = left?.find((other) => other.note === note)
    if (!kept) return [`without ${nameOf(midi)}`]
    return kept.midi === midi ? [] : [`with ${nameOf(kept.midi)} for ${nameOf(midi)}`]
  })
  return left && changes.length > 0 ? `; it can be played ${changes.join(', ')}` : ''
}

/**
 * Refuses an onset without a hand state.
 *
 * @throws DomainError always: `unplayable-pitch` for a note off the neck, else `unplayable-chord`.
 */
export function refuseOnset(onset: Onset, setting: RefusalSetting): never {
  const { fresh, startBeat } = onset
  const { neck, maxFret, nameOf } = setting
  const range = pitchRangeOf(neck, maxFret)
  const offNeck = fresh.find((note) => !hasPlace(note, setting))
  if (offNeck) refusePitch(offNeck, range, setting)
  const names = fresh.map(({ midi }) => nameOf(midi)).join(', ')
  const [path, when] = [pathOf(fresh[0]!), `at beat ${startBeat}`]
  const pinned = fresh.filter(({ pin }) => pin)
  if (pinned.length > 0 && isPlayable(fresh.map(withoutPin), setting)) {
    const pins = pinned.map(({ midi, pin }) => `${nameOf(midi)} to ${pinText(pin!)}`).join('; ')
    refuse('unplayable-chord', {
      path: pathOf(pinned[0]!),
      message: `No hand can play ${names} ${when} with the pins ${pins}; without them it can be played`,
    })
  }
  const reason =
    fresh.length > neck.strings.length
      ? `${fresh.length} notes start together ${when}, and there are ${neck.strings.length} strings`
      : `No hand can play ${names} together ${when}`
  refuse('unplayable-chord', { path, message: reason + proposalText(onset, range, setting) })
}
