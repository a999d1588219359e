/** Parameters of a drill. */

import { DEFAULT_COUNT_IN_BEATS, DEFAULT_MAX_FRET } from '#engine/practice/compile-drill'
import { RHYTHM_TABLE } from '#engine/practice/rhythm-table'
import { describeTarget, TARGET_TABLE } from '#engine/practice/target-table'
import { neckFields } from '../reading/neck-request'
import { fingersParameter, lineStyleParameter, positionParameter } from '../routes/route-parameters'
import { lazyRequest } from '../schemas/lazy-object'
import {
  chordOrSymbolParameter,
  maxFretParameter,
  rootParameter,
  scaleParameter,
  tonicParameter,
} from '../schemas/parameters'
import { bars, bpm, countInBeats, drillLevel, drillTarget } from './practice-schema'

export const DEFAULT_CHORD = 'major'

export const practiceRequest = lazyRequest(() => ({
  key: tonicParameter('Key of the drill').default('C'),
  scale: scaleParameter.default('major'),
  chord: chordOrSymbolParameter.optional().meta({ default: DEFAULT_CHORD }),
  chordRoot: rootParameter(
    'Root of the chord; default: the key, or the root of a symbol in chord',
  ).optional(),
  target: drillTarget.default('chord-tones').meta({
    description: TARGET_TABLE.map(describeTarget).join('. '),
  }),
  level: drillLevel.default('beginner').meta({
    description: RHYTHM_TABLE.map((row) => `${row.id}: ${row.title} at ${row.bpm} bpm`).join('; '),
  }),
  position: positionParameter.default('any'),
  maxFret: maxFretParameter.optional().meta({
    description: `Highest fret that may be used (hard limit), counted from the capo; default: ${DEFAULT_MAX_FRET}, or the last of a shorter neck.`,
  }),
  bars: bars.default(1).meta({ description: 'Bars of 4/4 before the drill repeats.' }),
  bpm: bpm.optional().meta({ description: 'Beats per minute; default: by level.' }),
  countInBeats: countInBeats
    .default(DEFAULT_COUNT_IN_BEATS)
    .meta({ description: 'Clicks before the first note.' }),
  style: lineStyleParameter.optional(),
  fingers: fingersParameter,
  ...neckFields,
}))
