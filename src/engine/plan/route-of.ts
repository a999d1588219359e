/** A path of the search as a route: notes, grips, and its cost term by term. */
import type { Barre } from '../hand/fingering'
import { midiAt } from '../instrument/fretboard'
import type { Neck } from '../instrument/neck'
import type { CostedPath, Field } from './find-paths'
import { fingerPlaces, type UnfingeredGrip } from './finger-places'
import type { Ease } from './fingerings'
import { heldRuns } from './held-runs'
import type { CostPart, Grip, HandRoute, Note, PlayedNote, SoundingString } from './note'
import { countPreferences } from './preferences'
import { ringsAt, type Slice } from './slices'
import { gripByItself, type HeldGrip, taughtGripOf } from './taught-grips'
import { countsOf, movesBetween } from './terms'
import { otherGripsOf } from './usual-grip'
import { type Style, TERM, TERMS } from './weights'

/** What a route is made of, beside the field of its search. */
export interface RouteSubject extends Field {
  readonly notes: readonly Note[]
  readonly slices: readonly Slice[]
  readonly ease: Ease
  readonly style: Style
  /** A way is asked for, so that every note keeps the hand of its place. */
  readonly keepsHands: boolean
  /** A shape that is held, by string number. */
  readonly shape?: HeldGrip | undefined
}

/** The terms of a path that cost something, counted anew. @param first slice that counts */
export function breakdownOf(
  subject: RouteSubject,
  states: ArrayLike<number>,
  first = 0,
): readonly CostPart[] {
  const { layers, weights, preferences } = subject
  const counts = new Int32Array(TERMS.length)
  const count = (term: number, by: number) => {
    counts[term]! += by
  }
  for (let slice = first; slice < layers.length; slice++) {
    countsOf(layers[slice]!)(states[slice]!, count)
    countPreferences(layers[slice]!, states[slice]!, preferences, count)
    if (slice === 0) continue
    movesBetween(layers[slice - 1]!, layers[slice]!)(states[slice - 1]!, states[slice]!, count)
  }
  if (first === 0) count(TERM['other-grip'], otherGripsOf(layers, subject.returns, states).length)
  const breakdown: CostPart[] = []
  for (let index = 0; index < TERMS.length; index++) {
    const cost = weights[index]! * counts[index]!
    if (cost !== 0) breakdown.push({ term: TERMS[index]!, count: counts[index]!, cost })
  }
  return breakdown
}

/** Fingers over several strings. */
function barresOf(sounding: readonly SoundingString[]): readonly Barre[] {
  if (sounding.length < 2) return []
  return [1, 2, 3, 4].flatMap((finger) => {
    const under = sounding.filter((own) => own.finger === finger)
    if (under.length < 2) return []
    const strings = under.map(({ string }) => string)
    const { fret } = under[0]!
    return [{ finger, fret, fromString: Math.max(...strings), toString: Math.min(...strings) }]
  })
}

/** A grip whose hand and fingers are still to be chosen. */
type Draft = Omit<Grip, 'hand' | 'sounding'> & {
  hand: number
  readonly sounding: (Omit<SoundingString, 'finger'> & { finger: number })[]
}

function draftsOf(
  { notes, slices, layers }: RouteSubject,
  path: ArrayLike<number>,
): readonly Draft[] {
  const neck = layers[0]!.neck
  const drafts: Draft[] = []
  for (let grip = 0; grip < slices.length; grip++) {
    const { startBeat, fresh, held } = slices[grip]!
    const { width, strings, frets, fingers, hands } = layers[grip]!
    const first = path[grip]! * width
    const before = drafts[grip - 1]?.sounding ?? []
    const sounding: Draft['sounding'] = []
    for (let column = 0; column < width; column++) {
      const string = strings[first + column]!
      if (string === 0) continue
      const isStruck = column < fresh.length
      const note = isStruck ? fresh[column]! : held[column - fresh.length]!
      const fret = frets[first + column]!
      const midi = midiAt({ string, fret }, neck)
      const finger = fingers[first + column]!
      const from = isStruck ? grip : before.find((own) => own.note === note)!.grip
      sounding.push({ note, midi, string, fret, finger, grip: from, isStruck })
    }
    const letGo: number[] = []
    for (const { note, midi } of before) {
      const isOn = sounding.some((own) => own.note === note || (own.isStruck && own.midi === midi))
      if (!isOn && ringsAt(notes[note]!, startBeat)) letGo.push(note)
    }
    drafts.push({ startBeat, hand: hands[path[grip]!]!, sounding, barres: [], letGo })
  }
  return drafts
}

/** Whether notes sound one by one. */
export const isLine = (grips: readonly Grip[]): boolean =>
  grips.every(({ sounding }) => sounding.length === 1)

/** Whether the fingers of a grip are a caller's. */
const isPinned = ({ sounding }: Grip, notes: readonly Note[]) =>
  sounding.some(({ note, isStruck }) => {
    const { finger, barre, hand } = notes[note]!.pin ?? {}
    return isStruck && (finger ?? barre ?? hand) !== undefined
  })

/** Whether a caller asks for the hand of a grip. */
const isHandPinned = ({ sounding }: Pick<Draft, 'sounding'>, notes: readonly Note[]) =>
  sounding.some(({ note, isStruck }) => isStruck && notes[note]!.pin?.hand !== undefined)

/** Whether two single notes lie at one fret of two strings. */
function isHop({ sounding: [one] }: Grip, other: Grip | undefined): boolean {
  const beside = other?.sounding[0]
  return beside?.fret === one!.fret && one!.fret > 0 && beside.string !== one!.string
}

/**
 * The finger of a single note: the middle one between the index and a stretched little finger, but
 * in first position, where fingers have the numbers of the frets.
 */
function fingerInPosition(grips: readonly Grip[], index: number, keepsHands: boolean): number {
  const { hand, sounding } = grips[index]!
  const { finger, fret, string } = sounding[0]!
  const isInStretch = (other: Grip | undefined) => {
    const beside = other?.sounding[0]
    return other?.hand === hand && beside?.string === string && beside.fret - hand === STRETCHED
  }
  const isMiddle = finger === 3 && fret - hand === 2 && (hand > 1 || keepsHands)
  return isMiddle && (isInStretch(grips[index - 1]) || isInStretch(grips[index + 1])) ? 2 : finger
}
/** Frets of the little finger from the index, where it stretches. */
const STRETCHED = 4

/** Of fewer strings a chord that is held over has no fingers of its own. */
const FEWEST_HELD = 3
/** Printed fingers agree with those of a chord from so many strings on: docs/fingering-evidence.md. */
const FEWEST_STRUMMED = 4

/** The fingers of a chord that players learn, where just its strings sound, and of strummed chords. */
function taughtChord(
  places: UnfingeredGrip['places'],
  next: Grip | undefined,
  neck: Neck,
): HeldGrip | undefined {
  // Voices move over or under a note that is held: their fingers are not those of a chord.
  const isStruck =
    places.every(({ isNew }) => isNew) && (next?.sounding.every((own) => own.isStruck) ?? true)
  if (places.length < (isStruck ? 2 : FEWEST_HELD)) return undefined
  const frets = new Int8Array(neck.strings.length + 1).fill(-1)
  for (const { string, fret } of places) frets[string] = fret
  const isStrummed = isStruck && places.length >= FEWEST_STRUMMED
  return taughtGripOf(neck, frets) ?? (isStrummed ? gripByItself(neck, frets) : undefined)
}

/** What is known of the fingers of each grip before they are chosen. */
function unfingered(
  grips: readonly Grip[],
  { notes, layers, ease, shape, keepsHands }: RouteSubject,
): readonly UnfingeredGrip[] {
  const neck = layers[0]!.neck
  const isOneByOne = isLine(grips)
  const runs =
    isOneByOne && !keepsHands
      ? heldRuns(
          grips.map(({ sounding }) => sounding[0]!),
          neck,
        )
      : []
  return grips.map((grip, index) => {
    const { sounding, hand } = grip
    const places = sounding.map(({ string, fret, isStruck }) => ({ string, fret, isNew: isStruck }))
    if (ease !== 'hard' || isPinned(grip, notes)) {
      const fingers: number[] = []
      for (const { string, finger } of sounding) fingers[string] = finger
      return { places, planned: hand, held: { fingers, hand } }
    }
    const isOnShape = places.every(({ string, fret }) => shape?.frets[string] === fret)
    const held =
      shape && isOnShape ? shape : (runs[index] ?? taughtChord(places, grips[index + 1], neck))
    if (!held) {
      const finger = fingerInPosition(grips, index, keepsHands)
      const mayHop = isHop(grip, grips[index - 1]) || isHop(grip, grips[index + 1])
      return { places, planned: hand, ...(isOneByOne && { position: { finger, hand, mayHop } }) }
    }
    const beside = [...held.frets.keys()].filter(
      (string) => held.frets[string]! >= 0 && places.every((own) => own.string !== string),
    )
    const others = beside.map((string) => ({ string, fret: held.frets[string]!, isNew: false }))
    return { places: isOneByOne ? [...places, ...others] : places, planned: hand, held }
  })
}

/** What fingers cost under another hand than the planned one, and than one that a caller asks for. */
const OFF_PLANNED_HAND: Readonly<Record<Style, number>> = {
  lead: 12,
  melody: 12,
  low: 12,
  acoustic: 0,
}
const OFF_ASKED_HAND = 30

/** The grips of a path, with the fingers that are chosen after all places. */
export function gripsOf(subject: RouteSubject, states: ArrayLike<number>): readonly Grip[] {
  const drafts = draftsOf(subject, states)
  const { layers, style, preferences } = subject
  const offPlan = preferences.window ? OFF_ASKED_HAND : OFF_PLANNED_HAND[style]
  const fingered = fingerPlaces(unfingered(drafts, subject), layers[0]!.neck, offPlan)
  const first = fingered.findIndex((own) => own)
  // Open strings alone leave the hand where it was, unless it is asked for.
  let hand = fingered[first]?.hand ?? drafts[0]!.hand
  return drafts.map((draft, index) => {
    const own = fingered[index]
    const { startBeat, sounding, letGo } = draft
    if (isHandPinned(draft, subject.notes)) hand = draft.hand
    else if (sounding.some(({ fret }) => fret > 0)) hand = own?.hand ?? draft.hand
    for (let at = 0; own && at < sounding.length; at++) sounding[at]!.finger = own.fingers[at]!
    return { startBeat, hand, sounding, barres: barresOf(sounding), letGo }
  })
}

/** The route of a path. */
export function routeOf(subject: RouteSubject, { zone, states, total }: CostedPath): HandRoute {
  const grips = gripsOf(subject, states)
  const byNote = new Array<PlayedNote | undefined>(subject.notes.length)
  for (const { sounding } of grips) {
    for (const { note, midi, string, fret, finger, grip, isStruck } of sounding) {
      if (isStruck) byNote[note] = { note, midi, string, fret, finger, grip }
    }
  }
  // A note left out has no place.
  const notes = byNote.filter((note) => note !== undefined)
  return { zone, cost: total, breakdown: breakdownOf(subject, states), notes, grips }
}
