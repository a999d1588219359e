/** The neck with its controls and the readout. */

import { useSignalEffect } from '@preact/signals'
import type { RefObject } from 'preact'
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { useMadeOf } from '../../controls/keep-same'
import { lazyComponent } from '../../controls/lazy'
import { type SizePx, useSizePx } from '../../controls/measure'
import { Segmented } from '../../controls/segmented'
import { isSmallScreen, prefer, preferences, preferred } from '../../state/layout-preferences'
import { chosenPattern, fretRange, shownFretCount } from '../../state/neck-view'
import { neck } from '../../state/project-neck'
import {
  isPicking,
  shownHand,
  shownRoute,
  shownVoicing,
  soundingNotes,
} from '../../state/view-state'
import { PitchReadout } from '../marks/pitch-readout'
import { LessonSheet } from '../neck-sheet/lesson-sheet'
import { NeckButton } from '../neck-sheet/neck-button'
import { KeysFold } from '../piano/keys-fold'
import { PositionPicker } from '../pickers/position-picker'
import { Fretboard } from './fretboard'
import { layOutNeck, minimalNeckWidthPx, type NeckLayout, stringGapPxOf } from './neck-layout'
import { PlaceMenu } from './place-menu'

const PickBar = lazyComponent(async () => (await import('../pickers/pick-bar')).PickBar)

/** On a phone: which stretch of the neck fills the screen. */
type FretWindow = readonly [number, number]

/** Overlapping by a hand's width, so that a position on a border has a window of its own. */
const WINDOWS: readonly FretWindow[] = [
  [0, 5],
  [5, 9],
  [7, 12],
  [12, 17],
  [17, 24],
]
const WHOLE_NECK = 'All'

function textOf([low, high]: FretWindow): string {
  return `${low}–${high}`
}

function windowsOn(fretCount: number): readonly FretWindow[] {
  return WINDOWS.filter(([low]) => low < fretCount).map(([low, high]) => [
    low,
    Math.min(high, fretCount),
  ])
}

/** Frets of what sounds, else of what was asked to be seen last: a grip, a route, a position. Open strings have none. */
function fretsToShow(): readonly number[] {
  const sounding = soundingNotes.value.flatMap(({ fret }) => (fret ? [fret] : []))
  if (sounding.length > 0) return sounding
  const overlay = shownVoicing.value ?? shownHand.value ?? shownRoute.value
  const pattern = chosenPattern.value
  const frets = overlay
    ? overlay.marks.map(({ fret }) => fret)
    : (pattern?.strings.flatMap((string) => string.frets) ?? [])
  return frets.filter((fret) => fret > 0)
}

/** Brings the window to what was asked for, when another one shows more of it. */
function followWhatIsShown(): void {
  const frets = fretsToShow()
  const { fretWindow } = preferences.peek()
  const fretCount = shownFretCount.peek()
  if (!fretWindow || frets.length === 0) return
  const countIn = ([low, high]: FretWindow) =>
    frets.filter((fret) => fret >= low && fret <= high).length
  const best = windowsOn(fretCount).reduce(
    (winner, candidate) => (countIn(candidate) > countIn(winner) ? candidate : winner),
    fretWindow,
  )
  if (best !== fretWindow) prefer({ fretWindow: best })
}

function FretWindowControl() {
  useSignalEffect(followWhatIsShown)
  const fretWindow = preferred.fretWindow.value
  const fretCount = shownFretCount.value
  const windows = windowsOn(fretCount)
  const current = fretWindow ? textOf(fretWindow) : WHOLE_NECK
  return (
    <Segmented
      label="Frets in view"
      segments={[...windows.map(textOf), WHOLE_NECK].map((text) => ({ value: text, label: text }))}
      isOn={(text) => text === current}
      onToggle={(text) =>
        prefer({ fretWindow: windows.find((candidate) => textOf(candidate) === text) })
      }
    />
  )
}

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
