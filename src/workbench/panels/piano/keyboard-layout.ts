/** Where the keys of a keyboard lie in the drawing, in CSS pixels. */
import { isBlackKey } from '#engine/instrument/piano'

export interface KeyBox {
  readonly midi: number
  readonly isBlack: boolean
  readonly left: number
  readonly width: number
  readonly height: number
  /** Middle of the mark. */
  readonly markX: number
  readonly markY: number
  /** 1 at 40 px and wider. */
  readonly markScale: number
}

export interface KeyboardLayout {
  readonly widthPx: number
  readonly heightPx: number
  /** White keys first, then the black ones that lie over them. */
  readonly keys: readonly KeyBox[]
}

const BLACK_WIDTH_SHARE = 0.62
const BLACK_HEIGHT_SHARE = 0.56
/** Black keys stand off the middle of the crack: outwards in the groups of two and of three. */
const BLACK_OFFSET_SHARES: ReadonlyMap<number, number> = new Map([
  [1, -0.1], [3, 0.1], [6, -0.13], [8, 0], [10, 0.13],
]) // biome-ignore format: a table of five
const FULL_MARK_WIDTH_PX = 34
const OCTAVE_NAME_PX = 15

/** Lays out the keys from `lowMidi` to `highMidi`, both white. */
export function layOutKeyboard(request: {
  readonly widthPx: number
  readonly heightPx: number
  readonly lowMidi: number
  readonly highMidi: number
}): KeyboardLayout {
  const { widthPx, heightPx, lowMidi, highMidi } = request
  const midis = Array.from({ length: highMidi - lowMidi + 1 }, (_, index) => lowMidi + index)
  const whites = midis.filter((midi) => !isBlackKey(midi))
  const whiteWidth = widthPx / whites.length
  const keyOf = (midi: number): KeyBox => {
    const isBlack = isBlackKey(midi)
    const whitesBelow = whites.filter((white) => white < midi).length
    const width = isBlack ? whiteWidth * BLACK_WIDTH_SHARE : whiteWidth
    const left = isBlack
      ? whitesBelow * whiteWidth - width / 2 + whiteWidth * BLACK_OFFSET_SHARES.get(midi % 12)!
      : whitesBelow * whiteWidth
    const height = isBlack ? heightPx * BLACK_HEIGHT_SHARE : heightPx
    const markScale = Math.min(1, width / (isBlack ? 27 : FULL_MARK_WIDTH_PX))
    return {
      midi,
      isBlack,
      left,
      width,
      height,
      markX: left + width / 2,
      // The foot of a white key is left to its octave's name.
      markY: height - (isBlack ? 16 * Math.max(markScale, 0.75) : OCTAVE_NAME_PX + 16 * markScale),
      markScale,
    }
  }
  const keys = midis.map(keyOf)
  return {
    widthPx,
    heightPx,
    keys: [...keys.filter((key) => !key.isBlack), ...keys.filter((key) => key.isBlack)],
  }
}

/** Narrowest drawing: under a finger black keys are 24 px wide, under a mouse all keys fit. */
export function minimalKeyboardWidthPx(whiteCount: number, isTouched: boolean): number {
  return whiteCount * (isTouched ? 39 : 25)
}
