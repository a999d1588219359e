/** A page of the sheet in CSS pixels. 182 × 250 mm fit on A4 and on Letter alike, with margins. */
export const PAGE = {
  width: 688,
  height: 944,
  /** Title, composer and facts, or a title of two lines and facts. */
  heading: 92,
  /** A title of one line and facts. */
  lowHeading: 62,
  /** Below the QR code beside them. */
  belowCode: 12,
  boxRow: 104,
  footer: 30,
  gap: 2,
  scale: 0.72,
  tabScale: 0.82,
} as const

export const BOXES_IN_ROW = 8

/** More characters of a title may take two lines. */
const ONE_LINE = 30

export function headingPxOf(title: string, composer: string): number {
  return composer === '' && title.length <= ONE_LINE ? PAGE.lowHeading : PAGE.heading
}
