/** The music of a pattern drill: notes, their plucking fingers and the harmony they are held to. */
import { DomainError } from '#engine/errors'
import { fretsOf } from '#engine/hand/grip'
import type { Frets } from '#engine/instrument/fret-text'
import { type FretPosition, midiAt } from '#engine/instrument/fretboard'
import { isReentrant, type Neck } from '#engine/instrument/neck'
import { neckWords } from '#engine/instrument/neck-words'
import { isPlayable } from '#engine/plan/reduce/playable'
import { doubleStopNotes } from '#engine/practice/double-stops'
import { LEAST_PICKED_STRINGS, type PatternNote, pickedNotes } from '#engine/practice/pattern-notes'
import type { PatternRow } from '#engine/practice/pattern-table'
import type { Harmony } from '#engine/practice/prove-pattern'
import type { PickedGrip } from '#engine/practice/thumb-bass'
import { formatNoteName, type NoteName, pitchClassOf } from '#engine/theory/pitch'
import type { Scale } from '#engine/theory/scale'
import { fingerPath } from '#engine/voicing/finger-path'
import { songPaths } from '#engine/voicing/song-paths'
import type { AskedChord } from '../progressions/asked-chord'
import { stationsOf } from '../progressions/progression-stations'

export interface PatternMusic {
  readonly notes: readonly PatternNote[]
  readonly harmony: readonly Harmony[]
  readonly loopBeats: number
  /** Steps of the scale between the two notes of a double stop; left out over chords. */
  readonly steps?: number
  readonly chords: readonly {
    readonly symbol: string
    readonly frets: Frets
    readonly startBeat: number
  }[]
}

type Picking = Extract<PatternRow, { kind: 'picking' }>
type DoubleStops = Extract<PatternRow, { kind: 'double-stops' }>

/** Grips of a chord that compete. */
const COMPETING_GRIPS = 32

function refuse(path: string, message: string): DomainError {
  return new DomainError('unplayable-drill', message, [{ path, message }])
}

const soundingCount = (frets: Frets) => frets.filter((fret) => fret !== null).length

/** Whether grips of four strings seldom have their root on the last one. */
const hasFewStrings = (neck: Neck) =>
  isReentrant(neck) || neck.strings.length <= LEAST_PICKED_STRINGS

/** One grip a chord, each with strings enough for the plucking hand. */
function gripsOf(asked: readonly AskedChord[], neck: Neck, maxFret: number): readonly PickedGrip[] {
  const stations = stationsOf(asked, COMPETING_GRIPS, neck, { maxFret })
  const fretsAt = (at: number, index: number) =>
    fretsOf(stations[at]!.choice.table.ranked.grips[index]!, neck.strings.length)
  const choices = stations.map(({ choice }, at) => {
    const [bass] = tonesOf(asked[at]!)
    const isWide = (index: number) => soundingCount(fretsAt(at, index)) >= LEAST_PICKED_STRINGS
    const wide = choice.indices.filter(isWide)
    const onBass = wide.filter((index) => bassSoundOf(fretsAt(at, index), neck) === bass)
    // Four strings often have no such grip on the root.
    const indices = onBass.length > 0 || !hasFewStrings(neck) ? onBass : wide
    if (indices.length > 0) return { ...choice, indices }
    const { symbol } = asked[at]!
    throw refuse(
      `chords[${at}]`,
      `No grip of ${symbol} sounds ${LEAST_PICKED_STRINGS} strings on ${neckWords(neck)} up to fret ${maxFret}, as p, i, m and a need; raise maxFret or choose another chord`,
    )
  })
  const [path] = songPaths(choices, 1)
  const grips = path!.grips.map((index, at) => fretsAt(at, index))
  const { fingerings } = fingerPath(grips, choices[0]!.filters)
  return grips.map((frets, at) => {
    return { frets, fingers: fingerings[at]!.fingers, ...knownTonesOf(asked[at]!) }
  })
}

/** Tones of a plain triad. */
const TRIAD_TONES = 3
const PERFECT_FIFTH = 7

/** The tones of a chord that the plucking hand looks for. */
function knownTonesOf({ root, chord }: AskedChord) {
  const { degrees, semitones } = chord
  const rootClass = pitchClassOf(root)
  const classOf = (own: number) => (rootClass + own) % 12
  const toneOf = (number: number) => semitones[degrees.findIndex((one) => one.number === number)]
  const third = toneOf(3)
  const fifth = toneOf(5)
  const isTriad = semitones.length === TRIAD_TONES && fifth === PERFECT_FIFTH
  const others = semitones.filter((own) => own !== 0 && own !== third && own !== PERFECT_FIFTH)
  return {
    root: rootClass,
    ...(fifth !== undefined && { fifth: classOf(fifth) }),
    telling: third === undefined || isTriad ? [] : [third, ...others].map(classOf),
  }
}

/** Pitch classes of a chord, that of its bass first. */
function tonesOf({ root, chord, bass }: AskedChord): readonly number[] {
  const rootClass = pitchClassOf(root)
  const tones = chord.semitones.map((semitones) => (rootClass + semitones) % 12)
  return [pitchClassOf(bass ?? root), ...tones]
}

/** A picking pattern over chords. @throws DomainError for a chord that cannot be picked so. */
export function pickingMusic(
  row: Picking,
  asked: readonly AskedChord[],
  neck: Neck,
  maxFret: number,
): PatternMusic {
  const grips = gripsOf(asked, neck, maxFret)
  const startOf = (chord: number) => chord * row.beatsPerBar
  return {
    notes: pickedNotes(row, grips, neck),
    harmony: asked.map((one, at) => {
      const [bass, ...tones] = tonesOf(one)
      // A neck of few strings begins on whatever its last one sounds.
      const first = hasFewStrings(neck) ? bassSoundOf(grips[at]!.frets, neck) : bass!
      return { startBeat: startOf(at), tones: [first, ...tones] }
    }),
    loopBeats: startOf(asked.length),
    chords: asked.map(({ symbol }, at) => ({
      symbol,
      frets: grips[at]!.frets,
      startBeat: startOf(at),
    })),
  }
}

function bassSoundOf(frets: Frets, neck: Neck): number {
  const place = frets.findIndex((fret) => fret !== null)
  const string = frets.length - place
  return (neck.strings[string - 1]!.midi + frets[place]!) % 12
}

/** Thirds and sixths are counted in scales of so many tones; octaves in all. */
const SCALE_SIZE = 7

/**
 * A scale in double stops.
 *
 * @throws DomainError for thirds or sixths of a scale without seven tones, or too short a neck.
 */
export function doubleStopMusic(
  row: DoubleStops,
  key: NoteName,
  scale: Scale,
  neck: Neck,
  maxFret: number,
): PatternMusic {
  const name = `${formatNoteName(key)} ${scale.name}`
  const size = scale.semitones.length
  if (row.steps !== 'octave' && size !== SCALE_SIZE) {
    throw refuse(
      'scale',
      `${name} has ${size} tones, and ${row.title.toLowerCase()} are counted in scales of seven; choose major, naturalMinor or a mode, or pattern=octaves`,
    )
  }
  const steps = row.steps === 'octave' ? size : row.steps
  const tones = scale.semitones.map((semitones) => (pitchClassOf(key) + semitones) % 12)
  const canPlay = (...places: readonly FretPosition[]) => {
    const notes = places
      .map((pin, note) => ({ note, midi: midiAt(pin, neck), pin }))
      .sort((a, b) => a.midi - b.midi)
    return isPlayable(notes, { neck, maxFret, ease: 'medium' })
  }
  const notes = doubleStopNotes({ tones, steps, neck, maxFret, canPlay })
  const last = notes.at(-1)
  if (!last) {
    throw refuse(
      'maxFret',
      `${row.title} of ${name} do not lie on ${neckWords(neck)} up to fret ${maxFret}; raise maxFret or choose another instrument`,
    )
  }
  return {
    notes,
    harmony: [{ startBeat: 0, tones }],
    loopBeats: last.startBeat + last.durationBeats,
    steps,
    chords: [],
  }
}
