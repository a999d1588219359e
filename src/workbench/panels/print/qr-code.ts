/** A link as a QR code. */
import qrcode from 'qrcode-generator'

/** Version 30, 137 modules along a side: with its paper a third of the sheet's width. */
export const MAX_CODE_BYTES = 1732

/** Modules of paper that a reader needs around a code. */
export const QUIET_MODULES = 4
/** Half a millimetre, six dots of a printer with 300 to the inch. */
const MODULE_PX = (6 * 96) / 300
const LEAST_SIDE_PX = 128
/** 61 mm. The modules of the densest code are five dots wide on it, 0.42 mm. */
const MOST_SIDE_PX = 232

/** The side of a code on the sheet with the paper around it, in CSS pixels. */
export function codeSidePx({ size }: Pick<QrCode, 'size'>): number {
  return Math.min(MOST_SIDE_PX, Math.max(LEAST_SIDE_PX, (size + 2 * QUIET_MODULES) * MODULE_PX))
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
