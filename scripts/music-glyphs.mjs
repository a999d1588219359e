/**
 * Writes the outlines of musical signs that scores are drawn with. Run by hand when alphaTab changes:
 *
 *   node scripts/music-glyphs.mjs
 *
 * The outlines are those of the font Bravura that comes with alphaTab, © Steinberg Media
 * Technologies, SIL Open Font License 1.1; under it they bear another name.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const FOLDER = fileURLToPath(new URL('../node_modules/@coderline/alphatab/dist/', import.meta.url))
const TARGET = fileURLToPath(
  new URL('../src/formats/drawing/music-glyphs.generated.ts', import.meta.url),
)
/** Signs that a score here never has: dynamics, pedals, other clefs, ornaments of other instruments. */
const LEFT_OUT =
  /^(Dynamic|KeyboardPedal|GClef15|FClef15|Quindicesima|Guitar(Fade|Volume)|Accordion|Pict)/

const font = readFileSync(`${FOLDER}font/Bravura.svg`, 'utf8')
const types = readFileSync(`${FOLDER}alphaTab.d.ts`, 'utf8')
const [, rows] = /declare enum MusicFontSymbol \{([\s\S]*?)\n\}/.exec(types)
const codes = Array.from(rows.matchAll(/(\w+) = (-?\d+)/g), ([, name, code]) => [
  name,
  Number(code),
])

function glyphOf(code) {
  const pattern = `unicode="&#x${code.toString(16)};" horiz-adv-x="(-?\\d+)"\\s*(?:d="([^"]*)")?`
  const [, advance, outline = ''] = new RegExp(pattern).exec(font) ?? []
  return advance === undefined ? undefined : [Number(advance), outline.replaceAll('\n', '')]
}

const lines = codes
  .filter(([name]) => !LEFT_OUT.test(name))
  .flatMap(([name, code]) => {
    const glyph = glyphOf(code)
    return glyph ? [`  // ${name}\n  [${code}, ${glyph[0]}, '${glyph[1]}'],`] : []
  })
writeFileSync(
  TARGET,
  `/**
 * Outlines of musical signs, written by scripts/music-glyphs.mjs. They derive from the font Bravura,
 * © 2015 Steinberg Media Technologies GmbH, under the SIL Open Font License 1.1 (see NOTICE).
 * Each row: code point, advance and outline in thousandths of an em, y upwards.
 */
export const MUSIC_GLYPH_ROWS: readonly (readonly [code: number, advance: number, outline: string])[] = [
${lines.join('\n')}
]
`,
)
