/** The neck with its controls and the readout. */
import { useMemo, useRef } from 'preact/hooks'
import { STANDARD_NECK } from '#engine/instrument/neck'
import { Icon } from '../../controls/icon'
import { useMadeOf } from '../../controls/keep-same'
import { type SizePx, useSizePx } from '../../controls/measure'
import { Popover } from '../../controls/popover'
import { isSmallScreen, preferred } from '../../state/layout-preferences'
import { fretRange } from '../../state/neck-view'
import { teachingMarks } from '../../state/teaching-marks'
import { isPicking } from '../../state/view-state'
import { Legend } from '../piano/legend'
import { PresetControl } from '../piano/preset-control'
import { PickBar } from '../pickers/pick-bar'
import { PositionPicker } from '../pickers/position-picker'
import { FretWindowControl } from './fret-window'
import { Fretboard } from './fretboard'
import { LessonSheet } from './lesson-sheet'
import { layOutNeck, minimalNeckWidthPx, type NeckLayout, stringGapPxOf } from './neck-layout'
import {
  CapoControl,
  FlipControls,
  FretCountControl,
  LabelModeControl,
  LayerControl,
  OverlayControl,
} from './neck-settings'
import { PlaceMenu } from './place-menu'

const STRING_COUNT = STANDARD_NECK.strings.length

function useNeckLayout({ widthPx, heightPx }: SizePx): NeckLayout {
  const flipHorizontal = preferred.flipHorizontal.value
  const flipVertical = preferred.flipVertical.value
  const [firstFret, lastFret] = fretRange.value
  return useMadeOf(layOutNeck, {
    widthPx: Math.max(widthPx, minimalNeckWidthPx(lastFret - firstFret)),
    stringGapPx: stringGapPxOf(heightPx, STRING_COUNT),
    stringCount: STRING_COUNT,
    firstFret,
    lastFret,
    flipHorizontal,
    flipVertical,
  })
}

function NeckControls() {
  if (isSmallScreen.value) {
    return (
      <>
        <LabelModeControl />
        <Popover
          label="Neck settings"
          button={<Icon name="filter" />}
          buttonClass="icon-button"
          buttonTitle="Neck settings"
        >
          {() => (
            <div class="settings-list">
              <span>Degrees</span>
              <LayerControl />
              <span>Show</span>
              <OverlayControl />
              <span>Position</span>
              <PositionPicker />
              <span>Frets</span>
              <FretCountControl />
              <span>Capo</span>
              <CapoControl />
              <span>Flip</span>
              <FlipControls />
              <span>Keyboard</span>
              <PresetControl />
              <Legend />
              {teachingMarks.value.length > 0 && (
                <>
                  <span>Marks</span>
                  <LessonSheet />
                </>
              )}
            </div>
          )}
        </Popover>
      </>
    )
  }
  return (
    <>
      <LabelModeControl />
      <LayerControl />
      <OverlayControl />
      <PositionPicker />
      <LessonSheet />
      <span class="spacer" />
      <FretCountControl />
      <CapoControl />
      <FlipControls />
    </>
  )
}

export function FretboardPanel() {
  const frame = useRef<HTMLDivElement>(null)
  const neck = useRef<SVGSVGElement>(null)
  const size = useSizePx(frame)
  const layout = useNeckLayout(size)
  const board = useMemo(() => <Fretboard layout={layout} neck={neck} />, [layout])
  return (
    <section class="panel neck-panel" aria-label="Neck" id="neck">
      <div class="panel-bar">{isPicking.value ? <PickBar /> : <NeckControls />}</div>
      <div class="neck-frame" ref={frame}>
        {size.widthPx > 0 && board}
      </div>
      {isSmallScreen.value && <FretWindowControl />}
      <PlaceMenu />
    </section>
  )
}
