/** How the pitch of a note moves while it sounds, as its techniques say. */
import { type Technique, techniquesOf } from '#formats/score/technique-table'
import type { TimelineNote } from './timeline'

/** Cents from the written pitch, at equal steps from the start of a note to its end. */
export type PitchCurve = Float32Array<ArrayBuffer>

const STEP_SECONDS = 0.005

/** Tabs do not say how far a bend goes: a whole tone, the usual one. */
const BEND = { cents: 200, longestSeconds: 0.22, partOfNote: 0.5 }
const SLIDE = { longestSeconds: 0.12, partOfNote: 0.4 }
const SLIDE_IN = { cents: -200, longestSeconds: 0.1, partOfNote: 0.4 }
const SLIDE_OUT = { cents: -500, longestSeconds: 0.25, partOfNote: 0.5 }
/** A fretting finger stretches the string, so its vibrato goes up from the pitch and back. */
const VIBRATO = { cents: 45, frequencyHz: 5.5, afterSeconds: 0.1 }

interface Stretch {
  readonly longestSeconds: number
  readonly partOfNote: number
}

const stretchOf = ({ longestSeconds, partOfNote }: Stretch, durationSeconds: number) =>
  Math.min(longestSeconds, partOfNote * durationSeconds)

/** 0 before, 1 after, and smoothly from one to the other. */
function rise(seconds: number, fromSeconds: number, forSeconds: number): number {
  const part = Math.min(1, Math.max(0, (seconds - fromSeconds) / forSeconds))
  return part * part * (3 - 2 * part)
}

function centsAt(
  seconds: number,
  durationSeconds: number,
  techniques: readonly Technique[],
  slideCents: number,
): number {
  let cents = 0
  if (techniques.includes('bend')) {
    cents += BEND.cents * rise(seconds, 0, stretchOf(BEND, durationSeconds))
  }
  if (techniques.includes('vibrato')) {
    const late = Math.max(0, seconds - VIBRATO.afterSeconds)
    cents += (VIBRATO.cents / 2) * (1 - Math.cos(2 * Math.PI * VIBRATO.frequencyHz * late))
  }
  if (techniques.includes('slide-in')) {
    cents += SLIDE_IN.cents * (1 - rise(seconds, 0, stretchOf(SLIDE_IN, durationSeconds)))
  }
  if (techniques.includes('slide-out')) {
    const forSeconds = stretchOf(SLIDE_OUT, durationSeconds)
    cents += SLIDE_OUT.cents * rise(seconds, durationSeconds - forSeconds, forSeconds)
  }
  if (slideCents !== 0) {
    const forSeconds = stretchOf(SLIDE, durationSeconds)
    cents += slideCents * rise(seconds, durationSeconds - forSeconds, forSeconds)
  }
  return cents
}

/** The curve of a note; `undefined` where its pitch stays. */
export function pitchCurveOf(
  {
    note,
    slidesToMidi,
  }: Pick<TimelineNote, 'slidesToMidi'> & {
    readonly note: Pick<TimelineNote['note'], 'midi' | 'technique'>
  },
  durationSeconds: number,
): PitchCurve | undefined {
  const techniques = techniquesOf(note)
  const slideCents = slidesToMidi === undefined ? 0 : 100 * (slidesToMidi - note.midi)
  const steps = Math.max(1, Math.ceil(durationSeconds / STEP_SECONDS))
  const curve = Float32Array.from({ length: steps + 1 }, (_, step) =>
    centsAt((step * durationSeconds) / steps, durationSeconds, techniques, slideCents),
  )
  return curve.some((cents) => cents !== 0) ? curve : undefined
}
