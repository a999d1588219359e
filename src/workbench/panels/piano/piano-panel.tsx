/** The keyboard with its legend and size. */
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { isBlackKey, pianoPresetById } from '#engine/instrument/piano'
import { useMadeOf } from '../../controls/keep-same'
import { useSizePx } from '../../controls/measure'
import { useIsLater, useSettled } from '../../controls/use-settled'
import { isSmallScreen, isTouched } from '../../state/layout-preferences'
import { pianoPresetId } from '../../state/project-store'
import { selectedPitch } from '../../state/view-state'
import { PitchReadout } from '../fretboard/pitch-readout'
import { layOutKeyboard, minimalKeyboardWidthPx } from './keyboard-layout'
import { Legend } from './legend'
import { Piano } from './piano'
import { PresetControl } from './preset-control'

export function PianoPanel() {
  const frame = useRef<HTMLDivElement>(null)
  const keyboard = useRef<SVGSVGElement>(null)
  const { widthPx: frameWidthPx, heightPx } = useSizePx(frame)
  const isSmall = isSmallScreen.value
  // The list answers the press at once, the keys a picture later.
  const preset = pianoPresetById(useSettled(pianoPresetId.value))
  let whiteCount = 0
  for (let midi = preset.lowMidi; midi <= preset.highMidi; midi++)
    if (!isBlackKey(midi)) whiteCount++
  const layout = useMadeOf(layOutKeyboard, {
    widthPx: Math.max(frameWidthPx, minimalKeyboardWidthPx(whiteCount, isSmall || isTouched.value)),
    heightPx,
    lowMidi: preset.lowMidi,
    highMidi: preset.highMidi,
  })
  // The neck is the first picture; the keys have their place and come next.
  const isLater = useIsLater()
  const piano = useMemo(() => <Piano layout={layout} keyboard={keyboard} />, [layout])
  const overflowsPx = layout.widthPx - frameWidthPx
  const chosenMidi = selectedPitch.value.midi
  const chosenX = layout.keys.find((key) => key.midi === chosenMidi)?.markX ?? layout.widthPx / 2
  useLayoutEffect(() => {
    const element = frame.current
    if (!element || overflowsPx <= 0) return
    // A key that is in view stays where it is: nothing moves under the finger that plays it.
    const isInView =
      chosenX > element.scrollLeft && chosenX < element.scrollLeft + element.clientWidth
    if (!isInView) element.scrollLeft = chosenX - frameWidthPx / 2
  }, [overflowsPx, chosenX, frameWidthPx, isLater])
  return (
    <section class="panel piano-panel" aria-label="Keys">
      <div class="panel-bar">
        <PitchReadout />
        <span class="spacer" />
        <Legend />
        {!isSmall && <PresetControl />}
      </div>
      <div class="keyboard-frame" ref={frame}>
        {frameWidthPx > 0 && isLater && piano}
      </div>
    </section>
  )
}
