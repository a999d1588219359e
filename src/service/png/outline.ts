/** Contours of a shape: closed rings of points whose inside is what the shape fills. */
import { glyphContours, textWidth } from './glyphs'
import type { SvgShape } from './read-svg'

/** x and y by turns. */
export type Contour = readonly number[]

function arc(x: number, y: number, radius: number, fromTurn: number, toTurn: number): number[] {
  const steps = Math.max(3, Math.ceil(Math.sqrt(radius) * 12 * Math.abs(toTurn - fromTurn)))
  const points: number[] = []
  for (let step = 0; step <= steps; step++) {
    const angle = 2 * Math.PI * (fromTurn + ((toTurn - fromTurn) * step) / steps)
    points.push(x + radius * Math.cos(angle), y + radius * Math.sin(angle))
  }
  return points
}

function box(x: number, y: number, width: number, height: number, radius: number): Contour {
  const [right, bottom] = [x + width, y + height]
  if (radius === 0) return [x, y, right, y, right, bottom, x, bottom]
  return [
    ...arc(right - radius, y + radius, radius, -0.25, 0),
    ...arc(right - radius, bottom - radius, radius, 0, 0.25),
    ...arc(x + radius, bottom - radius, radius, 0.25, 0.5),
    ...arc(x + radius, y + radius, radius, 0.5, 0.75),
  ]
}

function stroke(
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  width: number,
  isRound: boolean,
): Contour {
  const turn = Math.atan2(y2 - y1, x2 - x1) / (2 * Math.PI)
  const radius = width / 2
  if (isRound) {
    return [
      ...arc(x2, y2, radius, turn - 0.25, turn + 0.25),
      ...arc(x1, y1, radius, turn + 0.25, turn + 0.75),
    ]
  }
  const dx = radius * Math.cos(2 * Math.PI * (turn + 0.25))
  const dy = radius * Math.sin(2 * Math.PI * (turn + 0.25))
  return [x1 - dx, y1 - dy, x2 - dx, y2 - dy, x2 + dx, y2 + dy, x1 + dx, y1 + dy]
}

/** The frame of a box: what lies between it grown and it shrunk by half of the stroke. */
export function frameContoursOf({ attributes }: SvgShape, scale: number): Contour[] {
  const at = (key: string) => Number(attributes.get(key) ?? 0) * scale
  const half = at('stroke-width') / 2
  const [x, y, width, height, radius] = ['x', 'y', 'width', 'height', 'rx'].map(at) as [
    number,
    number,
    number,
    number,
    number,
  ]
  const grown = (by: number) =>
    box(x - by, y - by, width + 2 * by, height + 2 * by, Math.max(0, radius + by))
  return [grown(half), backwards(grown(-half))]
}

function backwards(contour: Contour): Contour {
  return contour.map((_, index) => contour[contour.length - (index % 2 === 0 ? 2 : 0) - index]!)
}

/** Contours in pixels, at a number of pixels for each unit of the drawing. */
export function contoursOf({ name, attributes, text }: SvgShape, scale: number): Contour[] {
  const at = (key: string) => Number(attributes.get(key) ?? 0) * scale
  switch (name) {
    case 'rect':
      return [box(at('x'), at('y'), at('width'), at('height'), at('rx'))]
    case 'circle':
      return [arc(at('cx'), at('cy'), at('r'), 0, 1)]
    case 'line':
      return [
        stroke(
          [at('x1'), at('y1'), at('x2'), at('y2')],
          at('stroke-width'),
          attributes.get('stroke-linecap') === 'round',
        ),
      ]
    case 'text': {
      const size = at('font-size')
      return glyphContours(text, at('x') - (textWidth(text) * size) / 2, at('y'), size)
    }
  }
}
