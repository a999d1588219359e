/** Time: no gap, no overlap, as many beats as the bars hold, in the level's note values. */
import type { DrillRule } from './problem'

const TICKS = 48

/** Note values of each level in ticks of 1/48 beat; advanced needs one shorter than an eighth. */
const ALLOWED_TICKS: Readonly<Record<string, readonly number[]>> = {
  beginner: [48],
  intermediate: [24],
  advanced: [24, 16, 12],
}

export const checkRhythm: DrillRule = ({ settings, targets }) => {
  const problems: string[] = []
  let clock = 0
  for (const { id, startBeat, durationBeats } of targets) {
    if (Math.round(startBeat * TICKS) !== clock) {
      problems.push(`${id} starts at beat ${startBeat}, not at ${clock / TICKS}`)
    }
    const ticks = Math.round(durationBeats * TICKS)
    if (!ALLOWED_TICKS[settings.level]!.includes(ticks)) {
      problems.push(`${id} lasts ${durationBeats} beats, which is no ${settings.level} rhythm`)
    }
    clock += ticks
  }
  if (clock !== settings.bars * 4 * TICKS || settings.loopBeats !== settings.bars * 4) {
    problems.push(
      `${settings.bars} bars last ${clock / TICKS} beats and loop at ${settings.loopBeats}`,
    )
  }
  const hasShort = targets.some(({ durationBeats }) => durationBeats < 0.5)
  if (settings.level === 'advanced' && !hasShort) problems.push('no triplet and no sixteenth')
  return problems
}

export const checkPulse: DrillRule = ({ settings, targets, pulse }) => {
  const expected = [
    ...Array.from({ length: settings.countInBeats }, (_, index) => index - settings.countInBeats),
    ...targets.map(({ startBeat }) => startBeat),
    settings.loopBeats,
  ]
  const kinds = pulse.map(({ kind }) => kind)
  const isRight =
    pulse.length === expected.length &&
    pulse.every(({ beat }, index) => beat === expected[index]) &&
    kinds.filter((kind) => kind === 'count-in').length === settings.countInBeats &&
    kinds.filter((kind) => kind === 'target').length === targets.length &&
    kinds[kinds.length - 1] === 'loop-reset'
  return isRight ? [] : ['the pulses do not follow the count-in, the targets and the loop']
}
