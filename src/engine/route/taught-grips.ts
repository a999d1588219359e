/** The grips that broken chords are held in: those of the open position, and the barre forms. */
import { OPEN_CHORD_TABLE } from '../hand/open-chord-table'
import { type Frets, parseFrets, soundingPositionsOf } from '../instrument/fret-text'
import { midiAt } from '../instrument/fretboard'
import { areTunedLikeGuitar } from '../instrument/guitar-shape'
import { type Neck, STANDARD_NECK } from '../instrument/neck'
import { type ShapeSetting, shapeSettingOf } from './held-shape'
import { openTuningBarres } from './open-tuning-barres'
import { parseShape, SHAPE_CHORDS } from './shape-table'

/** F of first methods: the four thin strings of the E form behind a barre, and all six. */
const F_GRIPS = ['xx3211', '133211']

/**
 * Open grips of songbooks beside the chords of first methods. Those of a root on its own string come
 * before those with another bass.
 */
// biome-ignore format: a row a kind
const SONGBOOK_GRIPS = [
  // suspended
  'x02200', 'x02230', 'xx0230', 'xx0233', '022200', 'x33011', '330013',
  'x02030', '020200', 'xx0213', '330011',
  // with a second
  'x32030', 'x32033', '300203', '022102', '022002', 'xx3213',
  // sevenths with other doublings, and ninths
  '020130', '022130', 'x02223', '022030', '022033', 'x32003', '020102', '020002',
  // sixths
  'x32210', 'x02222', 'xx0202', '022120', '320000', 'x02212', 'xx0201', '022020',
  // minor with a major seventh
  'x02110', 'xx0221', '021000',
  // diminished, half-diminished
  'xx0101', 'xx1212', 'xx0111', '2x2210',
  // another tone in the bass
  '332010', '032010', '002220', '002210', 'x00232', 'x00231', 'x33210', 'x33211', 'x20003', 'x20033', 'x20001', 'x22010', '3x2010', '302210', '200232', '200212', 'x42220',
]

/** Of two that fit a line the first is held. */
const OPEN_GRIPS: readonly Frets[] = [
  ...Object.values(OPEN_CHORD_TABLE).flatMap((rows) => rows.map(([frets]) => frets)),
  ...F_GRIPS,
  ...SONGBOOK_GRIPS,
].map((text) => parseFrets(text)!)

/** The forms that players move with a barre, and how far. */
const BARRE_LETTERS = ['E', 'A'] as const
const LAST_BARRE_FRET = 10

/** The lower barre first. */
const BARRE_GRIPS: readonly Frets[] = Array.from(
  { length: LAST_BARRE_FRET },
  (_, index) => index + 1,
).flatMap((fret) =>
  BARRE_LETTERS.flatMap((letter) =>
    Object.keys(SHAPE_CHORDS).map(
      (chord) => parseShape(`${letter}-${chord}-barre:${fret}`, STANDARD_NECK)!.frets,
    ),
  ),
)

const LAST_STRING = 6
/** Semitones by which tunings drop the sixth string. */
const MOST_LOWERED = 2

/** By the text of the frets: the tables above, and few more, on all necks. */
const shapes = new Map<string, ShapeSetting>()

/** The fingers of a grip, found once. */
function shapeOf(frets: Frets): ShapeSetting {
  const text = frets.join()
  const shape = shapes.get(text) ?? shapeSettingOf(frets)
  shapes.set(text, shape)
  return shape
}

const hasFrets = (frets: Frets, neck: Neck) =>
  frets.every((fret) => fret === null || fret <= neck.maxFret)

/** The grip where its strings lie as a guitar's, its sixth string pressed higher where that is dropped. */
function onNeck(frets: Frets, neck: Neck): readonly Frets[] {
  const strings = soundingPositionsOf(frets).map(({ string }) => string)
  if (areTunedLikeGuitar(neck, strings)) return hasFrets(frets, neck) ? [frets] : []
  const [sixth, ...others] = frets
  const upper = strings.filter((string) => string !== LAST_STRING)
  if (typeof sixth !== 'number' || !areTunedLikeGuitar(neck, upper)) return []
  const lowered = loweredBy(neck)
  const pressed = [sixth + lowered, ...others]
  const isDropped = lowered > 0 && lowered <= MOST_LOWERED
  return isDropped && hasFrets(pressed, neck) && shapeOf(pressed).held.length > 0 ? [pressed] : []
}

/** Semitones by which the sixth string lies lower under the fifth than on a guitar. */
function loweredBy({ strings }: Neck): number {
  const stepUnderFifth = (own: Neck['strings']) =>
    own[LAST_STRING - 2]!.midi - own[LAST_STRING - 1]!.midi
  return stepUnderFifth(strings) - stepUnderFifth(STANDARD_NECK.strings)
}

export interface TaughtGrip {
  readonly shape: ShapeSetting
  /** Fret by MIDI of each string that sounds. */
  readonly frets: ReadonlyMap<number, number>
  readonly bassMidi: number
  /** The pitch classes that it sounds, C = 1. */
  readonly tones: number
  /** 0 in the open position. */
  readonly barreFret: number
}

function taughtGrip(frets: Frets, isOpen: boolean, neck: Neck): TaughtGrip {
  const places = soundingPositionsOf(frets)
  const fretByMidi = new Map(places.map((place) => [midiAt(place, neck), place.fret]))
  return {
    shape: shapeOf(frets),
    frets: fretByMidi,
    bassMidi: Math.min(...fretByMidi.keys()),
    tones: [...fretByMidi.keys()].reduce((set, midi) => set | (1 << (midi % 12)), 0),
    barreFret: isOpen ? 0 : Math.min(...fretByMidi.values()),
  }
}

const gripsOfNeck = new WeakMap<Neck, readonly TaughtGrip[]>()

/**
 * The open grips, then the barres: those whose strings lie as on the guitar, all of them there and
 * above a seventh string, some in tunings that drop the sixth; and the barres of an open tuning.
 */
export function taughtGripsOf(neck: Neck): readonly TaughtGrip[] {
  let grips = gripsOfNeck.get(neck)
  if (!grips) {
    const hasAllStrings = neck.strings.length >= STANDARD_NECK.strings.length
    const heldOf = (all: readonly Frets[]) => all.flatMap((frets) => onNeck(frets, neck))
    const barres = () => [...heldOf(BARRE_GRIPS), ...openTuningBarres(neck, LAST_BARRE_FRET)]
    grips = hasAllStrings
      ? [
          ...heldOf(OPEN_GRIPS).map((frets) => taughtGrip(frets, true, neck)),
          ...barres().map((frets) => taughtGrip(frets, false, neck)),
        ]
      : []
    gripsOfNeck.set(neck, grips)
  }
  return grips
}
