/** The keyboard as a grid of one row; marks and lights as on the neck. */
import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { formatPitch } from '#engine/theory/pitch'
import { spokenNote } from '../../state/display-text'
import { preferences } from '../../state/layout-preferences'
import { teachingMarks } from '../../state/teaching-marks'
import { readingOf, type ToneReading } from '../../state/theory'
import { DegreeMark, MarkRing } from '../marks/degree-mark'
import { lightPitches } from '../marks/pitch-lights'
import { spokenDegree } from '../marks/spoken-degree'
import { faceOf } from '../marks/tone-face'
import { keyboardHandlers } from './keyboard-keys'
import type { KeyBox, KeyboardLayout } from './keyboard-layout'

function keyText(reading: ToneReading, note: string): string {
  const membership = reading.inScale
    ? `degree ${spokenDegree(reading)}`
    : reading.inChord
      ? `chord tone ${spokenDegree(reading)}`
      : 'outside the scale'
  const chord = reading.inScale && reading.inChord ? ', chord tone' : ''
  return `${spokenNote(note)}, ${membership}${chord}`
}

function Key({ box, isInTabOrder }: { readonly box: KeyBox; readonly isInTabOrder: boolean }) {
  const reading = readingOf(box.midi)
  const note = formatPitch(reading.name, box.midi)
  const { labelMode, overlays } = preferences.value
  // Fingers belong to the neck; the keys keep their degrees.
  const face = faceOf({
    reading,
    labelMode: labelMode === 'fingers' ? 'degrees' : labelMode,
    overlays,
  })
  const isTaught =
    overlays.includes('teaching') &&
    teachingMarks.value.some(({ midis }) => midis.includes(box.midi))
  const gap = box.isBlack ? 0 : 0.75
  return (
    <g
      class={`cell key ${box.isBlack ? 'black' : 'white'}`}
      role="gridcell"
      tabindex={isInTabOrder ? 0 : -1}
      data-midi={box.midi}
      aria-label={keyText(reading, note)}
    >
      <rect
        class="key-body"
        x={box.left + gap}
        y={-6}
        width={box.width - gap * 2}
        height={box.height + 5}
        rx={box.isBlack ? 3.5 : 5}
      />
      {isTaught && (
        <rect
          class="teaching-key"
          x={box.markX - 13 * box.markScale}
          y={box.height - 4}
          width={26 * box.markScale}
          height={2.5}
          rx={1.25}
        />
      )}
      <MarkRing isRoot={face?.isRoot ?? false} x={box.markX} y={box.markY} scale={box.markScale} />
      {face && <DegreeMark face={face} x={box.markX} y={box.markY} scale={box.markScale} />}
    </g>
  )
}

export function Piano({
  layout,
  keyboard,
}: {
  readonly layout: KeyboardLayout
  readonly keyboard: RefObject<SVGSVGElement | null>
}) {
  const roving = useRef(60)
  useLayoutEffect(() => (keyboard.current ? lightPitches(keyboard.current) : undefined))
  const midis = layout.keys.map((key) => key.midi)
  if (!midis.includes(roving.current)) roving.current = midis[0]!
  return (
    <svg
      ref={keyboard}
      class="keyboard"
      role="grid"
      width={layout.widthPx}
      height={layout.heightPx}
      viewBox={`0 0 ${layout.widthPx} ${layout.heightPx}`}
      aria-label={`Piano keyboard, ${layout.keys.length} keys`}
      aria-rowcount={1}
      aria-colcount={layout.keys.length}
      {...keyboardHandlers(roving)}
    >
      <g role="row">
        {layout.keys.map((box) => (
          <Key key={box.midi} box={box} isInTabOrder={box.midi === roving.current} />
        ))}
      </g>
      <g class="octave-names" aria-hidden="true">
        {layout.keys
          .filter((box) => box.midi % 12 === 0)
          .map((box) => (
            <text key={box.midi} x={box.left + box.width / 2} y={box.height - 8}>
              C{Math.floor(box.midi / 12) - 1}
            </text>
          ))}
      </g>
    </svg>
  )
}
