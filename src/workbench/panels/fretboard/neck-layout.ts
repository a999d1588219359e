/** Where strings, frets and cells lie in the drawing, in CSS pixels. Frets count from the capo. */

import { familyOf } from '#engine/instrument/family-table'
import { type FretPosition, hasFret } from '#engine/instrument/fretboard'
import type { Neck } from '#engine/instrument/neck'

export interface NeckRequest {
  readonly widthPx: number
  /** Distance between neighbouring strings. */
  readonly stringGapPx: number
  readonly neck: Neck
  /** First fret shown; 0 shows the open strings and the nut. */
  readonly firstFret: number
  readonly lastFret: number
  /** Left-handed: the nut on the right. */
  readonly flipHorizontal: boolean
  /** Low string on top. */
  readonly flipVertical: boolean
}

interface NeckCell {
  /** Middle of the cell, where its mark is drawn. */
  readonly centerX: number
  readonly centerY: number
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface NeckLayout {
  readonly neck: Neck
  readonly widthPx: number
  readonly heightPx: number
  readonly firstFret: number
  readonly lastFret: number
  readonly stringGapPx: number
  /** The wooden board. */
  readonly board: {
    readonly left: number
    readonly right: number
    readonly top: number
    readonly bottom: number
  }
  /** Middle of the row of fret numbers. */
  readonly numberY: number
  /** Middle of the column of string names. */
  readonly stringNameX: number
  /** Whether the nut is on the right. */
  readonly flipHorizontal: boolean
  readonly flipVertical: boolean
  /** Size of marks: 1 where neighbouring strings leave room for whole ones. */
  readonly markScale: number
  /** Wire behind a fret; `fretLineX(0)` is the nut, or the capo. */
  fretLineX(fret: number): number
  stringY(string: number): number
  /** Frets of a string that are in view. The open note of a short string lies where the string begins. */
  fretsOf(string: number): readonly number[]
  cellAt(string: number, fret: number): NeckCell
}

/** Whether a place is drawn. */
export function isInView(layout: NeckLayout, place: FretPosition): boolean {
  return layout.fretsOf(place.string).includes(place.fret)
}

/** The places that are drawn, each with its middle. */
export function placesInView<Place extends FretPosition>(
  layout: NeckLayout,
  places: readonly Place[],
) {
  return places
    .filter((place) => isInView(layout, place))
    .map((place) => {
      const { centerX, centerY } = layout.cellAt(place.string, place.fret)
      return { ...place, centerX, centerY }
    })
}

/** Wooden edge beyond the outer strings. */
const BOARD_EDGE_PX = 14
const TOP_PX = 4
const NUMBER_ROW_PX = 26
/** Room for the string's name, then for its open note. */
const STRING_NAME_PX = 20
const OPEN_COLUMN_PX = 38
const END_PX = 4
/** Strings closer than this have smaller marks. */
const MARK_GAP_PX = 27
/** A true scale (1) makes high frets too narrow to touch; 0 would make all frets equal. */
const TAPER = 0.42

/** Narrowest drawing in which every cell is at least 28 px wide. */
export function minimalNeckWidthPx(fretCount: number): number {
  return STRING_NAME_PX + OPEN_COLUMN_PX + END_PX + fretCount * 36
}

/** Few strings stand no further apart. */
const MAX_STRING_GAP_PX = 52

/** Distance between strings on a drawing of some height. */
export function stringGapPxOf(heightPx: number, stringCount: number): number {
  const around = TOP_PX + 2 * BOARD_EDGE_PX + NUMBER_ROW_PX
  return Math.min(MAX_STRING_GAP_PX, Math.max(1, (heightPx - around) / (stringCount - 1)))
}

/** Lays out a neck; see the exported shapes. Fret numbers outside the window are a `RangeError`. */
export function layOutNeck(request: NeckRequest): NeckLayout {
  const { widthPx, stringGapPx, neck, firstFret, lastFret } = request
  const stringCount = neck.strings.length
  const hasOpenColumn = firstFret === 0
  const nutX = STRING_NAME_PX + (hasOpenColumn ? OPEN_COLUMN_PX : 0)
  const endX = widthPx - END_PX
  const firstWire = hasOpenColumn ? 0 : firstFret - 1
  const tension = (fret: number) => 1 - 2 ** ((-(fret - firstWire) * TAPER) / 12)
  const whole = tension(lastFret)
  const mirrored = (x: number) => (request.flipHorizontal ? widthPx - x : x)
  const wires = Array.from(
    { length: lastFret + 1 },
    (_, fret) => nutX + ((endX - nutX) * tension(fret)) / whole,
  )
  const wireX = (fret: number) => wires[fret]!
  const top = TOP_PX
  const bottom = top + 2 * BOARD_EDGE_PX + (stringCount - 1) * stringGapPx
  const stringY = (string: number) => {
    const row = request.flipVertical ? stringCount - string : string - 1
    return top + BOARD_EDGE_PX + row * stringGapPx
  }
  const edgesOf = (fret: number): readonly [number, number] =>
    fret === 0 ? [STRING_NAME_PX, nutX] : [wireX(fret - 1), wireX(fret)]
  /** The column in which a place is drawn. */
  const columnOf = (string: number, fret: number) =>
    fret === 0 ? (neck.strings[string - 1]?.startFret ?? 0) : fret
  const isInView = (string: number, fret: number) =>
    columnOf(string, fret) >= firstFret && columnOf(string, fret) <= lastFret

  return {
    neck,
    widthPx,
    heightPx: bottom + NUMBER_ROW_PX,
    firstFret,
    lastFret,
    stringGapPx,
    markScale: Math.min(1, stringGapPx / MARK_GAP_PX),
    board: {
      left: Math.min(mirrored(nutX), mirrored(endX)),
      right: Math.max(mirrored(nutX), mirrored(endX)),
      top,
      bottom,
    },
    numberY: bottom + NUMBER_ROW_PX / 2,
    stringNameX: mirrored(STRING_NAME_PX / 2),
    flipHorizontal: request.flipHorizontal,
    flipVertical: request.flipVertical,
    fretLineX: (fret) => mirrored(wireX(fret)),
    stringY,
    fretsOf(string) {
      const own = neck.strings[string - 1]
      if (!own) return []
      return Array.from({ length: lastFret + 1 }, (_, fret) => fret).filter(
        (fret) => hasFret(own, fret, lastFret) && isInView(string, fret),
      )
    },
    cellAt(string, fret) {
      if (!isInView(string, fret)) {
        throw new RangeError(`fret ${fret} is not shown (${firstFret}–${lastFret})`)
      }
      const [from, to] = edgesOf(columnOf(string, fret)).map(mirrored) as [number, number]
      const centerY = stringY(string)
      return {
        centerX: (from + to) / 2,
        centerY,
        left: Math.min(from, to),
        top: centerY - stringGapPx / 2,
        width: Math.abs(to - from),
        height: stringGapPx,
      }
    },
  }
}

/** How many inlay dots a fret counted from the capo has: two at the octave of the nut. */
export function inlayCountOf(fret: number, { instrument, capo }: Neck): 0 | 1 | 2 {
  const fromNut = fret + capo
  if (fromNut > 0 && fromNut % 12 === 0) return 2
  return familyOf(instrument).inlayFrets.includes(fromNut % 12) ? 1 : 0
}
