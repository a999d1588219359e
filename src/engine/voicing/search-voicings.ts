/**
 * Every grip of a chord that a hand can hold, by rule. The limits are those that published chord
 * shapes keep (0004-voicing-ranking): none of them spans five frets, skips two strings or leaves
 * out anything but a tone that the chord type calls optional.
 */

import { barreOptionsOf, FINGER_COUNT, isHoldable } from '../hand/barre'
import { findFingering } from '../hand/fingering'
import { appendFret, fretsOf, MAX_SPAN_FRETS, type PackedGrip } from '../hand/grip'
import type { Neck } from '../instrument/neck'
import type { ChordType } from '../theory/chord'
import { withinOctave } from '../theory/pitch-class'
import { toneDemandOf } from './chord-tones'
import { gripNeckOf, pitchIndex } from './grip-neck'

/** The highest fret the index finger may rest on. */
export const MAX_HAND_FRET = 12
/** Strings that sound at most, so that a search on ten strings stays short. */
const MAX_SOUNDED = { usual: 6, aboveEightStrings: 5 } as const
/** On more strings than this one muted string inside a chord is the most. */
const MANY_STRINGS = 6

/** Frets used as bits from the lowest: both ends of the hand and nothing between. */
const BOTH_ENDS = 1 | (1 << MAX_SPAN_FRETS)
const BOTH_ENDS_AND_BETWEEN = (2 << MAX_SPAN_FRETS) - 1

/** Open string and at most five frets of a hand. */
const OPTIONS = 6

/**
 * All playable grips of a chord, each once, by the fret of the hand and then by their fret text.
 *
 * @param rootPitchClass 0–11, C = 0.
 */
export function searchGrips(rootPitchClass: number, chord: ChordType, neck: Neck): Float64Array {
  const { stringCount, maxFret, midis, play, shortStrings, spans } = gripNeckOf(neck)
  const { bitOfSemitone, required } = toneDemandOf(chord, neck)
  const minSounded = Math.min(play.minChordStrings, chord.degrees.length)
  const maxTrebleMutes = stringCount - minSounded
  const maxSounded = stringCount > 8 ? MAX_SOUNDED.aboveEightStrings : MAX_SOUNDED.usual
  const maxInnerMutes = Math.min(play.innerMutes, stringCount > MANY_STRINGS ? 1 : 2)
  const lastBassPlace = stringCount - play.minChordStrings
  const toneAt = new Uint16Array(stringCount * (maxFret + 1))
  for (let place = 0; place < stringCount; place++) {
    for (let fret = 0; fret <= maxFret; fret++) {
      const string = stringCount - place
      const midi = midis[pitchIndex(string, fret)]!
      if (midi < 0 || (fret > 0 && (shortStrings >> string) & 1)) continue
      toneAt[place * (maxFret + 1) + fret] = bitOfSemitone[withinOctave(midi - rootPitchClass)]!
    }
  }

  const found: PackedGrip[] = []
  const optionFret = new Int8Array(stringCount * OPTIONS)
  const optionTone = new Uint16Array(stringCount * OPTIONS)
  const optionCount = new Uint8Array(stringCount)
  /** Tones that the strings from a place on can still sound. */
  const tonesAhead = new Uint16Array(stringCount + 1)
  /** Whether a string from a place on can still be pressed at the hand's lowest fret. */
  const lowAhead = new Uint8Array(stringCount + 1)

  function layOut(handFret: number): void {
    const highest = Math.min(handFret + spans[handFret]!, maxFret)
    for (let place = stringCount - 1; place >= 0; place--) {
      let count = 0
      let tones = tonesAhead[place + 1]!
      const row = place * (maxFret + 1)
      for (let fret = 0; fret <= highest; fret = fret === 0 ? handFret : fret + 1) {
        const tone = toneAt[row + fret]!
        if (tone !== 0) {
          optionFret[place * OPTIONS + count] = fret
          optionTone[place * OPTIONS + count] = tone
          tones |= tone
          count++
        }
        if (handFret === 0) break
      }
      optionCount[place] = count
      tonesAhead[place] = tones
      lowAhead[place] = lowAhead[place + 1]! | (handFret > 0 && toneAt[row + handFret] ? 1 : 0)
    }
  }

  const hasFingering = (grip: PackedGrip) => findFingering(fretsOf(grip, stringCount)) !== undefined

  function isHeld(grip: PackedGrip, pressed: number, usedFrets: number, mutes: number): boolean {
    // `isHoldable` knows hands of four frets; wider ones, on short scales, are few.
    if (usedFrets > BOTH_ENDS_AND_BETWEEN) return hasFingering(grip)
    if (pressed <= FINGER_COUNT && usedFrets !== BOTH_ENDS) return true
    if (!isHoldable(grip, stringCount)) return false
    // Nor does it ask whether a muted string would sound under its barre.
    return mutes === 0 || barreOptionsOf(grip, stringCount).soundingMute < 0 || hasFingering(grip)
  }

  function extend(
    place: number,
    grip: PackedGrip,
    tones: number,
    sounded: number,
    innerMutes: number,
    pendingMutes: number,
    pressed: number,
    usedFrets: number,
    handFret: number,
  ): void {
    if (((tones | tonesAhead[place]!) & required) !== required) return
    if ((usedFrets & 1) === 0 && lowAhead[place] === 0) return
    if (sounded + stringCount - place < minSounded) return
    if (place === stringCount) {
      if (isHeld(grip, pressed, usedFrets, innerMutes)) found.push(grip)
      return
    }
    const isLeading = sounded === 0
    if (isLeading ? place < lastBassPlace : pendingMutes < maxTrebleMutes) {
      extend(
        place + 1,
        appendFret(grip, -1),
        tones,
        sounded,
        innerMutes,
        isLeading ? 0 : pendingMutes + 1,
        pressed,
        usedFrets,
        handFret,
      )
    }
    const inner = innerMutes + pendingMutes
    if (inner > maxInnerMutes || sounded === maxSounded) return
    const first = place * OPTIONS
    const end = first + optionCount[place]!
    for (let option = first; option < end; option++) {
      const fret = optionFret[option]!
      extend(
        place + 1,
        appendFret(grip, fret),
        tones | optionTone[option]!,
        sounded + 1,
        inner,
        0,
        fret === 0 ? pressed : pressed + 1,
        fret === 0 ? usedFrets : usedFrets | (1 << (fret - handFret)),
        handFret,
      )
    }
  }

  for (let handFret = 0; handFret <= Math.min(MAX_HAND_FRET, maxFret); handFret++) {
    layOut(handFret)
    extend(0, 0, 0, 0, 0, 0, 0, handFret === 0 ? 1 : 0, handFret)
  }
  return Float64Array.from(found)
}
