/**
 * From a stream of pitch readings to notes: a note is heard when several readings in a row agree,
 * and ends when they stop agreeing. One string at a time.
 */
import { nearestPitchOf } from '#engine/theory/pitch'

export interface PitchReading {
  /** On the audio clock, the middle of the analysed stretch. */
  readonly timeSeconds: number
  readonly frequencyHz: number
  /** 0–1, how periodic the sound is. */
  readonly clarity: number
  /** Root mean square of the analysed stretch. */
  readonly rms: number
}

export interface HeardNote {
  readonly midi: number
  /** −50…50, mean over the note so far. */
  readonly cents: number
  readonly startSeconds: number
  /** Time of the last reading that agreed. */
  readonly endSeconds: number
}

const MIN_CLARITY = 0.9
const MIN_RMS = 0.004
/** Readings that must agree before a note counts; at 20 ms apart that is 60 ms. */
const AGREEING = 3
/** Readings that may fail, as in the noise of an attack, before a note ends. */
const FORGIVEN = 2
/** What is listened for: the range of an instrument, with room for strings that are out of tune. */
export interface HeardRange {
  readonly lowestHz: number
  readonly highestHz: number
}

export interface NoteDetector {
  /** Takes a reading; gives the note that is heard now, if there is one. */
  readonly hear: (reading: PitchReading) => HeardNote | undefined
}

interface Candidate {
  readonly midi: number
  readonly startSeconds: number
  endSeconds: number
  agreeing: number
  missed: number
  centsSum: number
}

function isTrustworthy(
  { clarity, rms, frequencyHz }: PitchReading,
  { lowestHz, highestHz }: HeardRange,
): boolean {
  return (
    clarity >= MIN_CLARITY && rms >= MIN_RMS && frequencyHz >= lowestHz && frequencyHz <= highestHz
  )
}

function heardNoteOf(note: Candidate): HeardNote {
  return {
    midi: note.midi,
    cents: Math.round(note.centsSum / note.agreeing),
    startSeconds: note.startSeconds,
    endSeconds: note.endSeconds,
  }
}

/** A detector with an empty memory; `rangeNow` is asked at every reading. */
export function createNoteDetector(rangeNow: () => HeardRange): NoteDetector {
  let current: Candidate | undefined
  let rising: Candidate | undefined

  return {
    hear: (reading) => {
      const pitch = isTrustworthy(reading, rangeNow())
        ? nearestPitchOf(reading.frequencyHz)
        : undefined
      const isSame = pitch !== undefined && pitch.midi === current?.midi
      if (current && isSame) {
        current.endSeconds = reading.timeSeconds
        current.agreeing++
        current.missed = 0
        current.centsSum += pitch.cents
        rising = undefined
        return heardNoteOf(current)
      }
      if (current) {
        current.missed++
        if (current.missed > FORGIVEN) current = undefined
      }
      if (!pitch) {
        rising = undefined
        return current && heardNoteOf(current)
      }
      if (rising?.midi === pitch.midi) {
        rising.agreeing++
        rising.endSeconds = reading.timeSeconds
        rising.centsSum += pitch.cents
      } else {
        rising = {
          midi: pitch.midi,
          startSeconds: reading.timeSeconds,
          endSeconds: reading.timeSeconds,
          agreeing: 1,
          missed: 0,
          centsSum: pitch.cents,
        }
      }
      if (rising.agreeing >= AGREEING) {
        current = rising
        rising = undefined
      }
      return current && heardNoteOf(current)
    },
  }
}
