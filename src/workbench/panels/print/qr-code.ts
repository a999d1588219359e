/** A link as a QR code. */
import qrcode from 'qrcode-generator'

/** Version 20, 97 modules along a side: what fits beside a title. */
export const MAX_CODE_BYTES = 858

/** Modules of paper that a reader needs around a code. */
export const QUIET_MODULES = 4
/** Half a millimetre: phones read smaller ones from a screen, but not surely from paper. */
const MODULE_PX = (0.5 * 96) / 25.4
const LEAST_SIDE_PX = 128

/** The side of a code on the sheet with the paper around it, in CSS pixels. */
export function codeSidePx({ size }: QrCode): number {
  return Math.max(LEAST_SIDE_PX, Math.ceil((size + 2 * QUIET_MODULES) * MODULE_PX))
}

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
