/** The neck as a grid: a row is a string, a cell is a fret on it. */
import type { RefObject } from 'preact'
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { midiAt } from '#engine/instrument/fretboard'
import type { Neck } from '#engine/instrument/neck'
import { formatPitch } from '#engine/theory/pitch'
import { readingOf as deferredReadingOf } from '../../state/deferred-view'
import { neckWords, spokenFret, spokenNote, spokenString } from '../../state/display-text'
import { preferred } from '../../state/layout-preferences'
import { cellKey, fingerNumbers, patternCells } from '../../state/neck-view'
import { teachingMarks } from '../../state/teaching-marks'
import { readingOf } from '../../state/theory'
import { gripCells } from '../../state/view-state'
import { type MarkFace, markLettersPx } from '../marks/mark-drawing'
import { keepTabStop } from '../marks/pitch-grid'
import { drawSigns } from '../marks/pitch-signs'
import { type PitchPlace, speakPlaces, spokenMembership } from '../marks/spoken-places'
import { sharedFaces } from '../marks/tone-face'
import { neckHandlers, type RovingCell } from './neck-keys'
import type { NeckLayout } from './neck-layout'
import { NeckOverlays, NeckUnderlays } from './neck-overlays'
import { NeckScenery } from './neck-scenery'

/** The places of the neck in a layout: what is drawn on each, and what it says. */
interface NeckPlace extends PitchPlace {
  readonly string: number
  readonly fret: number
}

/** String numbers from the top of the drawing. */
function stringsIn({ neck, flipVertical }: NeckLayout): readonly number[] {
  const strings = neck.strings.map(({ string }) => string)
  return flipVertical ? strings.reverse() : strings
}

/** All places, row by row from the top and from the lowest fret. */
function neckPlacesIn(layout: NeckLayout): readonly NeckPlace[] {
  const { neck, markScale: scale } = layout
  return stringsIn(layout).flatMap((string) =>
    layout.fretsOf(string).map((fret) => {
      const { centerX, centerY } = layout.cellAt(string, fret)
      const midi = midiAt({ string, fret }, neck)
      return { at: cellKey(string, fret), midi, string, fret, x: centerX, y: centerY, scale }
    }),
  )
}

/** Gives what is marked on each place now; reads signals. */
function neckFaces(): (place: NeckPlace) => MarkFace | undefined {
  const labelMode = preferred.labelMode.value
  const faceOf = sharedFaces({ readingOf, labelMode, overlays: preferred.overlays.value })
  const fingers = labelMode === 'fingers' ? fingerNumbers.value : undefined
  const showsGrip = preferred.overlays.value.includes('chord')
  const cells = (showsGrip ? gripCells.value : undefined) ?? patternCells.value
  return ({ at, midi }) => {
    const isFaint = cells !== undefined && !cells.has(at)
    return faceOf(midi, isFaint, fingers?.get(at))
  }
}

const FINGER_WORDS = ['open', 'index finger', 'middle finger', 'ring finger', 'little finger']

/** Roles that a lesson gives a place: `lesson: target`. */
function lessonWords(string: number, fret: number): readonly string[] {
  if (!preferred.overlays.value.includes('teaching')) return []
  return teachingMarks.value
    .filter(({ places }) => places.some((place) => place.string === string && place.fret === fret))
    .map(({ role }) => `lesson: ${role.replaceAll('-', ' ')}`)
}

/**
 * What screen readers say for a place of the neck: `C4, B string, fret 1, degree 1, chord tone`. Reads signals; a
 * new key is read one frame after it is drawn.
 */
function neckTextOf({ at, midi, string, fret }: NeckPlace, neck: Neck): string {
  const reading = deferredReadingOf(midi)
  const fingerNumber = fingerNumbers.value.get(at)
  return [
    spokenNote(formatPitch(reading.name, midi)),
    spokenString(string, neck),
    spokenFret(fret),
    spokenMembership(reading),
    ...(fingerNumber ? [FINGER_WORDS[fingerNumber]!] : []),
    ...lessonWords(string, fret),
  ].join(', ')
}

/** What takes the pointer and the keyboard; marks, rings and names are drawn without Preact. */
function Cells({ layout }: { readonly layout: NeckLayout }) {
  return stringsIn(layout).map((string, row) => (
    <g
      key={string}
      role="row"
      aria-rowindex={row + 1}
      aria-label={spokenString(string, layout.neck)}
    >
      {layout.fretsOf(string).map((fret) => {
        const { left, top, width, height } = layout.cellAt(string, fret)
        return (
          <rect
            key={fret}
            class="cell"
            fill="none"
            role="gridcell"
            tabindex={-1}
            data-midi={midiAt({ string, fret }, layout.neck)}
            data-string={string}
            data-fret={fret}
            aria-colindex={fret + 1}
            x={left}
            y={top}
            width={width}
            height={height}
          />
        )
      })}
    </g>
  ))
}

/** Draws marks, rings and names into a drawing of this layout. */
function useSigns(layout: NeckLayout, neck: RefObject<SVGSVGElement | null>): void {
  useLayoutEffect(() => {
    const drawing = neck.current
    const group = drawing?.querySelector('.signs')
    if (!drawing || !group) return
    const places = neckPlacesIn(layout)
    const stopDrawing = drawSigns(group, places, neckFaces)
    const stopSpeaking = speakPlaces(drawing, places, (place) => neckTextOf(place, layout.neck))
    return () => {
      stopDrawing()
      stopSpeaking()
    }
  }, [neck, layout])
}

/** The drawing; `neck` gets the SVG element. */
export function Fretboard({
  layout,
  neck,
}: {
  readonly layout: NeckLayout
  readonly neck: RefObject<SVGSVGElement | null>
}) {
  const roving = useRef<RovingCell>({ string: 2, fret: 1 })
  const { neck: shown } = layout
  const scenery = useMemo(() => <NeckScenery layout={layout} />, [layout])
  const underlays = useMemo(() => <NeckUnderlays layout={layout} />, [layout])
  const overlays = useMemo(() => <NeckOverlays layout={layout} />, [layout])
  const handlers = useMemo(() => neckHandlers(layout, roving), [layout])
  const cells = useMemo(() => <Cells layout={layout} />, [layout])
  useSigns(layout, neck)
  useLayoutEffect(() => {
    const string = Math.min(roving.current.string, shown.strings.length)
    const frets = layout.fretsOf(string)
    const fret = frets.includes(roving.current.fret) ? roving.current.fret : (frets[0] ?? 0)
    roving.current = { string, fret }
    const selector = `[data-string="${string}"][data-fret="${fret}"]`
    if (neck.current) keepTabStop(neck.current, neck.current.querySelector(selector))
  }, [neck, layout, shown])
  return (
    <svg
      ref={neck}
      class="neck"
      role="grid"
      width={layout.widthPx}
      height={layout.heightPx}
      viewBox={`0 0 ${layout.widthPx} ${layout.heightPx}`}
      aria-label={`${neckWords(shown)}, frets ${layout.firstFret} to ${layout.lastFret}`}
      aria-rowcount={shown.strings.length}
      aria-colcount={layout.lastFret + 1}
      {...handlers}
    >
      {scenery}
      {underlays}
      <g class="signs" font-size={markLettersPx(1)} aria-hidden="true" />
      {cells}
      {overlays}
    </svg>
  )
}
