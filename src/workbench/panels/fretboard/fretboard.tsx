/** The neck as a grid: a row is a string, a cell is a fret on it. */
import type { RefObject, VNode } from 'preact'
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { midiAt } from '#engine/instrument/fretboard'
import { STANDARD_TUNING } from '#engine/instrument/tuning'
import { formatPitch } from '#engine/theory/pitch'
import { useKeptParts } from '../../controls/keep-same'
import { spokenFret, spokenNote, spokenString } from '../../state/display-text'
import { preferences } from '../../state/layout-preferences'
import { cellKey, fingerNumbers, patternCells } from '../../state/neck-view'
import { capo } from '../../state/project-store'
import { teachingMarks } from '../../state/teaching-marks'
import { readingOf, type ToneReading } from '../../state/theory'
import { DegreeMark, type MarkFace, MarkRing } from '../marks/degree-mark'
import { lightPitches } from '../marks/pitch-lights'
import { spokenDegree } from '../marks/spoken-degree'
import { faceOf } from '../marks/tone-face'
import { neckHandlers, type RovingCell } from './neck-keys'
import type { NeckLayout } from './neck-layout'
import { NeckOverlays, NeckUnderlays } from './neck-overlays'
import { NeckScenery } from './neck-scenery'

const FINGER_WORDS = ['open', 'index finger', 'middle finger', 'ring finger', 'little finger']

/** What a cell says to the ear: `C4, B string, fret 1, degree 1, chord tone`. */
function cellText(
  string: number,
  fret: number,
  reading: ToneReading,
  fingerNumber: number | undefined,
  lesson: readonly string[],
): string {
  const midi = midiAt({ string, fret })
  const membership = reading.inScale
    ? `degree ${spokenDegree(reading)}`
    : reading.inChord
      ? `chord tone ${spokenDegree(reading)}`
      : 'outside the scale'
  return [
    spokenNote(formatPitch(reading.name, midi)),
    spokenString(string),
    spokenFret(fret),
    membership,
    ...(reading.inScale && reading.inChord ? ['chord tone'] : []),
    ...(fingerNumber ? [FINGER_WORDS[fingerNumber]!] : []),
    ...lesson,
  ].join(', ')
}

/** Roles that a lesson gives a place: `lesson: target`. */
function lessonWords(string: number, fret: number): readonly string[] {
  if (!preferences.value.overlays.includes('teaching')) return []
  return teachingMarks.value
    .filter(({ places }) => places.some((place) => place.string === string && place.fret === fret))
    .map(({ role }) => `lesson: ${role.replaceAll('-', ' ')}`)
}

/** Gives the picture of a cell; the very one of before where it shows the same. */
function useCells(
  layout: NeckLayout,
): (string: number, fret: number, isInTabOrder: boolean) => VNode {
  const keep = useKeptParts()
  return (string, fret, isInTabOrder) => {
    const key = cellKey(string, fret)
    const { midi, face, text } = factsOf(string, fret)
    const facts = [layout, text, isInTabOrder, ...(face ? Object.values(face) : [])]
    return keep(key, facts, () => (
      <g
        key={key}
        class="cell"
        role="gridcell"
        tabindex={isInTabOrder ? 0 : -1}
        data-midi={midi}
        data-string={string}
        data-fret={fret}
        aria-colindex={fret + 1}
        aria-label={text}
      >
        <CellPicture layout={layout} string={string} fret={fret} face={face} />
      </g>
    ))
  }
}

function CellPicture(props: {
  readonly layout: NeckLayout
  readonly string: number
  readonly fret: number
  readonly face: MarkFace | undefined
}) {
  const { layout, string, fret, face } = props
  const box = layout.cellAt(string, fret)
  const placed = { x: box.centerX, y: box.centerY }
  return (
    <>
      <rect class="hit" x={box.left} y={box.top} width={box.width} height={box.height} />
      <MarkRing isRoot={face?.isRoot ?? false} {...placed} />
      {face && <DegreeMark face={face} {...placed} />}
    </>
  )
}

/** What a cell shows and says. */
function factsOf(string: number, fret: number) {
  const midi = midiAt({ string, fret })
  const reading = readingOf(midi)
  const key = cellKey(string, fret)
  const fingerNumber = fingerNumbers.value.get(key)
  const { labelMode, overlays } = preferences.value
  const face = faceOf({
    reading,
    labelMode,
    overlays,
    ...(labelMode === 'fingers' && fingerNumber !== undefined && { fingerNumber }),
  })
  const cells = patternCells.value
  const isFaint = fret < capo.value || (cells !== undefined && !cells.has(key))
  return {
    midi,
    face: face && { ...face, isFaint },
    text: cellText(string, fret, reading, fingerNumber, lessonWords(string, fret)),
  }
}

/** The picture; `neck` gets the SVG element. */
export function Fretboard({
  layout,
  neck,
}: {
  readonly layout: NeckLayout
  readonly neck: RefObject<SVGSVGElement | null>
}) {
  const roving = useRef<RovingCell>({ string: 2, fret: 1 })
  const cellOf = useCells(layout)
  const capoFret = capo.value
  const scenery = useMemo(() => <NeckScenery layout={layout} capo={capoFret} />, [layout, capoFret])
  const underlays = useMemo(() => <NeckUnderlays layout={layout} />, [layout])
  const overlays = useMemo(() => <NeckOverlays layout={layout} />, [layout])
  const handlers = useMemo(() => neckHandlers(layout, roving), [layout])
  // Cells keep their elements, whatever they show, as long as the layout is the same.
  useLayoutEffect(() => (neck.current ? lightPitches(neck.current) : undefined), [neck, layout])
  const frets = Array.from(
    { length: layout.lastFret - layout.firstFret + 1 },
    (_, index) => layout.firstFret + index,
  )
  const reachable =
    roving.current.fret >= layout.firstFret && roving.current.fret <= layout.lastFret
      ? roving.current
      : { string: roving.current.string, fret: layout.firstFret }
  roving.current = reachable
  const strings = layout.flipVertical
    ? [...STANDARD_TUNING.strings].reverse()
    : STANDARD_TUNING.strings
  return (
    <svg
      ref={neck}
      class="neck"
      role="grid"
      width={layout.widthPx}
      height={layout.heightPx}
      viewBox={`0 0 ${layout.widthPx} ${layout.heightPx}`}
      aria-label={`Guitar neck, six strings in standard tuning, frets ${layout.firstFret} to ${layout.lastFret}`}
      aria-rowcount={6}
      aria-colcount={layout.lastFret + 1}
      {...handlers}
    >
      {scenery}
      {underlays}
      {strings.map(({ string }, row) => (
        <g key={string} role="row" aria-rowindex={row + 1} aria-label={spokenString(string)}>
          {frets.map((fret) =>
            cellOf(string, fret, reachable.string === string && reachable.fret === fret),
          )}
        </g>
      ))}
      {overlays}
    </svg>
  )
}
