/** Names in an SVG picture: its title, its description and its labels. */
import { type NameSystem, writeNoteName } from '../../theory/note-names/name-systems'
import { parseRoot } from '../../theory/pitch'
import { namesInText } from './names-in-text'

const TEXT_ELEMENT = /<(title|desc|text)\b([^>]*)>([^<]+)</g
/** The label of the first string, written small: `e`, `eb`. Letters that name fingers are not. */
const SMALL_LABEL = /^[d-g](?:b|#)?$/
const LABEL = /^\S{1,8}$/
const FONT_SIZE = /font-size="([\d.]+)"/
/** Longer labels are drawn smaller, so that they stay inside their mark. */
const LETTERS_AT_FULL_SIZE = 3

function writeLabel(text: string, system: NameSystem): string {
  return SMALL_LABEL.test(text)
    ? writeNoteName(parseRoot(text)!, system).toLowerCase()
    : namesInText(text, system)
}

/** Writes the names of a picture in a system. */
export function namesInPicture(svg: string, system: NameSystem): string {
  if (system === 'english') return svg
  return svg.replace(TEXT_ELEMENT, (_, tag: string, attributes: string, text: string) => {
    const written = tag === 'text' ? writeLabel(text, system) : namesInText(text, system)
    const isLonger = written.length > Math.max(text.length, LETTERS_AT_FULL_SIZE)
    const sized =
      isLonger && LABEL.test(text)
        ? attributes.replace(FONT_SIZE, (__, size: string) => {
            const smaller = (Number(size) * LETTERS_AT_FULL_SIZE) / written.length
            return `font-size="${Number(smaller.toFixed(2))}"`
          })
        : attributes
    return `<${tag}${sized}>${written}<`
  })
}
