/**
 * The keyboard as a grid of one row; marks and lights as on the neck. After a change of key or
 * labels it follows the neck one picture later, since both together take longer than a frame.
 */
import type { RefObject, VNode } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { formatPitch } from '#engine/theory/pitch'
import { useKeptParts } from '../../controls/keep-same'
import { spokenNote } from '../../state/display-text'
import { settledPreferences } from '../../state/layout-preferences'
import { readingOf } from '../../state/settled-theory'
import { teachingMarks } from '../../state/teaching-marks'
import type { ToneReading } from '../../state/theory'
import { DegreeMark, type MarkFace, MarkRing } from '../marks/degree-mark'
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

/** What a key shows and says. */
function factsOf(midi: number) {
  const reading = readingOf(midi)
  const { labelMode, overlays } = settledPreferences.value
  return {
    text: keyText(reading, formatPitch(reading.name, midi)),
    // Fingers belong to the neck; the keys keep their degrees.
    face: faceOf({
      reading,
      labelMode: labelMode === 'fingers' ? 'degrees' : labelMode,
      overlays,
    }),
    isTaught:
      overlays.includes('teaching') &&
      teachingMarks.value.some(({ midis }) => midis.includes(midi)),
  }
}

function KeyPicture(props: {
  readonly box: KeyBox
  readonly face: MarkFace | undefined
  readonly isTaught: boolean
}) {
  const { box, face, isTaught } = props
  const gap = box.isBlack ? 0 : 0.75
  const placed = { x: box.markX, y: box.markY, scale: box.markScale }
  return (
    <>
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
      <MarkRing isRoot={face?.isRoot ?? false} {...placed} />
      {face && <DegreeMark face={face} {...placed} />}
    </>
  )
}

/** Gives the picture of a key; the very one of before where it shows the same. */
function useKeys(): (box: KeyBox, isInTabOrder: boolean) => VNode {
  const keep = useKeptParts()
  return (box, isInTabOrder) => {
    const { text, face, isTaught } = factsOf(box.midi)
    const facts = [box, text, isTaught, isInTabOrder, ...(face ? Object.values(face) : [])]
    return keep(box.midi, facts, () => (
      <g
        key={box.midi}
        class={`cell key ${box.isBlack ? 'black' : 'white'}`}
        role="gridcell"
        tabindex={isInTabOrder ? 0 : -1}
        data-midi={box.midi}
        aria-label={text}
      >
        <KeyPicture box={box} face={face} isTaught={isTaught} />
      </g>
    ))
  }
}

export function Piano({
  layout,
  keyboard,
}: {
  readonly layout: KeyboardLayout
  readonly keyboard: RefObject<SVGSVGElement | null>
}) {
  const roving = useRef(60)
  const keyOf = useKeys()
  // Keys keep their elements, whatever they show, as long as the layout is the same.
  useLayoutEffect(
    () => (keyboard.current ? lightPitches(keyboard.current) : undefined),
    [keyboard, layout],
  )
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
      <g role="row">{layout.keys.map((box) => keyOf(box, box.midi === roving.current))}</g>
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
