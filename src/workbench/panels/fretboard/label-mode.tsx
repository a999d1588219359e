/** Which label the marks of the neck and the keys bear. */
import { Segmented } from '../../controls/segmented'
import { prefer, preferred } from '../../state/layout-preferences'

const LABEL_SEGMENTS = [
  { value: 'degrees', label: 'Degrees' },
  { value: 'notes', label: 'Notes' },
  { value: 'intervals', label: 'Intervals' },
  { value: 'fingers', label: 'Fingers' },
] as const

export function LabelModeControl() {
  return (
    <Segmented
      label="Labels"
      segments={LABEL_SEGMENTS}
      isOn={(mode) => preferred.labelMode.value === mode}
      onToggle={(labelMode) => prefer({ labelMode })}
    />
  )
}
