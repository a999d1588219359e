/** What a drill is asked to be: kept in this browser, over the key and chord of the project. */

import { computed } from '@preact/signals'
import { DomainError } from '#engine/errors'
import { POSITION_NAMES, type PositionName } from '#engine/hand/hand-window'
import { compileDrill } from '#engine/practice/compile-drill'
import { DRILL_LIMITS, type Drill } from '#engine/practice/drill'
import { DRILL_LEVELS, type DrillLevel, rhythmRowOf } from '#engine/practice/rhythm-table'
import { DRILL_TARGETS, type DrillTarget } from '#engine/practice/target-table'
import type { WorksheetContent } from '#engine/project/worksheet-shape'
import { chordRoot, context, deferredNeck } from '../../state/deferred-view'
import { chosenPattern } from '../../state/neck-view'
import { choice, persistedRecord, whole } from '../../state/persisted'
import { project } from '../../state/project-store'
import { positionOfPattern } from './shown-position'

export interface DrillOptions {
  readonly target: DrillTarget
  readonly level: DrillLevel
  /** `shown` follows the position that stands in front on the neck. */
  readonly position: PositionName | 'shown'
  readonly bars: number
  /** `undefined` takes the tempo of the level. */
  readonly bpm: number | undefined
  readonly countInBeats: number
}

/** From one tempo of a worksheet to the next. */
const TEMPO_STEP = 20

export const BAR_CHOICES = [1, 2, 4, 8, 16] as const
export const COUNT_IN_CHOICES = [0, 4, 8] as const

export const drillOptions = persistedRecord<DrillOptions>('pitch-map.practice', {
  target: choice(DRILL_TARGETS, 'chord-tones'),
  level: choice(DRILL_LEVELS, 'beginner'),
  position: choice(['shown', ...POSITION_NAMES], 'shown'),
  bars: choice(BAR_CHOICES, 2),
  bpm: whole(DRILL_LIMITS.minBpm, DRILL_LIMITS.maxBpm, undefined),
  countInBeats: choice(COUNT_IN_CHOICES, 4),
})

export function chooseDrill(change: Partial<DrillOptions>): void {
  drillOptions.value = { ...drillOptions.peek(), ...change }
}

const bpmOf = ({ bpm, level }: DrillOptions) => bpm ?? rhythmRowOf(level).bpm

/** Where the hand is asked to be while the drill follows the neck. */
export const shownPosition = computed(() => positionOfPattern(chosenPattern.value))

/** Tempo that the drill is compiled with. */
export const drillBpm = computed(() => bpmOf(drillOptions.value))

export type CompiledDrill =
  | { readonly drill: Drill; readonly refusal?: undefined }
  | { readonly drill?: undefined; readonly refusal: string }

/** The drill, or the sentence that says why there is none. */
export const compiledDrill = computed<CompiledDrill>(() => {
  const options = drillOptions.value
  const { target, level, position, bars, countInBeats } = options
  const { root, scale, chord } = context.value
  try {
    return {
      drill: compileDrill({
        neck: deferredNeck.value,
        key: root,
        scale,
        chord,
        chordRoot: chordRoot.value,
        target,
        level,
        position: position === 'shown' ? shownPosition.value : position,
        bars,
        bpm: bpmOf(options),
        countInBeats,
      }),
    }
  } catch (error) {
    if (error instanceof DomainError) return { refusal: error.message }
    throw error
  }
})

/** The drill as a block of a worksheet, at its tempo and two above it. */
export function drillContent(): WorksheetContent<'drill'> {
  const options = drillOptions.peek()
  const { target, level, position, bars } = options
  const bpm = bpmOf(options)
  const steps = [0, 1, 2].map((step) => bpm + step * TEMPO_STEP)
  return {
    kind: 'drill',
    theory: project.peek().theory,
    target,
    level,
    position: position === 'shown' ? shownPosition.peek() : position,
    bars,
    tempos: steps.filter((tempo) => tempo <= DRILL_LIMITS.maxBpm).join(' '),
  }
}
