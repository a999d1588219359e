/**
 * The outlines of musical signs that scores are drawn with, as a module: those of the font Bravura
 * that comes with alphaTab, © Steinberg Media Technologies, SIL Open Font License 1.1; under it they
 * bear another name.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Signs that a score here never has: dynamics, pedals, other clefs, ornaments of other instruments. */
const LEFT_OUT =
  /^(Dynamic|KeyboardPedal|GClef15|FClef15|Quindicesima|Guitar(Fade|Volume)|Accordion|Pict)/

/** The module's source. */
export function musicGlyphsModule(root: string): string {
  const folder = join(root, 'node_modules/@coderline/alphatab/dist')
  const font = readFileSync(join(folder, 'font/Bravura.svg'), 'utf8')
  const types = readFileSync(join(folder, 'alphaTab.d.ts'), 'utf8')
  const [, signs = ''] = /declare enum MusicFontSymbol \{([\s\S]*?)\n\}/.exec(types) ?? []
  const rows = [...signs.matchAll(/(\w+) = (-?\d+)/g)].flatMap(([, name = '', code]) => {
    const hex = Number(code).toString(16)
    const pattern = `unicode="&#x${hex};" horiz-adv-x="(-?\\d+)"\\s*(?:d="([^"]*)")?`
    const [, advance, outline = ''] = new RegExp(pattern).exec(font) ?? []
    if (LEFT_OUT.test(name) || advance === undefined) return []
    return [`  // ${name}\n  [${code}, ${advance}, '${outline.replaceAll('\n', '')}'],`]
  })
  return `/**
 * Outlines of musical signs, written by scripts/music-glyphs.ts. They derive from the font Bravura,
 * © 2015 Steinberg Media Technologies GmbH, under the SIL Open Font License 1.1 (see NOTICE).
 * Each row: code point, advance and outline in thousandths of an em, y upwards.
 */
export const MUSIC_GLYPH_ROWS: readonly (readonly [code: number, advance: number, outline: string])[] = [
${rows.join('\n')}
]
`
}
