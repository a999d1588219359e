/** How many keys the keyboard has. */
import { PIANO_PRESETS } from '#engine/instrument/piano'
import { pianoPresetId } from '../../state/project-store'
import { setPianoPreset } from '../../state/theory-actions'

export function PresetControl() {
  return (
    <label class="select-field">
      <span class="visually-hidden">Keyboard size</span>
      <select
        value={pianoPresetId.value}
        onChange={(event) => {
          const preset = PIANO_PRESETS.find((row) => row.id === event.currentTarget.value)
          if (preset) setPianoPreset(preset.id)
        }}
      >
        {PIANO_PRESETS.map(({ id, keyCount }) => (
          <option key={id} value={id}>
            {keyCount} keys
          </option>
        ))}
      </select>
    </label>
  )
}
