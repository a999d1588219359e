/** The keyboard with its legend and size. */

import { effect } from '@preact/signals'
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { isBlackKey, pianoPresetById } from '#engine/instrument/piano'

import { useMadeOf } from '../../controls/keep-same'
import { useSizePx } from '../../controls/measure'
import { isSmallScreen, isTouched, preferred } from '../../state/layout-preferences'
import { pianoPresetId } from '../../state/project-store'
import { selectedPitch } from '../../state/view-state'
import { PitchReadout } from '../marks/pitch-readout'
import { type KeyboardLayout, layOutKeyboard, minimalKeyboardWidthPx } from './keyboard-layout'
import { KeysFold } from './keys-fold'
import { Legend } from './legend'
import { Piano } from './piano'
import { PresetControl } from './preset-control'

/** Scrolls to a key that is out of view; one in view stays under the finger that plays it. */
function keepInView(frame: HTMLElement, layout: KeyboardLayout, midi: number): void {
  const x = layout.keys.find((key) => key.midi === midi)?.markX ?? layout.widthPx / 2
  const isInView = x > frame.scrollLeft && x < frame.scrollLeft + frame.clientWidth
  if (!isInView) frame.scrollLeft = x - frame.clientWidth / 2
}

export function PianoPanel() {
  const frame = useRef<HTMLDivElement>(null)
  const keyboard = useRef<SVGSVGElement>(null)
  const { widthPx: frameWidthPx, heightPx } = useSizePx(frame)
  const isSmall = isSmallScreen.value
  const preset = pianoPresetById(pianoPresetId.value)
  let whiteCount = 0
  for (let midi = preset.lowMidi; midi <= preset.highMidi; midi++)
    if (!isBlackKey(midi)) whiteCount++
  const layout = useMadeOf(layOutKeyboard, {
    widthPx: Math.max(frameWidthPx, minimalKeyboardWidthPx(whiteCount, isSmall || isTouched.value)),
    heightPx,
    lowMidi: preset.lowMidi,
    highMidi: preset.highMidi,
  })
  const piano = useMemo(() => <Piano layout={layout} keyboard={keyboard} />, [layout])
  useLayoutEffect(() => {
    // Asking the element itself would lay the page out once more for every pitch.
    if (layout.widthPx <= frameWidthPx) return undefined
    return effect(() => {
      if (frame.current) keepInView(frame.current, layout, selectedPitch.value.midi)
    })
  }, [layout, frameWidthPx])
  return (
    <section class="panel piano-panel" aria-label="Keys" data-keys={preferred.keys.value}>
      <div class="panel-bar">
        {isSmall ? (
          <>
            <PitchReadout />
            <KeysFold />
          </>
        ) : (
          <>
            <Legend />
            <span class="spacer" />
            <PresetControl />
          </>
        )}
      </div>
      <div class="keyboard-frame" ref={frame}>
        {frameWidthPx > 0 && piano}
      </div>
    </section>
  )
}
