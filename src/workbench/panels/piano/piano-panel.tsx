/** The keyboard with its legend and size. */
import { useLayoutEffect, useRef } from 'preact/hooks'
import { isBlackKey, pianoPresetById } from '#engine/instrument/piano'
import { useWidthPx, windowHeightPx } from '../../controls/measure'
import { isSmallScreen, isTouched } from '../../state/layout-preferences'
import { project } from '../../state/project-store'
import { PitchReadout } from '../fretboard/pitch-readout'
import { layOutKeyboard, minimalKeyboardWidthPx } from './keyboard-layout'
import { Legend } from './legend'
import { Piano } from './piano'
import { PresetControl } from './preset-control'

const MIDDLE_C = 60

function heightPx(isSmall: boolean, windowHeight: number): number {
  if (isSmall) return 104
  return Math.round(Math.min(140, Math.max(96, 106 + (windowHeight - 960) / 8)))
}

export function PianoPanel() {
  const frame = useRef<HTMLDivElement>(null)
  const keyboard = useRef<SVGSVGElement>(null)
  const frameWidthPx = useWidthPx(frame)
  const isSmall = isSmallScreen.value
  const preset = pianoPresetById(project.value.mapping.pianoPreset)
  let whiteCount = 0
  for (let midi = preset.lowMidi; midi <= preset.highMidi; midi++)
    if (!isBlackKey(midi)) whiteCount++
  const layout = layOutKeyboard({
    widthPx: Math.max(frameWidthPx, minimalKeyboardWidthPx(whiteCount, isSmall || isTouched.value)),
    heightPx: heightPx(isSmall, windowHeightPx.value),
    lowMidi: preset.lowMidi,
    highMidi: preset.highMidi,
  })
  const overflowsPx = layout.widthPx - frameWidthPx
  const middleX = layout.keys.find((key) => key.midi === MIDDLE_C)?.markX ?? layout.widthPx / 2
  useLayoutEffect(() => {
    if (overflowsPx > 0 && frame.current) frame.current.scrollLeft = middleX - frameWidthPx / 2
  }, [overflowsPx, middleX, frameWidthPx])
  return (
    <section class="panel piano-panel" aria-label="Keys">
      <div class="panel-bar">
        <PitchReadout />
        <span class="spacer" />
        <Legend />
        {!isSmall && <PresetControl />}
      </div>
      <div class="keyboard-frame" ref={frame} style={{ height: `${layout.heightPx}px` }}>
        {frameWidthPx > 0 && <Piano layout={layout} keyboard={keyboard} />}
      </div>
    </section>
  )
}
