/**
 * Every grip of a chord that a hand can hold, by rule. The limits are those that published chord
 * shapes keep (0004-voicing-ranking): none of them spans five frets, skips two strings or leaves
 * out anything but a tone that the chord type calls optional.
 */

import { FINGER_COUNT, isHoldable } from '../hand/barre'
import { appendFret, MAX_SPAN_FRETS, OPEN_MIDI, type PackedGrip, STRING_COUNT } from '../hand/grip'
import type { ChordType } from '../theory/chord'
import { toneDemandOf } from './chord-tones'

/** The highest fret a grip may use. */
export const MAX_GRIP_FRET = 15
/** The highest fret the index finger may rest on. */
export const MAX_HAND_FRET = 12
const MAX_INNER_MUTES = 1
const MIN_SOUNDED_STRINGS = 3
/** The lowest sounded string is 6, 5, 4 or 3. */
const LAST_BASS_PLACE = 3

/** Frets used as bits from the lowest: both ends of the hand and nothing between. */
const BOTH_ENDS = 1 | (1 << MAX_SPAN_FRETS)

/** Mute, open string and at most four frets of a hand. */
const OPTIONS = 6

/**
 * All playable grips of a chord, each once, in no order to rely on.
 *
 * @param rootPitchClass 0–11, C = 0.
 */
export function searchGrips(rootPitchClass: number, chord: ChordType): Int32Array {
  const { bitOfSemitone, required } = toneDemandOf(chord)
  const minSounded = Math.min(MIN_SOUNDED_STRINGS, chord.degrees.length)
  const maxTrebleMutes = STRING_COUNT - minSounded
  const toneAt = new Uint16Array(STRING_COUNT * (MAX_GRIP_FRET + 1))
  for (let place = 0; place < STRING_COUNT; place++) {
    for (let fret = 0; fret <= MAX_GRIP_FRET; fret++) {
      const semitone = (OPEN_MIDI[place]! + fret - rootPitchClass + 12) % 12
      toneAt[place * (MAX_GRIP_FRET + 1) + fret] = bitOfSemitone[semitone]!
    }
  }

  const found: PackedGrip[] = []
  const optionFret = new Int8Array(STRING_COUNT * OPTIONS)
  const optionTone = new Uint16Array(STRING_COUNT * OPTIONS)
  const optionCount = new Uint8Array(STRING_COUNT)
  /** Tones that the strings from a place on can still sound. */
  const tonesAhead = new Uint16Array(STRING_COUNT + 1)
  /** Whether a string from a place on can still be pressed at the hand's lowest fret. */
  const lowAhead = new Uint8Array(STRING_COUNT + 1)

  function layOut(handFret: number): void {
    const highest = Math.min(handFret + MAX_SPAN_FRETS, MAX_GRIP_FRET)
    for (let place = STRING_COUNT - 1; place >= 0; place--) {
      let count = 0
      let tones = tonesAhead[place + 1]!
      const row = place * (MAX_GRIP_FRET + 1)
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
    if (sounded + STRING_COUNT - place < minSounded) return
    if (place === STRING_COUNT) {
      if ((pressed <= FINGER_COUNT && usedFrets !== BOTH_ENDS) || isHoldable(grip)) found.push(grip)
      return
    }
    const isLeading = sounded === 0
    if (isLeading ? place < LAST_BASS_PLACE : pendingMutes < maxTrebleMutes) {
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
    if (inner > MAX_INNER_MUTES) return
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

  for (let handFret = 0; handFret <= MAX_HAND_FRET; handFret++) {
    layOut(handFret)
    extend(0, 0, 0, 0, 0, 0, 0, handFret === 0 ? 1 : 0, handFret)
  }
  return Int32Array.from(found)
}
