/** A voicing: one grip of one chord with all its facts. */

import { FINGERS, type Finger } from '../hand/finger'
import { type Barre, fingerGrip, type GripFingering } from '../hand/fingering'
import { packGrip, patternOf } from '../hand/grip'
import { type Frets, formatFrets } from '../instrument/fret-text'
import type { SpelledPlace } from '../instrument/fretboard'
import { midiAt } from '../instrument/fretboard'
import { isReentrant, type Neck } from '../instrument/neck'
import { type ChordType, formatChordSymbol, spellChord } from '../theory/chord'
import { intervalWordsOf } from '../theory/interval'
import {
  formatNoteName,
  formatPitch,
  type NoteName,
  pitchClassOf,
  pitchClassOfMidi,
} from '../theory/pitch'
import { checkGrip, type GripProof } from './check-grip'
import { type Difficulty, difficultyOf } from './difficulty'
import { formsOn } from './neck-forms'
import { familyOfPitches, stylesOf, type VoicingStyle } from './style'

/** One sounding string of a voicing. */
export interface VoicingNote extends SpelledPlace {
  readonly finger: Finger
}

/** Where a known movable grip is known from. */
export interface VoicingShape {
  readonly name: string
  readonly source: 'taught' | 'chords-db' | 'rule'
}

export interface Voicing {
  /** The last string first: `x32010`; hyphens part the places from fret 10 up. */
  readonly text: string
  /** Chord symbol, with the bass after a slash where it is not the root and the neck has a bass. */
  readonly symbol: string
  /** A place a string, the last string first; `null` muted. */
  readonly frets: Frets
  /** A place a string, the last string first; 1 = index … 4 = little finger, 0 = none. */
  readonly fingers: readonly number[]
  readonly barres: readonly Barre[]
  /** Ascending in pitch. */
  readonly notes: readonly VoicingNote[]
  readonly bass: VoicingNote
  readonly top: VoicingNote
  /** 0 = root in the bass, 1 = the next tone of the chord, … */
  readonly inversion: number
  /** Lowest pressed fret: where the hand is; 0 when nothing is pressed. */
  readonly position: number
  /** Highest minus lowest pressed fret. */
  readonly span: number
  /** String numbers, the last first. */
  readonly openStrings: readonly number[]
  readonly mutedStrings: readonly number[]
  /** Without open strings: the whole grip can move along the neck. */
  readonly movable: boolean
  readonly styles: readonly VoicingStyle[]
  readonly shape?: VoicingShape
  readonly difficulty: Difficulty
  readonly proof: GripProof
}

/** Tones of a chord on a root by semitones above it. */
export interface SpelledTones {
  readonly root: NoteName
  readonly chord: ChordType
  /** Index into the chord's degrees, −1 where no tone lies. */
  readonly toneOfSemitone: readonly number[]
  readonly names: readonly NoteName[]
}

/** Spells a chord once for all its voicings. */
export function spellTones(root: NoteName, chord: ChordType): SpelledTones {
  const toneOfSemitone = Array.from({ length: 12 }, (_, semitone) =>
    chord.semitones.findIndex((other) => other % 12 === semitone),
  )
  return { root, chord, toneOfSemitone, names: spellChord(root, chord) }
}

function notesOf(
  frets: Frets,
  fingers: readonly number[],
  tones: SpelledTones,
  neck: Neck,
): VoicingNote[] {
  const rootPitchClass = pitchClassOf(tones.root)
  const notes: VoicingNote[] = []
  for (const [place, fret] of frets.entries()) {
    if (fret === null) continue
    const string = frets.length - place
    const midi = midiAt({ string, fret }, neck)
    const tone = tones.toneOfSemitone[(pitchClassOfMidi(midi) - rootPitchClass + 12) % 12]!
    const name = tones.names[tone]
    if (!name) throw new RangeError(`${formatFrets(frets)} sounds a tone outside the chord`)
    notes.push({
      string,
      fret,
      midi,
      note: formatPitch(name, midi),
      pitchClass: formatNoteName(name),
      interval: tones.chord.degreeLabels[tone]!,
      intervalName: intervalWordsOf(tones.chord.degrees[tone]!),
      finger: FINGERS[fingers[place]!]!,
    })
  }
  return notes.sort((a, b) => a.midi - b.midi || b.string - a.string)
}

/** Open chords whose forms have their root on a string, 1–6; the second where a thinner string is pressed lower. */
const FORM_LETTERS = ['', 'EE', 'CC', 'GA', 'DE', 'AC', 'EG'] as const

/**
 * The name of a taught grip: the open chord whose form it is, by the string of its root, and the bass
 * where that is another tone.
 */
function formNameOf(
  frets: Frets,
  notes: readonly VoicingNote[],
  { symbol }: ChordType,
  rootPitchClass: number,
): string {
  const [bass] = notes
  const root = notes.find(({ midi }) => midi % 12 === rootPitchClass)
  if (!root) return 'taught form'
  const thinner = frets.slice(frets.length - root.string + 1).filter((fret) => fret !== null)
  const next = root.string > 3 ? thinner[0] : thinner.at(-1)
  const letters = FORM_LETTERS[Math.min(root.string, FORM_LETTERS.length - 1)]!
  const name = `${letters[Number(next !== undefined && next < root.fret)]}${symbol} form`
  return bass === root ? name : `${name}, ${bass!.intervalName} in the bass`
}

function shapeOf(
  frets: Frets,
  notes: readonly VoicingNote[],
  { chord, root }: SpelledTones,
  neck: Neck,
): VoicingShape | undefined {
  const rootPitchClass = pitchClassOf(root)
  const form = formsOn(chord, neck).get(patternOf(packGrip(frets)))
  if (form?.taught) {
    return { name: formNameOf(frets, notes, chord, rootPitchClass), source: 'taught' }
  }
  const midis = notes.map(({ midi }) => midi)
  const family = familyOfPitches(midis, rootPitchClass, chord)
  if (family) return { name: family, source: 'rule' }
  return form && { name: 'published shape', source: 'chords-db' }
}

function stringsWhere(frets: Frets, isWanted: (fret: number | null) => boolean): number[] {
  return frets.flatMap((fret, place) => (isWanted(fret) ? [frets.length - place] : []))
}

/**
 * Everything about one grip of a chord. The proof is worked out by a checker that shares no code
 * with the search that found the grip.
 *
 * @param fingering another than the usual one.
 * @throws RangeError for a grip that sounds a tone outside the chord or that no hand holds.
 */
export function voicingOf(
  frets: Frets,
  tones: SpelledTones,
  neck: Neck,
  fingering: GripFingering = fingerGrip(frets),
): Voicing {
  const { chord, root } = tones
  const rootPitchClass = pitchClassOf(root)
  const notes = notesOf(frets, fingering.fingers, tones, neck)
  const bass = notes[0]!
  const top = notes.at(-1)!
  const inversion = chord.degreeLabels.indexOf(bass.interval)
  const pressed = frets.filter((fret): fret is number => fret !== null && fret > 0)
  const position = pressed.length === 0 ? 0 : Math.min(...pressed)
  const highestFret = Math.max(0, ...pressed)
  const openStrings = stringsWhere(frets, (fret) => fret === 0)
  const shape = shapeOf(frets, notes, tones, neck)
  const symbol = formatChordSymbol(root, chord)
  const isOverBass = inversion !== 0 && !isReentrant(neck)
  return {
    text: formatFrets(frets),
    symbol: isOverBass ? `${symbol}/${bass.pitchClass}` : symbol,
    frets,
    fingers: fingering.fingers,
    barres: fingering.barres,
    notes,
    bass,
    top,
    inversion,
    position,
    span: highestFret - position,
    openStrings,
    mutedStrings: stringsWhere(frets, (fret) => fret === null),
    movable: openStrings.length === 0,
    styles: stylesOf(
      frets,
      fingering.barres.some((barre) => barre.finger === 1),
      rootPitchClass,
      chord,
      neck,
    ),
    ...(shape && { shape }),
    difficulty: difficultyOf(frets, fingering, neck),
    proof: checkGrip({ frets, ...fingering }, rootPitchClass, chord, neck),
  }
}
