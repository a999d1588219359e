/** Refusals of files. The table is the one list of codes. */
import { CodedError } from '#engine/errors'

export const FORMAT_ERRORS = {
  'unknown-format': { meaning: 'The bytes are not of a file format that is read here.' },
  'unreadable-file': { meaning: 'The file begins as its format does, but cannot be read.' },
  'file-too-large': { meaning: 'The file, or what it inflates to, passes the limit.' },
  'empty-file': { meaning: 'The file has no bytes, or no notes.' },
  'not-writable': { meaning: 'The score cannot be written in the format asked for.' },
} as const

export type FormatErrorCode = keyof typeof FORMAT_ERRORS

/** Thrown by readers and writers of files. */
export class FormatError extends CodedError<FormatErrorCode> {
  override readonly name = 'FormatError'
}

/** @throws FormatError `file-too-large` for more than a limit. */
export function checkCount(what: string, count: number, limit: number): void {
  if (count <= limit) return
  throw new FormatError('file-too-large', `This file has ${count} ${what}; ${limit} is the limit.`)
}
