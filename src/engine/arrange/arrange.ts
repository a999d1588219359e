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
const LOSS: Readonly<Record<keyof Kept, number>> = {
  melody: 100,
  bass: 50,
  pitchClasses: 30,
  notes: 10,
}
/** Under chord symbols a tone that is missing here and there is missed less than an easy place. */
const CHORD_TONES_LOSS = 2

/** What each point of cost a note is worth, and each octave that the piece leaves its own. */
const HAND_COST = 0.05
const OCTAVE_AWAY = 0.8

const lostOf = ({ kept, of }: Share) => (of === 0 ? 0 : 1 - kept / of)

function lossOf({ kept, setting, chords }: Trial): number {
  const parts = Object.keys(LOSS) as (keyof Kept)[]
  const losses = chords ? { ...LOSS, pitchClasses: CHORD_TONES_LOSS } : LOSS
  const lost = parts.reduce((sum, part) => sum + losses[part] * lostOf(kept[part]), 0)
  return lost + OCTAVE_AWAY * Math.abs(setting.transpose / 12)
}

/** The trials by what they lose and what the hand pays. */
function bestFirst(trials: readonly Trial[]): readonly Trial[] {
  const costOf = (trial: Trial) => lossOf(trial) + HAND_COST * trial.handCost
  return trials.toSorted((a, b) => costOf(a) - costOf(b))
}

/** Whether there are notes and none is higher than a fret of the first string. */
function liesBelow(fret: number, { setting: { neck }, notes }: Trial): boolean {
  const highest = Math.max(...neck.strings.map(({ midi }) => midi)) + fret
  return notes.length > 0 && notes.every(({ midi }) => midi <= highest)
}

/** Up to this fret a piece is within reach of the fifth position. */
const LIES_WELL_FRET = 8
/** Beyond this fret a melody is rather moved by two octaves. */
const HIGHEST_FRET = 12
/** A piece that moves further is hardly known again. */
const FAR_SEMITONES = 12
/** Under a low melody chords get no bass; with less than this share of them they are not heard. */
const LEAST_BASSES = 1 / 2

/**
 * The trials, with those last that move far or lose most of the chords, if another one keeps as
 * much of the melody below the twelfth fret.
 */
function soundestFirst(trials: readonly Trial[]): readonly Trial[] {
  const basses = Math.max(...trials.map(({ kept }) => kept.bass.of))
  const isUnsound = ({ setting, kept }: Trial) =>
    Math.abs(setting.transpose) > FAR_SEMITONES || kept.bass.of < basses * LEAST_BASSES
  const sound = trials.filter((trial) => !isUnsound(trial) && liesBelow(HIGHEST_FRET, trial))
  const melodyLost = Math.min(...sound.map(({ kept }) => lostOf(kept.melody)))
  const goesLast = (trial: Trial) => isUnsound(trial) && melodyLost <= lostOf(trial.kept.melody)
  return [...trials.filter((trial) => !goesLast(trial)), ...trials.filter(goesLast)]
}

const movedCountOf = ({ changes }: Trial) => changes.filter(({ kind }) => kind === 'moved').length

/** Under a low melody chords get no bass, so the basses themselves are counted, and no tones of chords. */
function keepsAsMuch(trial: Trial, other: Trial): boolean {
  const all = Object.keys(LOSS) as (keyof Kept)[]
  const parts = trial.chords ? all.filter((part) => part !== 'pitchClasses') : all
  const losesMore = parts.some((part) => lostOf(trial.kept[part]) > lostOf(other.kept[part]))
  const hasBasses = trial.kept.bass.kept >= other.kept.bass.kept
  return !losesMore && hasBasses && movedCountOf(trial) <= movedCountOf(other)
}

/** Such a share more of the tones of chords is worth a place further up the neck. */
const MUCH_MORE = 1 / 6

/** Whether a trial has a bass more, or many more tones of chords, and loses nothing else. */
function keepsMuchMore({ kept }: Trial, { kept: other }: Trial): boolean {
  const losesMore = (['melody', 'notes'] as const).some(
    (part) => lostOf(kept[part]) > lostOf(other[part]),
  )
  const basses = kept.bass.kept - other.bass.kept
  const tones = kept.pitchClasses.kept - other.pitchClasses.kept
  if (losesMore || basses < 0 || tones < 0) return false
  return basses > 0 || tones >= kept.pitchClasses.of * MUCH_MORE
}

/**
 * The trials; where the first one moves by octaves, one at pitch goes first if it keeps as much and
 * lies well, or keeps much more below the twelfth fret.
 */
function atPitchFirst(trials: readonly Trial[]): readonly Trial[] {
  const [first] = trials
  if (!first || first.setting.transpose === 0 || first.setting.transpose % 12 !== 0) return trials
  const isBetter = (trial: Trial) =>
    (liesBelow(LIES_WELL_FRET, trial) && keepsAsMuch(trial, first)) ||
    (liesBelow(HIGHEST_FRET - 1, trial) && keepsMuchMore(trial, first))
  const written = trials.find(
    (trial) =>
      trial.setting.neck === first.setting.neck && trial.setting.transpose === 0 && isBetter(trial),
  )
  return written ? [written, ...trials.filter((trial) => trial !== written)] : trials
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
  return atPitchFirst(soundestFirst(bestFirst(sounding))).map((trial) =>
    tryLevel(request, trial.setting, trial),
  )
}
