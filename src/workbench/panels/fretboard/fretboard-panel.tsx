/** The neck with its controls and the readout. */
import type { RefObject } from 'preact'
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { Icon } from '../../controls/icon'
import { useMadeOf } from '../../controls/keep-same'
import { type SizePx, useSizePx } from '../../controls/measure'
import { Popover } from '../../controls/popover'
import { isSmallScreen, preferred } from '../../state/layout-preferences'
import { fretRange } from '../../state/neck-view'
import { neck } from '../../state/project-neck'
import { teachingMarks } from '../../state/teaching-marks'
import { isPicking } from '../../state/view-state'
import { NeckButton } from '../neck-sheet/neck-button'
import { Legend } from '../piano/legend'
import { PresetControl } from '../piano/preset-control'
import { PickBar } from '../pickers/pick-bar'
import { PositionPicker } from '../pickers/position-picker'
import { FretWindowControl } from './fret-window'
import { Fretboard } from './fretboard'
import { LessonSheet } from './lesson-sheet'
import { layOutNeck, minimalNeckWidthPx, type NeckLayout, stringGapPxOf } from './neck-layout'
import {
  FlipControls,
  FretCountControl,
  LabelModeControl,
  LayerControl,
  OverlayControl,
} from './neck-settings'
import { PlaceMenu } from './place-menu'

/** Six strings' room for fewer ones too; each further string adds a little more than half a gap. */
const BASE_STRINGS = 6
const FURTHER_GAPS = 0.6

/** Sets the height of the frame before it is measured. */
function useFrameHeight(frame: RefObject<HTMLElement | null>, stringCount: number): void {
  useLayoutEffect(() => {
    const further = Math.max(0, stringCount - BASE_STRINGS) * FURTHER_GAPS
    frame.current?.style.setProperty('--string-gaps', String(BASE_STRINGS - 1 + further))
  }, [frame, stringCount])
}

function useNeckLayout({ widthPx, heightPx }: SizePx): NeckLayout {
  const flipHorizontal = preferred.flipHorizontal.value
  const flipVertical = preferred.flipVertical.value
  const [firstFret, lastFret] = fretRange.value
  return useMadeOf(layOutNeck, {
    widthPx: Math.max(widthPx, minimalNeckWidthPx(lastFret - firstFret)),
    stringGapPx: stringGapPxOf(heightPx, neck.value.strings.length),
    neck: neck.value,
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
        <NeckButton />
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
      <NeckButton />
      <FlipControls />
    </>
  )
}

export function FretboardPanel() {
  const frame = useRef<HTMLDivElement>(null)
  const drawing = useRef<SVGSVGElement>(null)
  useFrameHeight(frame, neck.value.strings.length)
  const size = useSizePx(frame)
  const layout = useNeckLayout(size)
  const board = useMemo(() => <Fretboard layout={layout} neck={drawing} />, [layout])
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
