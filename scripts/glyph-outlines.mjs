/**
 * Writes the letter shapes of PNG pictures. Run by hand when the set of characters changes:
 *
 *   npm install --prefix /tmp/font opentype.js@1.3.4 roboto-fontface@0.10.0
 *   node scripts/glyph-outlines.mjs /tmp/font/node_modules
 *
 * Roboto is © Google, Apache License 2.0.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

const TARGET = fileURLToPath(
  new URL('../src/service/png/glyph-outlines.generated.ts', import.meta.url),
)
/** Printable ASCII, and the signs that our titles and labels use. */
const CHARACTERS = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)),
  ...'°×Ø–—…',
]
/** An em has this many steps, so that one character holds a coordinate. */
const STEPS = 80
/** Steps below the baseline. */
const DEPTH = 22
/** Steps that a shape may reach left of where it begins. */
const BEARING = 4
/** Printable, and neither quote nor backslash: any string literal can hold it. */
const ALPHABET = Array.from({ length: 0x7f - 0x21 }, (_, index) =>
  String.fromCharCode(0x21 + index),
).filter((character) => !'"\'`\\$'.includes(character))

const folder = process.argv[2]
const opentype = createRequire(`${folder}/x.js`)('opentype.js')
const bytes = readFileSync(`${folder}/roboto-fontface/fonts/roboto/Roboto-Medium.woff`)
const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length))

const code = (value) => {
  const character = ALPHABET[Math.round(value)]
  if (character === undefined) throw new RangeError(`${value} lies outside of the grid`)
  return character
}
const point = (x, y) => code(x + BEARING) + code(DEPTH - y)

function outlineOf(character) {
  const glyph = font.charToGlyph(character)
  if (glyph.index === 0) throw new RangeError(`the font lacks ${character}`)
  const path = glyph.getPath(0, 0, STEPS)
  const text = path.commands.map((one) => {
    if (one.type === 'Z') return ''
    const end = point(one.x, one.y)
    return one.type === 'Q' ? `Q${point(one.x1, one.y1)}${end}` : one.type + end
  })
  return code((glyph.advanceWidth / font.unitsPerEm) * STEPS) + text.join('')
}

const quote = (text) => (text === "'" ? `"'"` : `'${text === '\\' ? '\\\\' : text}'`)
const rows = CHARACTERS.map((character) => `  [${quote(character)}, '${outlineOf(character)}'],`)
writeFileSync(
  TARGET,
  `/**
 * Letter shapes of Roboto Medium (© Google, Apache License 2.0), by scripts/glyph-outlines.mjs.
 * A shape is its width, then M and L with a point, Q with a control point and a point; contours
 * close by themselves. A number is a place in the alphabet: ${STEPS} to the em, x from ${BEARING} to the right,
 * y from ${DEPTH} at the baseline upwards.
 */
export const GLYPH_STEPS = ${STEPS}
export const GLYPH_DEPTH = ${DEPTH}
export const GLYPH_BEARING = ${BEARING}
export const GLYPH_ALPHABET =
  '${ALPHABET.join('')}'

export const GLYPH_OUTLINES: ReadonlyMap<string, string> = new Map([
${rows.join('\n')}
])
`,
)
