/**
 * A picture of pixels that contours are filled into. A pixel takes as much of the colour as the
 * contours cover of it: each edge adds the exact area to its right, row by row, and a running sum
 * along the row gives the cover (the way of Raph Levien's font-rs).
 */
import type { Contour } from './outline'

export interface Canvas {
  readonly width: number
  readonly height: number
  /** Red, green, blue of every pixel, row by row from the top. */
  readonly pixels: Uint8Array
}

export type Color = readonly [red: number, green: number, blue: number]

export function createCanvas(width: number, height: number, [red, green, blue]: Color): Canvas {
  const pixels = new Uint8Array(width * height * 3)
  pixels.set([red, green, blue])
  // Doubling what is filled: a few large copies in place of a million small ones.
  for (let filled = 3; filled < pixels.length; filled *= 2) pixels.copyWithin(filled, 0, filled)
  return { width, height, pixels }
}

interface Cover {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** A column more than the width takes what lies right of the last pixel. */
  readonly areas: Float32Array
}

/** Cover of the part of the canvas that contours touch. */
function emptyCover(contours: readonly Contour[], canvas: Canvas): Cover | undefined {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const contour of contours) {
    for (let index = 0; index < contour.length; index += 2) {
      left = Math.min(left, contour[index]!)
      right = Math.max(right, contour[index]!)
      top = Math.min(top, contour[index + 1]!)
      bottom = Math.max(bottom, contour[index + 1]!)
    }
  }
  left = Math.max(0, Math.floor(left))
  top = Math.max(0, Math.floor(top))
  const width = Math.min(canvas.width, Math.ceil(right)) - left
  const height = Math.min(canvas.height, Math.ceil(bottom)) - top
  if (!(width > 0 && height > 0)) return undefined
  return { left, top, width, height, areas: new Float32Array((width + 2) * height) }
}

/** Adds a piece of an edge that lies within one row; `down` is its height, signed by its direction. */
function addInRow(areas: Float32Array, row: number, x1: number, x2: number, down: number): void {
  const [low, high] = x1 < x2 ? [x1, x2] : [x2, x1]
  const first = Math.floor(low)
  const last = Math.ceil(high)
  if (last <= first + 1) {
    const right = (low + high) / 2 - first
    areas[row + first]! += down * (1 - right)
    areas[row + first + 1]! += down * right
    return
  }
  // The edge crosses several pixels; each gets the area to its right, less what those before got.
  const slope = down / (high - low)
  let before = 0
  for (let column = first; column < last; column++) {
    const from = Math.max(low, column)
    const to = Math.min(high, column + 1)
    const passed = slope * (to - low)
    const here = slope * (to - from) * (column + 1 - (from + to) / 2)
    const covered = slope * (from - low) + here
    areas[row + column]! += covered - before
    before = covered
    if (column === last - 1) areas[row + last]! += passed - before
  }
}

function addEdge(cover: Cover, x1: number, y1: number, x2: number, y2: number): void {
  if (y1 === y2) return
  const direction = y1 < y2 ? 1 : -1
  const [startX, startY, endX, endY] = y1 < y2 ? [x1, y1, x2, y2] : [x2, y2, x1, y1]
  const slope = (endX - startX) / (endY - startY)
  const lastRow = Math.min(cover.height, Math.ceil(endY))
  const within = (x: number) => Math.min(cover.width, Math.max(0, x))
  for (let row = Math.max(0, Math.floor(startY)); row < lastRow; row++) {
    const from = Math.max(startY, row)
    const to = Math.min(endY, row + 1)
    addInRow(
      cover.areas,
      row * (cover.width + 2),
      within(startX + (from - startY) * slope),
      within(startX + (to - startY) * slope),
      (to - from) * direction,
    )
  }
}

/** Fills the inside of contours with a colour. */
export function fillContours(
  canvas: Canvas,
  contours: readonly Contour[],
  [red, green, blue]: Color,
): void {
  const cover = emptyCover(contours, canvas)
  if (!cover) return
  const { left, top, width, height, areas } = cover
  for (const contour of contours) {
    for (let index = 0; index < contour.length; index += 2) {
      const next = (index + 2) % contour.length
      addEdge(
        cover,
        contour[index]! - left,
        contour[index + 1]! - top,
        contour[next]! - left,
        contour[next + 1]! - top,
      )
    }
  }
  const { pixels } = canvas
  for (let row = 0; row < height; row++) {
    let sum = 0
    let share = 0
    let pixel = ((top + row) * canvas.width + left) * 3
    for (let column = 0; column < width; column++, pixel += 3) {
      const change = areas[row * (width + 2) + column]!
      if (change !== 0) {
        sum += change
        share = Math.min(1, Math.abs(sum))
      }
      if (share < 0.002) continue
      if (share > 0.998) {
        pixels[pixel] = red
        pixels[pixel + 1] = green
        pixels[pixel + 2] = blue
        continue
      }
      pixels[pixel]! += Math.round((red - pixels[pixel]!) * share)
      pixels[pixel + 1]! += Math.round((green - pixels[pixel + 1]!) * share)
      pixels[pixel + 2]! += Math.round((blue - pixels[pixel + 2]!) * share)
    }
  }
}
