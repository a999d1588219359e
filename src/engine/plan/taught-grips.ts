/**
 * The grips that players learn as chords, with their fingers: the open chords of first methods,
 * those of songbooks beside them, the barres of the E and A forms, and power chords. Notes that lie on one of them
 * are held by its fingers, whichever of its strings they strike.
 */
import { findFingering } from '../hand/fingering'
import { type Frets, parseFrets, soundingPositionsOf } from '../instrument/fret-text'
import { areTunedLikeGuitar, type Neck, STANDARD_NECK } from '../instrument/neck'
import { oncePer } from '../once-per'
import { fingerOn, holdsOf } from './fingerings'
import { parseShape, SHAPE_CHORDS } from './shape-table'

/** The open chords of first methods, then those of songbooks beside them; of two over some frets the first counts. */
// biome-ignore format: a row a kind
const OPEN_GRIPS = [
  // major, minor
  '022100', 'x02220', '320003', '320033', 'x32010', 'xx0232',
  '022000', 'x02210', 'xx0231',
  // sevenths, major and minor sevenths
  '020100', 'x02020', 'xx0212', 'x32310', '320001', 'x21202',
  '021100', 'x02120', 'xx0222', 'x32000', '320002', 'xx3210',
  '020000', 'x02010', 'xx0211', 'x20202',
  // F, and it suspended or with a second
  'xx3211', 'x33211', 'xx3213',
  // suspended
  'x02200', 'x02230', 'xx0230', 'xx0233', '022200', 'x33011', '330013',
  'x02030', '020200', 'xx0213', '330011',
  // with a second
  'x32030', 'x32033', '300203', '022102', '022002',
  // sevenths with other doublings, and ninths
  '020130', '022130', 'x02223', '022030', '022033', 'x32003', '020102', '020002',
  // sixths
  'x32210', 'x02222', 'xx0202', '022120', '320000', 'x02212', 'xx0201', '022020',
  // minor with a major seventh
  'x02110', 'xx0221', '021000',
  // diminished, half-diminished
  'xx0101', 'xx1212', 'xx0111', '2x2210',
  // another tone in the bass
  '332010', '032010', '002220', '002210', 'x00232', 'x00231', 'x33210', 'x20003', 'x20033', 'x20001', 'x22010', '3x2010', '302210', '200232', '200212', 'x42220',
]

const LAST_BARRE_FRET = 10

/** Root, fifth and octave, or root and fifth, above the fret of the root. */
const POWER_GRIPS = ['022xxx', 'x022xx', 'xx023x', '02xxxx', 'x02xxx', 'xx02xx']
const LAST_POWER_FRET = 20

const movedUp = (shape: Frets, frets: number): Frets =>
  shape.map((fret) => (fret === null ? null : fret + frets))

/** The open grips, then the barres and power chords, the lower first. */
function allGrips(): readonly Frets[] {
  const barres = Array.from({ length: LAST_BARRE_FRET }, (_, index) => index + 1).flatMap((fret) =>
    ['E', 'A'].flatMap((letter) =>
      Object.keys(SHAPE_CHORDS).map((chord) => `${letter}-${chord}-barre:${fret}`),
    ),
  )
  const power = Array.from({ length: LAST_POWER_FRET }, (_, index) =>
    POWER_GRIPS.map((text) => movedUp(parseFrets(text)!, index + 1)),
  )
  return [
    ...OPEN_GRIPS.map((text) => parseFrets(text)!),
    ...barres.map((text) => parseShape(text, STANDARD_NECK)!.frets),
    ...power.flat(),
  ]
}

/** A grip as it is held. */
export interface HeldGrip {
  /** By string number; −1 silent. */
  readonly frets: Int8Array
  /** By string number; 0 for none. */
  readonly fingers: readonly number[]
  /** Fret under the index finger. */
  readonly hand: number
}

/** A shape with the fingers that its picture has; `undefined` where four fingers cannot hold it. */
export function holdShape(shape: Frets): HeldGrip | undefined {
  const fingering = findFingering(shape)
  if (!fingering) return undefined
  const fingers = [0, ...fingering.fingers.toReversed()]
  const frets = Int8Array.from([-1, ...shape.toReversed().map((fret) => fret ?? -1)])
  const pressed = [...frets.keys()].filter((string) => fingers[string]! > 0)
  const index = pressed.find((string) => fingers[string] === 1)
  const hands = pressed.flatMap((string) => [frets[string]! - fingers[string]! + 1, frets[string]!])
  const hand = index === undefined ? Math.max(1, Math.min(...hands)) : frets[index]!
  return { frets, fingers, hand: pressed.length === 0 ? 1 : hand }
}

/** Those whose strings lie as on a guitar. */
const gripsOn = oncePer((neck: Neck): readonly HeldGrip[] => {
  if (neck.strings.length < STANDARD_NECK.strings.length) return []
  return allGrips().flatMap((frets) => {
    const places = soundingPositionsOf(frets)
    const strings = places.map(({ string }) => string)
    const isOn =
      areTunedLikeGuitar(neck, strings) && places.every(({ fret }) => fret <= neck.maxFret)
    return isOn ? (holdShape(frets) ?? []) : []
  })
})

function hasFrets(grip: HeldGrip, frets: Int8Array): boolean {
  for (let string = 1; string < frets.length; string++) {
    if (frets[string]! >= 0 && grip.frets[string] !== frets[string]) return false
  }
  return true
}

/** The first taught grip that has all of some frets, by string number, −1 silent. */
export const taughtGripOver = (neck: Neck, frets: Int8Array): HeldGrip | undefined =>
  gripsOn(neck).find((grip) => hasFrets(grip, frets))

const gripsByFrets = oncePer(
  (neck: Neck) => new Map(gripsOn(neck).map((grip) => [grip.frets.join(), grip])),
)

/** The taught grip that has some frets and no others, by string number, −1 silent. */
export function taughtGripOf(neck: Neck, frets: Int8Array): HeldGrip | undefined {
  const beyond = STANDARD_NECK.strings.length + 1
  if (frets.subarray(beyond).some((fret) => fret >= 0)) return undefined
  return gripsByFrets(neck).get(frets.subarray(0, beyond).join())
}

function makeGripByItself(neck: Neck, frets: Int8Array): HeldGrip | undefined {
  const shape = holdShape(
    Array.from(frets.subarray(1), (fret) => (fret < 0 ? null : fret)).reverse(),
  )
  if (!shape) return undefined
  const isOwn = (fingers: number) =>
    shape.fingers.every((finger, string) => string === 0 || fingerOn(fingers, string) === finger)
  const holds = holdsOf(neck, 'hard', frets, isOwn)
  const hold = holds.find(({ hand }) => hand === shape.hand) ?? holds[0]
  return hold && { ...shape, hand: hold.hand }
}

const gripsByThemselves = oncePer(() => new Map<string, HeldGrip | undefined>())
/** Beyond, all are forgotten. */
const MOST_GRIPS = 4000

/** A grip with the fingers that its picture has, where the hand reaches so on this neck. */
export function gripByItself(neck: Neck, frets: Int8Array): HeldGrip | undefined {
  const grips = gripsByThemselves(neck)
  const key = frets.join()
  if (grips.has(key)) return grips.get(key)
  if (grips.size === MOST_GRIPS) grips.clear()
  const grip = makeGripByItself(neck, frets)
  grips.set(key, grip)
  return grip
}
