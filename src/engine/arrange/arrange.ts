/** Arranges a score for a neck: chooses how to lay it, and reduces it to what a hand can play. */

import type { ArrangeRequest, Kept, Setting, Share, Trial } from './arrangement'
import { tryLevel } from './levels'
import { rankSettings } from './settings'
import { trySetting } from './try-setting'

/** Settings that are tried in full. */
export const MOST_PROPOSALS = 3

/**
 * Moves of the hand beyond which no other setting is tried. 40 chords on a guitar have 40,000 and
 * less, on ten strings a half step apart three millions, which take a second.
 */
const MOST_MOVES = 1_000_000

/** What losing all of a part would cost; the order is that of what listeners miss. */
const LOSS = {
  melody: 100,
  bass: 50,
  pitchClasses: 30,
  notes: 10,
} as const satisfies Readonly<Record<keyof Kept, number>>
/** Under chord symbols a tone that is missing here and there is missed less than an easy place. */
const CHORD_TONES_LOSS = 2

/** What each point of cost a note is worth. */
const HAND_COST = 0.05
/**
 * What the piece pays an octave away from its own, and for each further one, where it is hardly known
 * again: 30 of 31 tunes and ten of ten piano pieces lie in the octave of their rows, as by five rules.
 */
const OCTAVE_AWAY = 2.5
const OCTAVE_AWAY_OF_SCORE = 0.8
const FURTHER_OCTAVE = 20
/** Each fret of the highest note of a tune, alone or over chords, above the eighth, up to which the fifth position reaches. */
const LIES_WELL_FRET = 8
const HIGHER_FRET = 2

const lostOf = ({ kept, of }: Share) => (of === 0 ? 0 : 1 - kept / of)

/** What all the piece pays for lying away from its pitch, or high on the neck. */
function placeCostOf({ setting: { transpose, neck }, notes, chords, kept }: Trial): number {
  const octaves = Math.abs(transpose / 12)
  const isTune = chords || kept.bass.of === 0
  const first = isTune ? OCTAVE_AWAY : OCTAVE_AWAY_OF_SCORE
  const away = first * Math.min(1, octaves) + FURTHER_OCTAVE * Math.max(0, octaves - 1)
  if (!isTune) return away
  const highest = Math.max(...notes.map(({ midi }) => midi))
  const fret = highest - Math.max(...neck.strings.map(({ midi }) => midi))
  return away + HIGHER_FRET * Math.max(0, fret - LIES_WELL_FRET)
}

/** The trials by what they lose, where they lie and what the hand pays. */
function bestFirst(trials: readonly Trial[]): readonly Trial[] {
  // Under a low melody chords get fewer basses; those of other settings are missed.
  const basses = Math.max(...trials.map(({ kept }) => kept.bass.of))
  const costOf = (trial: Trial) => {
    const { melody, bass, pitchClasses, notes } = trial.kept
    const lost =
      LOSS.melody * lostOf(melody) +
      LOSS.bass * lostOf({ kept: bass.kept, of: basses }) +
      (trial.chords ? CHORD_TONES_LOSS : LOSS.pitchClasses) * lostOf(pitchClasses) +
      LOSS.notes * lostOf(notes)
    return lost + placeCostOf(trial) + HAND_COST * trial.handCost
  }
  return trials.toSorted((a, b) => costOf(a) - costOf(b))
}

/**
 * The settings that keep most and are played most easily, best first, three at most; none where
 * chords add more notes than may be to the setting that promises most. Where no hand plays any of the
 * parts wanted, a single one without notes.
 */
export function arrange(request: ArrangeRequest): readonly Trial[] {
  const { scoreFor, mostNotes = Infinity } = request
  const isSmall = (setting: Setting) => scoreFor(setting).score.length <= mostNotes
  const [best, ...others] = rankSettings(request, MOST_PROPOSALS)
  if (!isSmall(best!)) return []
  const promising = [best!, ...others.filter(isSmall)]
  const trials: Trial[] = []
  let moves = 0
  for (const setting of promising) {
    if (moves > MOST_MOVES) break
    const trial = trySetting(request, setting, 'hard')
    trials.push(trial)
    moves += trial.moveCount
  }
  const sounding = trials.filter(({ notes }) => notes.length > 0)
  if (sounding.length === 0) return trials.slice(0, 1)
  return bestFirst(sounding).map((trial) => tryLevel(request, trial.setting, trial))
}
