/** Text of files as it may stand in documents and other files. */
import { FILE_LIMITS } from './limits'

/** Without control characters, lone surrogates and blanks at the ends, and not longer than is kept. */
export function plainText(text: string | null | undefined): string {
  const plain = (text ?? '')
    .slice(0, 4 * FILE_LIMITS.maxTextLength)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
    .replace(/[\u0000-\u001f\u007f\ufffe\uffff]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return plain
    .slice(0, FILE_LIMITS.maxTextLength)
    .replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '')
}

/** Bytes as UTF-8, without a byte order mark; `undefined` for others. */
export function utf8Of(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
      .decode(bytes)
      .replace(/^\ufeff/, '')
  } catch {
    return undefined
  }
}

const UTF_16: readonly (readonly [first: number, second: number, label: string])[] = [
  [0xff, 0xfe, 'utf-16le'],
  [0xfe, 0xff, 'utf-16be'],
]

/** The text of bytes: UTF-16 where a mark says so, UTF-8, or Windows-1252 as old files are. */
export function textOf(bytes: Uint8Array): string {
  const marked = UTF_16.find(([first, second]) => bytes[0] === first && bytes[1] === second)
  if (marked) return new TextDecoder(marked[2]).decode(bytes)
  return utf8Of(bytes) ?? new TextDecoder('windows-1252').decode(bytes)
}

/** How files whose words are free tell a strum. */
export const strumText = (strum: string): string => `Strum: ${strum}`

/** The strum that such words tell. */
export function strumOf(words: string): string | undefined {
  return /^Strum: (\S.{0,198})$/m.exec(words)?.[1]
}
