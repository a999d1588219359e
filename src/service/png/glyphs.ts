/** Letters as contours from shapes in the code, so that a machine without fonts draws the same. */
import {
  GLYPH_ALPHABET,
  GLYPH_BEARING,
  GLYPH_DEPTH,
  GLYPH_OUTLINES,
  GLYPH_STEPS,
} from './glyph-outlines.generated'

interface Glyph {
  /** In ems. */
  readonly width: number
  /** Closed rings of points, x and y by turns, in ems with y downwards from the baseline. */
  readonly contours: readonly (readonly number[])[]
}

const COMMAND = /([ML])(..)|(Q)(....)/gs
const CURVE_STEPS = 5

function numberAt(text: string, index: number): number {
  return GLYPH_ALPHABET.indexOf(text[index]!)
}

function readGlyph(outline: string): Glyph {
  const contours: number[][] = []
  for (const [, kind = 'Q', point, , curve] of outline.slice(1).matchAll(COMMAND)) {
    const coded = point ?? curve!
    const [firstX, firstY, lastX, lastY] = Array.from(coded, (_, index) =>
      index % 2 === 0
        ? (numberAt(coded, index) - GLYPH_BEARING) / GLYPH_STEPS
        : (GLYPH_DEPTH - numberAt(coded, index)) / GLYPH_STEPS,
    )
    if (kind === 'M') contours.push([])
    const contour = contours.at(-1)!
    if (kind !== 'Q') {
      contour.push(firstX!, firstY!)
      continue
    }
    const [startX, startY] = contour.slice(-2)
    for (let step = 1; step <= CURVE_STEPS; step++) {
      const t = step / CURVE_STEPS
      const u = 1 - t
      contour.push(
        u * u * startX! + 2 * u * t * firstX! + t * t * lastX!,
        u * u * startY! + 2 * u * t * firstY! + t * t * lastY!,
      )
    }
  }
  return { width: numberAt(outline, 0) / GLYPH_STEPS, contours }
}

/** A sign that we have no shape for. */
const MISSING = '?'
const SUBSTITUTES: ReadonlyMap<string, string> = new Map([
  ['♭', 'b'],
  ['♯', '#'],
  ['’', "'"],
])
const glyphs = new Map<string, Glyph>()

function glyphOf(character: string): Glyph {
  // An accent that we lack leaves its letter.
  const plain = SUBSTITUTES.get(character) ?? character.normalize('NFD')[0]!
  const known = [character, plain, MISSING].find((one) => GLYPH_OUTLINES.has(one))!
  let glyph = glyphs.get(known)
  if (!glyph) {
    glyph = readGlyph(GLYPH_OUTLINES.get(known)!)
    glyphs.set(known, glyph)
  }
  return glyph
}

/** Width of a text in ems. */
export function textWidth(text: string): number {
  return Array.from(text).reduce((sum, character) => sum + glyphOf(character).width, 0)
}

/** Contours of a text that begins at x, its baseline at y. */
export function glyphContours(text: string, x: number, y: number, size: number): number[][] {
  const contours: number[][] = []
  let left = x
  for (const character of text) {
    const glyph = glyphOf(character)
    for (const contour of glyph.contours) {
      contours.push(contour.map((value, index) => value * size + (index % 2 === 0 ? left : y)))
    }
    left += glyph.width * size
  }
  return contours
}
