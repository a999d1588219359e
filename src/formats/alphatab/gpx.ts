/**
 * The container of Guitar Pro 6: sectors of 4096 bytes, plain (`BCFS`) or packed (`BCFZ`). A file's
 * own sector names those that hold it.
 */
import { checkCount, FormatError } from '../score/format-error'

const SECTOR_BYTES = 4096
const FILE_SECTOR = 2
const NAME_OFFSET = 4
const NAME_BYTES = 127
const SIZE_OFFSET = 140
const POINTERS_OFFSET = 148
const HEADING_BYTES = 4

function broken(why: string): FormatError {
  return new FormatError('unreadable-file', `This Guitar Pro 6 file cannot be read: ${why}.`)
}

/** Whether bytes begin as a container does. */
export function isGpx(bytes: Uint8Array): boolean {
  return /^BCF[SZ]$/.test(String.fromCharCode(...bytes.subarray(0, HEADING_BYTES)))
}

/** Packed bytes: single ones, and copies of what came before, told bit by bit. */
function unpacked(bytes: Uint8Array, maxBytes: number): Uint8Array {
  if (bytes.length < 2 * HEADING_BYTES) throw broken('it is cut off')
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(HEADING_BYTES, true)
  checkCount('bytes once unpacked', length, maxBytes)
  const out = new Uint8Array(length)
  const end = bytes.length * 8
  let bit = 2 * HEADING_BYTES * 8
  const next = () => {
    const value = (bytes[bit >> 3]! >> (7 - (bit & 7))) & 1
    bit++
    return value
  }
  const high = (count: number) => {
    let value = 0
    for (let index = 0; index < count; index++) value = (value << 1) | next()
    return value
  }
  const low = (count: number) => {
    let value = 0
    for (let index = 0; index < count; index++) value |= next() << index
    return value
  }
  let size = 0
  // The last bits may only fill a byte.
  while (size < length && bit < end) {
    if (next() === 0) {
      for (let count = low(2); count > 0 && size < length && bit + 8 <= end; count--) {
        out[size++] = high(8)
      }
      continue
    }
    const width = high(4)
    const back = low(width)
    const count = Math.min(low(width), back, length - size)
    if (bit > end) break
    if (back > size) throw broken('it copies what is not there')
    out.copyWithin(size, size - back, size - back + count)
    size += count
  }
  return out.subarray(HEADING_BYTES, size)
}

/**
 * The bytes of a file in a container.
 *
 * @param maxBytes of what a packed container inflates to
 * @throws FormatError `unreadable-file` or `file-too-large`.
 */
export function fileOfGpx(bytes: Uint8Array, name: string, maxBytes: number): Uint8Array {
  const isPacked = bytes[3] === 'Z'.charCodeAt(0)
  const content = isPacked ? unpacked(bytes, maxBytes) : bytes.subarray(HEADING_BYTES)
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength)
  const sectorCount = Math.ceil(content.length / SECTOR_BYTES)
  for (let sector = 1; sector < sectorCount; sector++) {
    const at = sector * SECTOR_BYTES
    if (at + POINTERS_OFFSET > content.length || view.getUint32(at, true) !== FILE_SECTOR) continue
    const letters = content.subarray(at + NAME_OFFSET, at + NAME_OFFSET + NAME_BYTES)
    if (String.fromCharCode(...letters.subarray(0, letters.indexOf(0))) !== name) continue
    const size = view.getUint32(at + SIZE_OFFSET, true)
    const file = new Uint8Array(Math.min(size, content.length))
    const seen = new Set<number>()
    for (let pointer = at + POINTERS_OFFSET; pointer + 4 <= content.length; pointer += 4) {
      const from = view.getUint32(pointer, true)
      if (from === 0) break
      if (from >= sectorCount || seen.size !== seen.add(from).size - 1) {
        throw broken(`sector ${from} is named twice or lies outside`)
      }
      const start = (seen.size - 1) * SECTOR_BYTES
      if (start >= file.length) throw broken('more sectors are named than its size says')
      const part = content.subarray(from * SECTOR_BYTES, (from + 1) * SECTOR_BYTES)
      file.set(part.subarray(0, file.length - start), start)
    }
    return file.subarray(0, seen.size * SECTOR_BYTES)
  }
  throw broken(`${name} is missing`)
}
