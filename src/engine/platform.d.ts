/** What the engine uses of its platform beside the language: every runtime has both classes. */

declare class TextEncoder {
  encode(text: string): Uint8Array
}

declare class TextDecoder {
  constructor(label: 'utf-8', options: { fatal: true; ignoreBOM: true })
  /** @throws TypeError for bytes that are not UTF-8 */
  decode(bytes: Uint8Array): string
}
