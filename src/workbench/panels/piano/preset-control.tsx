/** How many keys the keyboard has. */
import { PIANO_PRESETS } from '#engine/instrument/piano'
import { Choice } from '../../controls/choice'
import { pianoPresetId } from '../../state/project-store'
import { setPianoPreset } from '../../state/theory-actions'

export function PresetControl() {
  return (
    <Choice
      label="Keyboard size"
      value={pianoPresetId.value}
      rows={PIANO_PRESETS.map(({ id, keyCount }) => [id, `${keyCount} keys`] as const)}
      onChoose={setPianoPreset}
    />
  )
}
