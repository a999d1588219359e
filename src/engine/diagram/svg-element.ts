/** SVG as text: escaped, self-contained, and free of style and script, so that any policy allows it. */

export type SvgAttributes = Readonly<Record<string, string | number | undefined>>

/** Control characters, halves of surrogate pairs and the like: XML 1.0 has no way to write them. */
const NOT_IN_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u
const ALL_NOT_IN_XML = new RegExp(NOT_IN_XML, 'gu')
const REPLACEMENT_CHARACTER = '\u{FFFD}'

/**
 * The first character of a text that no picture can hold; `undefined` when it can hold them all.
 *
 * @example
 * undrawableIn('Étude & <b>') // => undefined
 */
export function undrawableIn(text: string): string | undefined {
  return NOT_IN_XML.exec(text)?.[0]
}

/** Text as XML content; what XML cannot hold, as in a project's old title, is replaced. */
function escapeText(text: string): string {
  return text
    .replace(ALL_NOT_IN_XML, REPLACEMENT_CHARACTER)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}

/** Coordinates keep two decimals; a hundredth of a pixel is not seen. */
function attributeText(value: string | number): string {
  if (typeof value === 'number') return String(Math.round(value * 100) / 100)
  return escapeText(value).replaceAll('"', '&quot;')
}

/**
 * One element; attributes that are `undefined` are left out.
 *
 * @example
 * svgElement('line', { x1: 0, x2: 1.236 }) // => "<line x1=\"0\" x2=\"1.24\"/>"
 */
export function svgElement(
  name: string,
  attributes: SvgAttributes,
  children: readonly string[] = [],
): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${attributeText(value!)}"`)
    .join('')
  return children.length === 0
    ? `<${name}${written}/>`
    : `<${name}${written}>${children.join('')}</${name}>`
}

/** Centred text; `y` is its middle. */
export function svgText(
  text: string,
  x: number,
  y: number,
  attributes: SvgAttributes & { readonly 'font-size': number },
): string {
  // A third of the size lowers the baseline so that capitals and digits look centred.
  const baseline = y + attributes['font-size'] * 0.35
  return svgElement('text', { x, y: baseline, 'text-anchor': 'middle', ...attributes }, [
    escapeText(text),
  ])
}

const TITLE_SIZE = 16
/** Bold capitals are this wide; a title of them still fits. */
const TITLE_CHARACTER_WIDTH = 9.5

/** Width that a title needs with room on both sides. */
export function titleWidthOf(title: string): number {
  return Math.ceil(title.length * TITLE_CHARACTER_WIDTH) + 24
}

/** The heading of a picture, centred at its top. */
export function svgTitle(title: string, width: number, fill: string): string {
  return svgText(title, width / 2, 20, { 'font-size': TITLE_SIZE, 'font-weight': 700, fill })
}

export interface SvgPicture {
  readonly width: number
  readonly height: number
  /** Accessible name. */
  readonly title: string
  /** Everything that the picture shows, in words. */
  readonly description: string
  readonly background: string
}

/** A whole picture; its title and description come first, as screen readers expect. */
export function svgDocument(picture: SvgPicture, children: readonly string[]): string {
  const { width, height } = picture
  return svgElement(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width,
      height,
      viewBox: `0 0 ${width} ${height}`,
      role: 'img',
      'font-family': 'system-ui, sans-serif',
    },
    [
      svgElement('title', {}, [escapeText(picture.title)]),
      svgElement('desc', {}, [escapeText(picture.description)]),
      svgElement('rect', { width, height, fill: picture.background }),
      ...children,
    ],
  )
}
