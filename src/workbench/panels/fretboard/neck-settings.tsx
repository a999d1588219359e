/** How the neck is shown: labels, overlays, flips, frets. */
import { IconButton } from '../../controls/icon-button'
import { Segmented } from '../../controls/segmented'
import { Stepper } from '../../controls/stepper'
import {
  MAX_FRET_COUNT,
  MIN_FRET_COUNT,
  OVERLAYS,
  type Overlay,
  prefer,
  preferred,
  toggleOverlay,
} from '../../state/layout-preferences'
import { neck } from '../../state/project-neck'
import { context } from '../../state/theory'
import { setLayer } from '../../state/theory-actions'

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

const LAYER_SEGMENTS = [
  { value: 'scale', label: 'From key', title: 'Count degrees from the key' },
  { value: 'chord', label: 'From chord', title: 'Count degrees from the chord' },
] as const

/** Whose root degrees and intervals count from. */
export function LayerControl() {
  return (
    <Segmented
      label="Count degrees"
      segments={LAYER_SEGMENTS}
      isOn={(layer) => context.value.layer === layer}
      onToggle={setLayer}
    />
  )
}

const OVERLAY_NAMES: Readonly<Record<Overlay, string>> = {
  scale: 'Scale',
  chord: 'Chord',
  route: 'Route',
  teaching: 'Lesson',
}

/** Switches for what is drawn; those for teaching marks are on the lesson's sheet. */
export function OverlayControl() {
  const shown = OVERLAYS.filter((overlay) => overlay !== 'teaching')
  return (
    <Segmented
      label="Show on the neck"
      segments={shown.map((value) => ({ value, label: OVERLAY_NAMES[value] }))}
      isOn={(overlay) => preferred.overlays.value.includes(overlay)}
      onToggle={toggleOverlay}
    />
  )
}

const FLIPS = [
  ['flipHorizontal', 'Left-handed: nut on the right'],
  ['flipVertical', 'Low string on top'],
] as const

export function FlipControls() {
  return (
    <div class="segmented" role="group" aria-label="Flip the neck">
      {FLIPS.map(([flip, title]) => (
        <IconButton
          icon={flip}
          label={title}
          key={flip}
          aria-pressed={preferred[flip].value}
          onClick={() => prefer({ [flip]: !preferred[flip].peek() })}
        />
      ))}
    </div>
  )
}

export function FretCountControl() {
  return (
    <Stepper
      label="Frets"
      value={Math.min(preferred.fretCount.value, neck.value.maxFret)}
      low={Math.min(MIN_FRET_COUNT, neck.value.maxFret)}
      high={Math.min(MAX_FRET_COUNT, neck.value.maxFret)}
      onChange={(fretCount) => prefer({ fretCount })}
    />
  )
}
