/** What the way from one finished grip to the next costs, term by term. See `hand-breakdown.ts`. */
import { type HandWeights, shiftPartOf } from './cost-table'
import { struckAt, type TermCosts } from './grip-terms'
import type { OnsetGrip, SoundingString } from './hand-plan'

/** Whether several notes are struck on either side. */
interface ChangeKinds {
  readonly fromChord: boolean
  readonly toChord: boolean
}

const pressedIn = ({ sounding }: OnsetGrip) => sounding.filter(({ finger }) => finger > 0)

function shiftTermsOf(
  before: OnsetGrip,
  grip: OnsetGrip,
  kinds: ChangeKinds,
  weights: HandWeights,
): TermCosts {
  const frets = Math.abs(grip.hand - before.hand)
  if (frets === 0) return {}
  const isAfterOpen = pressedIn(before).length === 0
  const part = (cost: number) => shiftPartOf(cost, isAfterOpen)
  if (!kinds.toChord) {
    return {
      'note-shift': part(weights['note-shift']),
      'note-shift-distance': part(weights['note-shift-distance'] * frets),
    }
  }
  const distance = kinds.fromChord ? 'chord-shift-distance' : 'chord-shift-after-note'
  return {
    'chord-shift': part(weights['chord-shift']),
    [distance]: part(weights[distance] * frets),
  }
}

function stringTermsOf(
  before: OnsetGrip,
  struckBefore: readonly SoundingString[],
  struck: readonly SoundingString[],
  weights: HandWeights,
): TermCosts {
  const stringsBefore = struckBefore.map(({ string }) => string)
  const strings = struck.map(({ string }) => string)
  const apart = Math.max(
    Math.min(...strings) - Math.max(...stringsBefore),
    Math.min(...stringsBefore) - Math.max(...strings),
    0,
  )
  const moved = struck.filter(({ midi, string }) => {
    const same = before.sounding.filter((other) => other.midi === midi)
    return same.length > 0 && same.every((other) => other.string !== string)
  })
  return {
    'strings-apart': apart > 0 ? weights['strings-apart'] : 0,
    'string-skip': weights['string-skip'] * Math.max(0, apart - 1),
    'pitch-moves': weights['pitch-moves'] * moved.length,
  }
}

/**
 * Whether a finger that keeps a string lies still: the strings that it sounds on one side only are
 * pressed above it on the other side.
 */
function isStill(
  were: readonly SoundingString[],
  are: readonly SoundingString[],
  pressedBefore: readonly SoundingString[],
  pressed: readonly SoundingString[],
): boolean {
  const { fret, finger: still } = are[0]!
  const isUnder = (own: readonly SoundingString[], others: readonly SoundingString[]) =>
    own.every(({ string }) =>
      others.some(
        (other) => other.string === string && (other.finger === still || other.fret > fret),
      ),
    )
  return fret === were[0]!.fret && isUnder(were, pressed) && isUnder(are, pressedBefore)
}

function fingerTermsOf(
  before: OnsetGrip,
  grip: OnsetGrip,
  kinds: ChangeKinds,
  weights: HandWeights,
): TermCosts {
  const [pressedBefore, pressed] = [pressedIn(before), pressedIn(grip)]
  let [rolls, regrips] = [0, 0]
  for (const finger of [1, 2, 3, 4]) {
    const were = pressedBefore.filter((place) => place.finger === finger)
    const are = pressed.filter((place) => place.finger === finger)
    const stays = are.filter(({ string }) => were.some((place) => place.string === string))
    const isSame = stays.length === were.length && stays.length === are.length
    if (!isSame && !(stays.length > 0 && isStill(were, are, pressedBefore, pressed))) regrips++
    const keepsFret = were.length > 0 && are.length > 0 && were[0]!.fret === are[0]!.fret
    if (keepsFret && stays.length === 0 && before.hand === grip.hand) rolls++
  }
  const isNew = ({ string, fret }: SoundingString) =>
    !pressedBefore.some((place) => place.string === string && place.fret === fret)
  return {
    roll: weights.roll * rolls,
    press: weights.press * pressed.filter(isNew).length,
    regrip: kinds.fromChord && kinds.toChord ? weights.regrip * regrips : 0,
  }
}

function heldTermsOf(
  before: OnsetGrip,
  grip: OnsetGrip,
  struck: readonly SoundingString[],
  weights: HandWeights,
): TermCosts {
  const strings = before.sounding.filter(({ note }) => grip.letGo.includes(note))
  const isStruck = ({ string }: SoundingString) => struck.some((other) => other.string === string)
  const cutOff = strings.filter(isStruck).length
  const swaps = grip.sounding.filter(({ note, finger }) =>
    before.sounding.some((was) => was.note === note && was.finger !== finger),
  ).length
  return {
    'finger-swap': weights['finger-swap'] * swaps,
    'let-go': weights['let-go'] * (strings.length - cutOff),
    'strike-held': weights['strike-held'] * cutOff,
  }
}

/** Terms of the way from the grip before an onset to the grip at it, in parts without a common term. */
export function changeTermsOf(
  before: OnsetGrip,
  grip: OnsetGrip,
  onset: number,
  weights: HandWeights,
): readonly TermCosts[] {
  const struckBefore = struckAt(before, onset - 1)
  const struck = struckAt(grip, onset)
  const kinds = { fromChord: struckBefore.length > 1, toChord: struck.length > 1 }
  return [
    shiftTermsOf(before, grip, kinds, weights),
    stringTermsOf(before, struckBefore, struck, weights),
    fingerTermsOf(before, grip, kinds, weights),
    heldTermsOf(before, grip, struck, weights),
  ]
}
