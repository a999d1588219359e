/** How the neck is shown, as rows of its sheet: degrees, overlays, frets, flips; and the capo. */
import { Segmented } from '../../controls/segmented'
import { Stepper } from '../../controls/stepper'
import {
  isSmallScreen,
  MAX_FRET_COUNT,
  MIN_FRET_COUNT,
  OVERLAYS,
  type Overlay,
  prefer,
  preferred,
  toggleOverlay,
} from '../../state/layout-preferences'
import { neck } from '../../state/project-neck'
import { teachingMarks } from '../../state/teaching-marks'
import { context } from '../../state/theory'
import { setLayer } from '../../state/theory-actions'
import { Legend } from '../piano/legend'
import { PresetControl } from '../piano/preset-control'
import { PositionPicker } from '../pickers/position-picker'
import { CapoStepper } from './capo-stepper'
import { keepsSound } from './change-neck'
import { LessonSheet } from './lesson-sheet'

const LAYER_SEGMENTS = [
  { value: 'scale', label: 'From key', title: 'Count degrees from the key' },
  { value: 'chord', label: 'From chord', title: 'Count degrees from the chord' },
] as const

/** Whose root degrees and intervals count from. */
function LayerControl() {
  return (
    <Segmented
      label="Count degrees"
      segments={LAYER_SEGMENTS}
      isOn={(layer) => context.value.layer === layer}
      onToggle={setLayer}
    />
  )
}

const CAPO_KEEPS = [
  { value: 'frets', label: 'Frets stay', title: 'Frets and chord shapes stay, the sound moves' },
  { value: 'sound', label: 'Sound stays', title: 'Notes keep their pitch at other frets' },
] as const

/** What stays when the capo moves. */
function CapoKeeps() {
  return (
    <Segmented
      label="When the capo moves"
      segments={CAPO_KEEPS}
      isOn={(kept) => (kept === 'sound') === keepsSound.value}
      onToggle={(kept) => {
        keepsSound.value = kept === 'sound'
      }}
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
function OverlayControl() {
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
  { value: 'flipHorizontal', label: 'Left-handed', title: 'Left-handed: nut on the right' },
  { value: 'flipVertical', label: 'Low string on top', title: 'The lowest string on top' },
] as const

function FlipControls() {
  return (
    <Segmented
      label="Flip the neck"
      segments={FLIPS}
      isOn={(flip) => preferred[flip].value}
      onToggle={(flip) => prefer({ [flip]: !preferred[flip].peek() })}
    />
  )
}

function FretCountControl() {
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

/** On a phone also what a desk shows beside the neck. */
export function ViewRows() {
  const isSmall = isSmallScreen.value
  return (
    <section class="settings-list" aria-label="On the neck">
      <span>Degrees</span>
      <LayerControl />
      <span>Show</span>
      <OverlayControl />
      {isSmall && (
        <>
          <span>Position</span>
          <PositionPicker />
        </>
      )}
      <span>Capo</span>
      <CapoStepper />
      <span>With it</span>
      <CapoKeeps />
      <span>Frets</span>
      <FretCountControl />
      <span>Flip</span>
      <FlipControls />
      {isSmall && (
        <>
          <span>Keyboard</span>
          <PresetControl />
        </>
      )}
      {isSmall && teachingMarks.value.length > 0 && (
        <>
          <span>Marks</span>
          <LessonSheet />
        </>
      )}
      <Legend />
    </section>
  )
}
