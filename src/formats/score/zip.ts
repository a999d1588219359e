/** Zips of others, read within limits, and zips of our own. */
import { zipSync } from 'fflate'
import { inflateCapped } from '#engine/project/inflate-capped'
import { checkCount, FormatError } from './format-error'
import { FILE_LIMITS } from './limits'

interface Entry {
  readonly name: string
  readonly method: number
  readonly size: number
  readonly headerOffset: number
}

const END_OF_DIRECTORY = 0x06054b50
const DIRECTORY_ENTRY = 0x02014b50
const LOCAL_ENTRY = 0x04034b50
const END_BYTES = 22
const MAX_COMMENT = 65_535
const NO_DICTIONARY = new Uint8Array(0)

function broken(message: string): FormatError {
  return new FormatError('unreadable-file', `This zip cannot be read: ${message}.`)
}

/** Whether bytes begin as a zip does. */
export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4
}

function textOf(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return text
}

function entriesOf(bytes: Uint8Array, view: DataView): readonly Entry[] {
  let end = bytes.length - END_BYTES
  const lowest = Math.max(0, end - MAX_COMMENT)
  while (end >= lowest && view.getUint32(end, true) !== END_OF_DIRECTORY) end--
  if (end < lowest) throw broken('its list of files is missing')
  const count = view.getUint16(end + 10, true)
  checkCount('files in its zip', count, FILE_LIMITS.maxZipEntries)
  const entries: Entry[] = []
  let at = view.getUint32(end + 16, true)
  for (let index = 0; index < count; index++) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== DIRECTORY_ENTRY) {
      throw broken('its list of files is cut off')
    }
    const nameLength = view.getUint16(at + 28, true)
    entries.push({
      name: textOf(bytes.subarray(at + 46, at + 46 + nameLength)),
      method: view.getUint16(at + 10, true),
      size: view.getUint32(at + 20, true),
      headerOffset: view.getUint32(at + 42, true),
    })
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

function bytesOfEntry(bytes: Uint8Array, view: DataView, entry: Entry): Uint8Array {
  const { headerOffset: at, name, method, size } = entry
  if (at + 30 > bytes.length || view.getUint32(at, true) !== LOCAL_ENTRY) {
    throw broken(`${name.slice(0, 80)} is missing`)
  }
  const start = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true)
  if (start + size > bytes.length) throw broken(`${name.slice(0, 80)} is cut off`)
  const packed = bytes.subarray(start, start + size)
  if (method === 0) return packed
  if (method !== 8) throw broken(`${name.slice(0, 80)} is packed in a way that is not known`)
  const { maxInflatedBytes: maxBytes } = FILE_LIMITS
  const inflated = inflateCapped(packed, NO_DICTIONARY, maxBytes)
  if (inflated === 'invalid') throw broken(`${name.slice(0, 80)} does not inflate`)
  if (inflated === 'too-large') {
    const message = `${name.slice(0, 80)} inflates to more than ${maxBytes} bytes.`
    throw new FormatError('file-too-large', message)
  }
  return inflated
}

/** A zip that has been looked into: its names, and the bytes of a name where asked for. */
export interface OpenZip {
  readonly names: readonly string[]
  /** @throws FormatError for an entry that is broken or inflates to too much. */
  bytesOf(name: string): Uint8Array | undefined
}

/** @throws FormatError `unreadable-file` or `file-too-large`. */
export function openZip(bytes: Uint8Array): OpenZip {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const entries = entriesOf(bytes, view)
  return {
    names: entries.map(({ name }) => name),
    bytesOf(name) {
      const entry = entries.find((one) => one.name === name)
      return entry && bytesOfEntry(bytes, view, entry)
    },
  }
}

/** The same date in every zip, so that the same score gives the same bytes. */
const ZIP_DATE = '2026-01-01'

/** A zip of files; `level` 0 packs nothing. */
export function zipOf(files: Readonly<Record<string, Uint8Array>>, level: 0 | 6): Uint8Array {
  return zipSync({ ...files }, { level, mtime: ZIP_DATE })
}
