/** The facts of a grip that its rank is worked out from, read in one pass over its strings. */
import { mostSavedByTip } from '../hand/barre'
import {
  fretAt,
  MAX_SPAN_FRETS,
  OPEN_POSITION_MAX_FRET,
  type PackedGrip,
  patternOf,
} from '../hand/grip'
import { fretDistanceMmOf } from '../instrument/fretboard'
import { MAX_STRINGS, type Neck, STANDARD_NECK } from '../instrument/neck'
import type { ChordType } from '../theory/chord'
import { sizeOfSet, withinOctave } from '../theory/pitch-class'
import { isSymmetric, kindsBySemitone, TONE_KINDS } from './chord-tones'
import type { Forms } from './forms'
import { gripNeckOf, pitchIndex } from './grip-neck'
import { GRIP_FACT_NAMES, type GripFact } from './grip-weights'
import { familyReader } from './style'

/** Place of each fact in the table of weights. */
const FACT = Object.fromEntries(GRIP_FACT_NAMES.map((name, index) => [name, index])) as Readonly<
  Record<GripFact, number>
>
const BASS_FACTS = [0, FACT.thirdInBass, FACT.fifthInBass, FACT.colourInBass]
const MUTE_FACTS = [FACT.muteBesideString4, FACT.muteBesideString5, FACT.muteBesideString6]
/** Facts of the thickest and the thinnest sounding string, by 8 × thickest + thinnest. */
const setFacts = (start: 'strings' | 'triad') =>
  Uint8Array.from({ length: 64 }, (_, at) => {
    const name = `${start}${at >> 3}${at & 7}`
    return FACT[name as GripFact] ?? FACT[`${start}Else`]
  })
const STRINGS_FACTS = setFacts('strings')
const TRIAD_FACTS = setFacts('triad')

/** Whether a grip is taught at the nut alone. */
const isTaughtOpen = (taught: string | undefined) =>
  taught === 'o' || taught === 'B' || taught === 'S'

const MIDI_COUNT = 256
const OCTAVE = 12
const FINGERS = 4
/** Reach that costs nothing, and the unit of what is beyond. */
const EASY_REACH_MM = 60
const STRETCH_MM = 20
/** Of a guitar without a capo, as books print their chords. */
const FRET_MM = Array.from({ length: 32 }, (_, fret) =>
  fretDistanceMmOf(fret, STANDARD_NECK.instrument.scaleLengthMm),
)
/** Up to this fret a hand over open strings is not far from them. */
const NEAR_FRET = 3
const LAST_LOW_FRET = 4

/** Told each fact of a grip that counts, and how often. */
export type CountFact = (fact: number, times: number) => void

/**
 * A function that reads the grips of one chord, telling what counts in each, and answers whether the
 * root, or the bass that was asked for, lies lowest.
 *
 * @param rootPitchClass 0–11, C = 0.
 * @param askedSemitone of a bass other than the root, above the root.
 */
export function factsReader(
  rootPitchClass: number,
  chord: ChordType,
  neck: Neck,
  forms: Forms,
  count: CountFact,
  askedSemitone?: number,
): (grip: PackedGrip) => boolean {
  const { midis, stringCount } = gripNeckOf(neck)
  const kinds = kindsBySemitone(chord)
  const symmetric = isSymmetric(chord)
  const isTriad = chord.degrees.length <= 3
  const setFactsOf = isTriad ? TRIAD_FACTS : STRINGS_FACTS
  const tonesButFifth = chord.semitones.reduce(
    (set, up) => (kinds[up % 12] === TONE_KINDS.fifth ? set : set | (1 << (up % 12))),
    0,
  )
  let reading = 0
  /** By MIDI: the last reading that sounded it. */
  const heardIn = new Int32Array(MIDI_COUNT)
  const voices = new Int32Array(MAX_STRINGS)
  const familyOf = familyReader(chord)
  const toneAt = (string: number, fret: number) =>
    withinOctave(midis[pitchIndex(string, fret)]! - rootPitchClass)

  /** Whether a string thicker than the bass would sound the root at a fret. */
  function hasFreeRoot(thickest: number, fret: number): boolean {
    if (fret < 0) return false
    for (let string = thickest + 1; string <= stringCount; string++) {
      if (toneAt(string, fret) === 0) return true
    }
    return false
  }

  return (grip) => {
    reading++
    let sounding = 0
    let pressed = 0
    let low = 99
    let high = 0
    let atLow = 0
    let isOpenAfterLow = false
    let thickest = 0
    let thinnest = 0
    let bassMidi = MIDI_COUNT
    let bassTone = 0
    let innerMutes = 0
    let muteBesideBass = false
    let pendingMutes = 0
    let previousMidi = -1
    let previousFret = -1
    let pendingOpen = false
    let thirds = 0
    let tones = 0
    for (let string = stringCount; string > 0; string--) {
      const fret = fretAt(grip, string)
      if (fret < 0) {
        pendingMutes++
        previousFret = -1
        pendingOpen = false
        continue
      }
      const midi = midis[pitchIndex(string, fret)]!
      const tone = withinOctave(midi - rootPitchClass)
      const kind = kinds[tone]!
      if (sounding === 0) thickest = string
      else {
        if (pendingMutes > 0 && sounding === 1) muteBesideBass = true
        innerMutes += pendingMutes
        const step = midi - previousMidi
        if (step === 1 || step === -1) count(FACT.semitone, 1)
        if (step > OCTAVE) count(FACT.wideGap, 1)
      }
      thinnest = string
      pendingMutes = 0
      previousMidi = midi
      if (midi < bassMidi) {
        bassMidi = midi
        bassTone = tone
      }
      if (kind === TONE_KINDS.third) thirds++
      if (kind === TONE_KINDS.colour && (tones >> tone) & 1) count(FACT.doubledColour, 1)
      tones |= 1 << tone
      if (heardIn[midi] === reading) count(FACT.unison, 1)
      heardIn[midi] = reading
      voices[sounding] = midi
      sounding++
      if (fret === 0) {
        isOpenAfterLow = true
        pendingOpen = previousFret > 0
      } else {
        if (pendingOpen) count(FACT.openBetweenPressed, 1)
        pendingOpen = false
        pressed++
        if (fret > high) high = fret
        if (fret < low) {
          low = fret
          atLow = 1
          isOpenAfterLow = false
        } else if (fret === low) atLow++
      }
      previousFret = fret
    }
    if (pressed === 0) low = 0
    const open = sounding - pressed

    const isOver = bassTone === (askedSemitone ?? 0)
    if (askedSemitone !== undefined) {
      if (!isOver) count(FACT.notAskedBass, 1)
    } else if (!isOver) {
      count(symmetric ? FACT.symmetricInBass : BASS_FACTS[kinds[bassTone]!]!, 1)
    }
    const missing = sizeOfSet(tonesButFifth & ~tones)
    if (missing > 0) count(FACT.missingTone, missing)
    if (thirds > 1) count(FACT.doubledThird, thirds - 1)
    if (sizeOfSet(tones) === sounding) {
      count(FACT.everyToneOnce, 1)
      if (familyOf(voices, sounding, tones, bassTone)) count(FACT.family, 1)
    }

    count(setFactsOf[Math.min(thickest, 7) * 8 + Math.min(thinnest, 7)]!, 1)
    if (sounding <= 3) count(isTriad ? FACT.threeStringsOfTriad : FACT.threeStrings, 1)
    if (innerMutes > 0) {
      if (muteBesideBass) count(MUTE_FACTS[Math.max(4, Math.min(thickest, 6)) - 4]!, 1)
      count(FACT.otherInnerMute, innerMutes - (muteBesideBass ? 1 : 0))
    }

    const isBarre = atLow > 1 && !isOpenAfterLow
    const isOpenPosition = open > 0 && high <= OPEN_POSITION_MAX_FRET
    if (
      askedSemitone === undefined &&
      hasFreeRoot(thickest, isOpenPosition ? 0 : isBarre ? low : -1)
    ) {
      count(FACT.freeRoot, 1)
    }
    count(FACT.position, low)
    if (isOpenPosition) {
      count(FACT.openPosition, 1)
      count(FACT.positionInOpen, low)
    } else if (open === 0) count(FACT.noOpenString, 1)
    else {
      count(FACT.openUpTheNeck, open)
      count(FACT.openFarBelow, Math.max(0, low - NEAR_FRET))
    }
    if (high - low <= 1) count(FACT.spanOfTwoFrets, 1)
    if (high - low >= MAX_SPAN_FRETS) count(FACT.spanOfFourFrets, 1)
    count(FACT.stretch, Math.max(0, FRET_MM[high]! - FRET_MM[low]! - EASY_REACH_MM) / STRETCH_MM)
    let fingers = isBarre ? pressed - atLow + 1 : pressed
    if (fingers > FINGERS) {
      fingers -= Math.min(mostSavedByTip(grip, stringCount, low), pressed - atLow - 1)
      count(FACT.secondBarre, 1)
    }
    count(FACT.finger, fingers)
    if (isTriad) count(FACT.fingerOfTriad, fingers)
    if (isBarre) count(FACT.barre, 1)

    const form = forms.get(patternOf(grip))
    if (!form) return isOver
    const isAtNut = form.pattern === grip
    const taught = isAtNut || !isTaughtOpen(form.taught) ? form.taught?.toLowerCase() : undefined
    if (form.isOneFinger) count(FACT.oneFingerPower, 1)
    if (askedSemitone !== undefined) {
      if (taught === 's' || taught === 'b') {
        count(FACT.slashForm, 1)
        if (isAtNut) count(FACT.openSlashForm, 1)
        if (isAtNut && taught === 'b') count(FACT.openBassForm, 1)
      }
      return isOver
    }
    if (form.publishedRoots > 0) {
      count(FACT.published, Math.log1p(form.publishedRoots))
      count(FACT.publishedAtAll, 1)
    }
    if (taught === 'p' || taught === 'b') count(FACT.part, 1)
    if (taught === 'f' || taught === 'm' || taught === 'o') {
      count(FACT.form, 1)
      if (taught === 'm') count(FACT.mainForm, 1)
      if (isAtNut) count(FACT.openForm, 1)
      else if (isBarre && fretAt(grip, thickest) === low && fretAt(grip, 1) === low) {
        count(FACT.barreForm, 1)
        if (low <= LAST_LOW_FRET) count(FACT.lowBarreForm, 1)
      }
    }
    return isOver
  }
}
