/** The choices of a drill. */
import type { ComponentChildren } from 'preact'
import { useMemo } from 'preact/hooks'
import { fretsOfPosition, POSITION_NAMES, type PositionName } from '#engine/hand/hand-window'
import { DRILL_LIMITS } from '#engine/practice/drill'
import { DRILL_LEVELS, type DrillLevel } from '#engine/practice/rhythm-table'
import { TARGET_TABLE } from '#engine/practice/target-table'
import { Choice } from '../../controls/choice'
import { NumberField } from '../../controls/number-field'
import { Segmented } from '../../controls/segmented'
import {
  BAR_CHOICES,
  COUNT_IN_CHOICES,
  chooseDrill,
  drillBpm,
  drillOptions,
  shownPosition,
} from './drill-options'

export const LEVEL_NAMES: Readonly<Record<DrillLevel, string>> = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
}

export function positionText(name: PositionName): string {
  const frets = fretsOfPosition(name)
  if (!frets) return 'Anywhere'
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}, frets ${frets.startFret}–${frets.endFret}`
}

/** Not `useId`, whose ids are the same in the page and in what is drawn beside it. */
let fieldCount = 0

/** A label above its control; the control gets the id. */
export function Field(props: {
  readonly label: string
  readonly children: (id: string) => ComponentChildren
}) {
  const id = useMemo(() => `field-${++fieldCount}`, [])
  return (
    <div class="drill-field">
      <label for={id}>{props.label}</label>
      {props.children(id)}
    </div>
  )
}

function ChoiceField<T extends string | number>(props: {
  readonly label: string
  readonly value: T
  readonly rows: readonly (readonly [value: T, text: string])[]
  readonly onChoose: (value: T) => void
}) {
  const { label, ...choice } = props
  return <Field label={label}>{(id) => <Choice id={id} {...choice} />}</Field>
}

export function DrillFields() {
  const options = drillOptions.value
  return (
    <div class="drill-fields">
      <Segmented
        label="Level"
        segments={DRILL_LEVELS.map((value) => ({ value, label: LEVEL_NAMES[value] }))}
        isOn={(value) => value === options.level}
        onToggle={(level) => chooseDrill({ level, bpm: undefined })}
      />
      <ChoiceField
        label="Target"
        value={options.target}
        rows={TARGET_TABLE.map((row) => [row.id, row.title] as const)}
        onChoose={(target) => chooseDrill({ target })}
      />
      <ChoiceField
        label="Position"
        value={options.position}
        rows={[
          ['shown', `As on the neck: ${positionText(shownPosition.value).toLowerCase()}`] as const,
          ...POSITION_NAMES.map((name) => [name, positionText(name)] as const),
        ]}
        onChoose={(position) => chooseDrill({ position })}
      />
      <ChoiceField
        label="Length"
        value={options.bars}
        rows={BAR_CHOICES.map((bars) => [bars, bars === 1 ? '1 bar' : `${bars} bars`] as const)}
        onChoose={(bars) => chooseDrill({ bars })}
      />
      <ChoiceField
        label="Count-in"
        value={options.countInBeats}
        rows={COUNT_IN_CHOICES.map(
          (beats) => [beats, beats === 0 ? 'none' : `${beats} beats`] as const,
        )}
        onChoose={(countInBeats) => chooseDrill({ countInBeats })}
      />
      <Field label="Tempo">
        {(id) => (
          <NumberField
            id={id}
            class="bpm-field"
            value={drillBpm.value}
            low={DRILL_LIMITS.minBpm}
            high={DRILL_LIMITS.maxBpm}
            onChange={(bpm) => chooseDrill({ bpm })}
          />
        )}
      </Field>
    </div>
  )
}
