/** The bytes of a file in a request: as they are in a body, base64 in JSON. */
import * as z from 'zod'
import { decodeBase64Url } from '#engine/project/base64url'
import { FILE_LIMITS } from '#formats/score/limits'

const BASE64 = /^[\w+/-]+={0,2}$/
const MAX_CHARACTERS = Math.ceil(FILE_LIMITS.maxBytes / 3) * 4

function isFile(value: unknown): value is string | Uint8Array {
  if (value instanceof Uint8Array) return true
  return typeof value === 'string' && BASE64.test(value)
}

export const fileParameter = z
  .custom<string | Uint8Array>(isFile, {
    message: `expected a file of at most ${FILE_LIMITS.maxBytes} bytes: as the body, or as base64 text`,
  })
  .meta({
    type: 'string',
    maxLength: MAX_CHARACTERS,
    contentEncoding: 'base64',
    description: `The file, at most ${FILE_LIMITS.maxBytes} bytes: Guitar Pro 3 to 8, MusicXML, MIDI, alphaTex, ASCII tab, ChordPro or a chord sheet, known by its bytes.`,
  })

/** The bytes; none for text that is not base64 to its end. */
export function bytesOfFile(file: string | Uint8Array): Uint8Array {
  if (typeof file !== 'string') return file
  const text = file.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
  return decodeBase64Url(text) ?? new Uint8Array(0)
}
