/** A link as a QR code. */
import qrcode from 'qrcode-generator'

/** Version 20 has 97 modules: 34 mm when each is a third of a millimetre, the least a phone reads. */
export const MAX_CODE_BYTES = 858

export interface QrCode {
  /** Modules along a side, without the quiet zone. */
  readonly size: number
  /** SVG path of the dark modules. */
  readonly path: string
}

/** `undefined` for a text that is too long to be read from paper. */
export function qrCodeOf(text: string): QrCode | undefined {
  if (new TextEncoder().encode(text).length > MAX_CODE_BYTES) return undefined
  const code = qrcode(0, 'L')
  code.addData(text)
  code.make()
  const size = code.getModuleCount()
  const rows = Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) =>
      code.isDark(row, column) ? `M${column} ${row}h1v1h-1z` : '',
    ).join(''),
  )
  return { size, path: rows.join('') }
}
