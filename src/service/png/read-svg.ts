/** Reads the SVG that our own pictures are written in: flat lines, boxes, discs and centred text. */

export interface SvgShape {
  readonly name: 'line' | 'rect' | 'circle' | 'text'
  readonly attributes: ReadonlyMap<string, string>
  /** Letters of a text. */
  readonly text: string
}

const HEAD = /^<svg [^>]*\bwidth="([\d.]+)" height="([\d.]+)"/
const SHAPE = /<(line|rect|circle|text)((?: [\w:-]+="[^"]*")*)(?:\/>|>([^<]*)<\/text>)/g
const ATTRIBUTE = / ([\w:-]+)="([^"]*)"/g
const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&amp;', '&'],
])

function plainText(text: string): string {
  return text.replace(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES.get(entity)!)
}

/** Width and height in pixels, from the head alone. @throws RangeError for another picture. */
export function readSize(svg: string): { readonly width: number; readonly height: number } {
  const head = HEAD.exec(svg)
  if (!head) throw new RangeError('not one of our pictures')
  return { width: Math.ceil(Number(head[1])), height: Math.ceil(Number(head[2])) }
}

export function readShapes(svg: string): readonly SvgShape[] {
  return [...svg.matchAll(SHAPE)].map(
    ([, name, attributes, text = '']): SvgShape => ({
      name: name as SvgShape['name'],
      attributes: new Map(
        [...attributes!.matchAll(ATTRIBUTE)].map(([, key, value]) => [key!, plainText(value!)]),
      ),
      text: plainText(text),
    }),
  )
}
