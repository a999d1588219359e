/** What reading files uses of its platform beside the language: every runtime has both classes. */

declare class TextEncoder {
  encode(text: string): Uint8Array
}

declare class TextDecoder {
  constructor(label: string, options?: { fatal?: boolean; ignoreBOM?: boolean })
  /** @throws TypeError for bytes that are not of the encoding, where it is fatal */
  decode(bytes: Uint8Array): string
}
