/** The sizes of screens that tests use. */
export const PHONE = { width: 390, height: 844 }
export const TABLET = { width: 820, height: 1180 }
export const DESK = { width: 1440, height: 960 }
/** The three widths that everything has to fit. */
export const WIDTHS = [
  ['desk', DESK],
  ['tablet', TABLET],
  ['phone', PHONE],
] as const

/** A tablet shows the same elements as a desk: for tests that ask what the elements are. */
export const DESK_AND_PHONE = [
  ['desk', DESK],
  ['phone', PHONE],
] as const
