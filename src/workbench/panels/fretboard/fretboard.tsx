/** The neck as a grid: a row is a string, a cell is a fret on it. */

import type { RefObject } from 'preact'
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { midiAt } from '#engine/instrument/fretboard'
import { neckWords, spokenString } from '../../state/display-text'
import { markLettersPx } from '../marks/mark-drawing'
import { keepTabStop } from '../marks/pitch-grid'
import { drawSigns } from '../marks/pitch-signs'
import { speakPlaces } from '../marks/spoken-places'
import { neckHandlers, type RovingCell } from './neck-keys'
import type { NeckLayout } from './neck-layout'
import { NeckOverlays, NeckUnderlays } from './neck-overlays'
import { neckFaces, neckPlacesIn, neckTextOf, stringsIn } from './neck-places'
import { NeckScenery } from './neck-scenery'

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
