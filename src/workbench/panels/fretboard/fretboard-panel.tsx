/** The neck with its controls and the readout. */
import type { RefObject } from 'preact'
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { useMadeOf } from '../../controls/keep-same'
import { type SizePx, useSizePx } from '../../controls/measure'
import { Segmented } from '../../controls/segmented'
import { isSmallScreen, prefer, preferred } from '../../state/layout-preferences'
import { fretRange } from '../../state/neck-view'
import { neck } from '../../state/project-neck'
import { isPicking } from '../../state/view-state'
import { PitchReadout } from '../marks/pitch-readout'
import { LessonSheet } from '../neck-sheet/lesson-sheet'
import { NeckButton } from '../neck-sheet/neck-button'
import { KeysFold } from '../piano/keys-fold'
import { PickBar } from '../pickers/pick-bar'
import { PositionPicker } from '../pickers/position-picker'
import { FretWindowControl } from './fret-window'
import { Fretboard } from './fretboard'
import { layOutNeck, minimalNeckWidthPx, type NeckLayout, stringGapPxOf } from './neck-layout'
import { PlaceMenu } from './place-menu'

/** Which label the marks of the neck and the keys bear. */
const LABEL_SEGMENTS = [
  { value: 'degrees', label: 'Degrees' },
  { value: 'notes', label: 'Notes' },
  { value: 'intervals', label: 'Intervals' },
  { value: 'fingers', label: 'Fingers' },
] as const

function LabelModeControl() {
  return (
    <Segmented
      label="Labels"
      segments={LABEL_SEGMENTS}
      isOn={(mode) => preferred.labelMode.value === mode}
      onToggle={(labelMode) => prefer({ labelMode })}
    />
  )
}

/** The neck is at least as high as one of six strings; each further string adds this many gaps. */
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

/** A phone has the readout at the keys, and the rest in the sheet of the neck. */
function NeckControls() {
  if (isSmallScreen.value) {
    return (
      <>
        <LabelModeControl />
        <NeckButton />
      </>
    )
  }
  return (
    <>
      <LabelModeControl />
      <PositionPicker />
      <NeckButton />
      <LessonSheet />
      <PitchReadout />
      <span class="spacer" />
      <KeysFold />
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
