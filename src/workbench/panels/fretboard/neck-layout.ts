/** Where strings, frets and cells lie in the drawing, in CSS pixels. */

export interface NeckRequest {
  readonly widthPx: number
  /** Distance between neighbouring strings. */
  readonly stringGapPx: number
  readonly stringCount: number
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
  /** Wire behind a fret; `fretLineX(0)` is the nut. */
  fretLineX(fret: number): number
  stringY(string: number): number
  cellAt(string: number, fret: number): NeckCell
}

/** Wooden edge beyond the outer strings. */
const BOARD_EDGE_PX = 14
const TOP_PX = 4
const NUMBER_ROW_PX = 26
/** Room for the string's name, then for its open note. */
const STRING_NAME_PX = 20
const OPEN_COLUMN_PX = 38
const END_PX = 4
/** A true scale (1) makes high frets too narrow to touch; 0 would make all frets equal. */
const TAPER = 0.42

/** Narrowest drawing in which every cell is at least 28 px wide. */
export function minimalNeckWidthPx(fretCount: number): number {
  return STRING_NAME_PX + OPEN_COLUMN_PX + END_PX + fretCount * 36
}

/** Distance between strings on a drawing of some height. */
export function stringGapPxOf(heightPx: number, stringCount: number): number {
  const around = TOP_PX + 2 * BOARD_EDGE_PX + NUMBER_ROW_PX
  return Math.max(1, (heightPx - around) / (stringCount - 1))
}

/** Lays out a neck; see the exported shapes. Fret numbers outside the window are a `RangeError`. */
export function layOutNeck(request: NeckRequest): NeckLayout {
  const { widthPx, stringGapPx, stringCount, firstFret, lastFret } = request
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

  return {
    widthPx,
    heightPx: bottom + NUMBER_ROW_PX,
    firstFret,
    lastFret,
    stringGapPx,
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
    cellAt(string, fret) {
      if (fret < firstFret || fret > lastFret) {
        throw new RangeError(`fret ${fret} is not shown (${firstFret}–${lastFret})`)
      }
      const [from, to] = edgesOf(fret).map(mirrored) as [number, number]
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

/** The frets with inlays: one dot, or two at the octave. */
export function inlayCountOf(fret: number): 0 | 1 | 2 {
  const within = fret % 12
  if (fret > 0 && within === 0) return 2
  return [3, 5, 7, 9].includes(within) ? 1 : 0
}
