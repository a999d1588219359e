/** A page of the sheet in CSS pixels. 182 × 250 mm fit on A4 and on Letter alike, with margins. */
export const PAGE = {
  width: 688,
  height: 944,
  /** Title, composer and facts. */
  heading: 92,
  /** Below the QR code beside them. */
  belowCode: 12,
  boxRow: 104,
  footer: 30,
  gap: 2,
  scale: 0.72,
  tabScale: 0.82,
} as const

export const BOXES_IN_ROW = 8
