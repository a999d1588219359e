/** One of our SVG pictures as PNG, up to twice its size where that is not too much. */
import { type Color, createCanvas, fillContours } from './canvas'
import { contoursOf, frameContoursOf } from './outline'
import { pictureScaleOf } from './picture-scale'
import { readShapes, readSize } from './read-svg'
import { writePng } from './write-png'

function colorOf(text: string): Color {
  const value = Number.parseInt(text.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** The PNG, or undefined where even its plain size passes the limit. */
export function paintPicture(svg: string): Uint8Array<ArrayBuffer> | undefined {
  const scale = pictureScaleOf(svg)
  if (scale === undefined) return undefined
  const { width, height } = readSize(svg)
  // The first shape is the background.
  const [background, ...marks] = readShapes(svg)
  const paper = colorOf(background!.attributes.get('fill')!)
  const canvas = createCanvas(Math.ceil(width * scale), Math.ceil(height * scale), paper)
  for (const shape of marks) {
    const stroke = shape.attributes.get('stroke')
    const fill = shape.name === 'line' ? stroke : shape.attributes.get('fill')
    fillContours(canvas, contoursOf(shape, scale), colorOf(fill!))
    if (shape.name === 'rect' && stroke !== undefined) {
      fillContours(canvas, frameContoursOf(shape, scale), colorOf(stroke))
    }
  }
  return writePng(canvas)
}
