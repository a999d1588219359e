/** A line of notes checked onset by onset: does it sound what it claims, and can it be held? */

import { fretsOfPositions, refinger } from '../hand/refinger'
import { formatFrets } from '../instrument/fret-text'
import { type FretPosition, hasFret, midiAt } from '../instrument/fretboard'
import type { Neck } from '../instrument/neck'
import { columnsOf } from '../tab/measure'
import { type TechniqueFault, techniqueFaultsOf } from '../tab/technique-faults'
import type { CheckedNote, CheckedOnset, ClaimedNote } from './checked-onset'
import { type Correction, correctedNote, moveNotes, nameOfPlace, refitPiece } from './correction'
import {
  type EarlyEnd,
  followHeldNotes,
  isInHand,
  notesInTheWay,
  type SoundingClaim,
} from './held-notes'
import { type Hold, tryToHold } from './hold'
import { type Mistake, mistakeOf } from './mistake-table'

function soundingMidiOf({ string, fret }: FretPosition, neck: Neck): number | undefined {
  const own = neck.strings[string - 1]
  return own && hasFret(own, fret, neck.maxFret) ? midiAt({ string, fret }, neck) : undefined
}

/** Why a place is not on a neck: past its ends, or below the fret where a short string begins. */
function offNeckText({ string, fret }: FretPosition, { strings, maxFret }: Neck): string {
  const start = strings[string - 1]?.startFret ?? 0
  const where = `string ${string}, fret ${fret} is not on`
  return start > 0 && fret > 0 && fret <= start
    ? `${where} it: after its open note the string begins at fret ${start + 1}`
    : `${where} a neck of ${strings.length} strings and ${maxFret} frets`
}

function checkNote(
  claim: ClaimedNote,
  faults: readonly TechniqueFault<ClaimedNote>[],
  neck: Neck,
): CheckedNote {
  const techniques = faults.flatMap(({ note, message }) =>
    note === claim
      ? mistakeOf('impossible-technique', `${nameOfPlace(claim)} cannot be played so, ${message}`)
      : [],
  )
  const soundingMidi = soundingMidiOf(claim, neck)
  const where = `string ${claim.string}, fret ${claim.fret}`
  if (soundingMidi === undefined) {
    return { claim, mistakes: [mistakeOf('off-the-neck', offNeckText(claim, neck))] }
  }
  if (claim.midi === undefined || claim.midi === soundingMidi) {
    return { claim, soundingMidi, mistakes: techniques }
  }
  const message = `${where} sounds midi ${soundingMidi}, not ${claim.midi}`
  return { claim, soundingMidi, mistakes: [mistakeOf('midi-mismatch', message), ...techniques] }
}

function placedOf(notes: readonly CheckedNote[]): readonly SoundingClaim[] {
  return notes.flatMap(({ claim, soundingMidi: midi }) =>
    midi === undefined ? [] : [{ claim, midi }],
  )
}

/** The mistake of a hold with the places that are pressed. */
function withPlaces(mistake: Mistake, placed: readonly SoundingClaim[]): Mistake {
  const pressed = placed.filter(({ claim }) => claim.fret > 0)
  return { ...mistake, message: `${namesOf(pressed)}: ${mistake.message}` }
}

const namesOf = (notes: readonly SoundingClaim[]) =>
  notes.map(({ claim }) => nameOfPlace(claim)).join(' ')

/** Onsets of which the notes in the way are looked for; a check of more of them is long enough. */
const MOST_EXPLAINED = 8

/** The mistake with the notes that are too many, where one or two are. */
function withCulprits(mistake: Mistake, placed: readonly SoundingClaim[], neck: Neck): Mistake {
  const [first, ...others] = notesInTheWay(placed, neck)
  if (!first) return mistake
  const isOneOfSome = first.length === 1 && others.length > 0
  const names = isOneOfSome
    ? `one of ${[first, ...others].map(namesOf).join(', ')}`
    : namesOf(first)
  return { ...mistake, message: `${mistake.message}; without ${names} a hand holds the rest` }
}

function onsetMistakesOf(
  notes: readonly CheckedNote[],
  neck: Neck,
  asGrip: boolean,
  isExplained: boolean,
): {
  mistakes: readonly Mistake[]
  hold?: Hold
} {
  const placed = placedOf(notes)
  const strings = placed.map(({ claim }) => claim.string)
  const twice = strings.find((string, index) => strings.indexOf(string) !== index)
  if (twice !== undefined) {
    return { mistakes: [mistakeOf('string-struck-twice', `two notes start on string ${twice}`)] }
  }
  if (placed.length === 0) return { mistakes: [] }
  const hold = tryToHold(
    fretsOfPositions(
      placed.map(({ claim }) => claim),
      neck,
    ),
    neck,
  )
  if (hold.isPlayable || asGrip) return { mistakes: hold.mistakes, hold }
  if (!isInHand(placed, neck)) {
    const named = hold.mistakes.map((mistake) => withPlaces(mistake, placed))
    const explain = (mistake: Mistake) => withCulprits(mistake, placed, neck)
    return { mistakes: isExplained ? named.map(explain) : named, hold }
  }
  const { message } = withPlaces(hold.mistakes[0]!, placed)
  const caution = mistakeOf('wide-grip', `${message}; a hand that reaches far can hold it`)
  return { mistakes: [caution], hold }
}

/** The notes as they are, each with the midi that it sounds. */
function keep(notes: readonly CheckedNote[], neck: Neck): Correction {
  return {
    notes: notes.map(({ claim }) => correctedNote(claim, claim, neck)),
    changes: notes
      .filter(({ mistakes }) => mistakes.some(({ code }) => code === 'midi-mismatch'))
      .map(
        ({ claim, soundingMidi }) => `${nameOfPlace(claim)}: midi ${claim.midi} → ${soundingMidi}`,
      ),
  }
}

function refit(notes: readonly CheckedNote[], nearFret: number, neck: Neck): Correction {
  const withPitch = notes.flatMap((note) => {
    const midi = note.soundingMidi ?? note.claim.midi
    return midi === undefined ? [] : [{ note, midi }]
  })
  const { places } = refinger(
    withPitch.map(({ note, midi }) => ({
      midi,
      ...(note.soundingMidi !== undefined && { written: note.claim }),
    })),
    nearFret,
    neck,
  )
  const placeById = new Map(withPitch.map(({ note }, index) => [note.claim.id, places[index]]))
  const claims = notes.map(({ claim }) => claim)
  return moveNotes(claims, ({ id }) => placeById.get(id), neck)
}

/** Frets of a leap, and the seconds under which it is hard to land on. */
const LEAP_FRETS = 5
const LEAP_SECONDS = 0.2

function shiftMistakes(fromFret: number, toFret: number, seconds: number): readonly Mistake[] {
  const frets = Math.abs(toFret - fromFret)
  if (fromFret === 0 || toFret === 0 || frets < LEAP_FRETS || seconds >= LEAP_SECONDS) return []
  const message = `the hand moves ${frets} frets in ${Math.round(seconds * 1000)} ms`
  return [mistakeOf('fast-shift', message)]
}

/**
 * Checks notes in order of their start.
 *
 * A midi that string and fret do not give is corrected to what sounds; notes that cannot be held
 * together move to other strings, where the hand comes from and goes on to, and only where nothing
 * else helps are inner ones left out.
 *
 * A note that still sounds when others start, and cannot be held with them, ends there.
 *
 * @param tempo beats a minute, for leaps of the hand.
 * @param asGrip judged by the reach that grips are taught with; else by what hands reach in music.
 */
export function checkNotes(
  notes: readonly ClaimedNote[],
  tempo: number,
  neck: Neck,
  asGrip = false,
): readonly CheckedOnset[] {
  const onsets: CheckedOnset[] = []
  const held = followHeldNotes(neck)
  const ends: EarlyEnd[] = []
  const faults = techniqueFaultsOf(notes)
  let handFret = 0
  let handBeat = 0
  let unplayableCount = 0
  for (const group of columnsOf(notes)) {
    const checked = group.map((claim) => checkNote(claim, faults, neck))
    const { startBeat } = group[0]!
    const isExplained = unplayableCount < MOST_EXPLAINED
    const { mistakes, hold } = onsetMistakesOf(checked, neck, asGrip, isExplained)
    const early = held.strike(placedOf(checked), startBeat)
    ends.push(...early)
    const seconds = ((startBeat - handBeat) * 60) / tempo
    const shifts = shiftMistakes(handFret, hold?.handFret ?? 0, seconds)
    const isOffNeck = checked.some(({ soundingMidi }) => soundingMidi === undefined)
    const needsRefit = mistakes.some(({ severity }) => severity === 'error') || isOffNeck
    if (needsRefit) unplayableCount++
    const correction = needsRefit ? refit(checked, handFret, neck) : keep(checked, neck)
    onsets.push({
      startBeat,
      notes: checked,
      mistakes: [...mistakes, ...early.map(({ mistake }) => mistake), ...shifts],
      isPlayable: !needsRefit,
      ...(hold && { hold }),
      corrected: correction.notes,
      changes: [...correction.changes, ...early.map(changeOf)],
    })
    if (hold && hold.handFret > 0) {
      handFret = hold.handFret
      handBeat = startBeat
    }
  }
  const fitted = asGrip ? onsets : refitPiece(onsets, neck)
  return ends.length === 0 ? fitted : fitted.map((onset) => endEarly(onset, ends))
}

const changeOf = ({ claim, endBeat }: EarlyEnd) =>
  `${nameOfPlace(claim)} of beat ${claim.startBeat} ends at beat ${endBeat}`

/** The onset with those of its corrected notes shortened that end early. */
function endEarly(onset: CheckedOnset, ends: readonly EarlyEnd[]): CheckedOnset {
  const corrected = onset.corrected.map((note) => {
    const end = ends.find(({ claim }) => claim.id === note.id)
    return end ? { ...note, durationBeats: end.endBeat - note.startBeat } : note
  })
  return { ...onset, corrected }
}

/** The frets of an onset as text, where its notes lie on different strings of the neck. */
export function fretTextOf(onset: CheckedOnset, neck: Neck): string | undefined {
  const places = onset.notes.filter(({ soundingMidi }) => soundingMidi !== undefined)
  const strings = new Set(places.map(({ claim }) => claim.string))
  if (places.length === 0 || strings.size !== onset.notes.length) return undefined
  return formatFrets(
    fretsOfPositions(
      places.map(({ claim }) => claim),
      neck,
    ),
  )
}
