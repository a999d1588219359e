/** Colours of pictures: two themes, and one colour a degree that colour-blind eyes can tell apart. */

export interface DiagramTheme {
  readonly background: string
  readonly ink: string
  readonly line: string
  readonly faint: string
}

export const DIAGRAM_THEMES = {
  light: { background: '#ffffff', ink: '#1b1b1f', line: '#76767c', faint: '#d9d9de' },
  dark: { background: '#16181d', ink: '#f2f2f5', line: '#8b909b', faint: '#3a3e47' },
} as const satisfies Record<string, DiagramTheme>

export type DiagramThemeId = keyof typeof DIAGRAM_THEMES

export const DIAGRAM_THEME_IDS = Object.keys(DIAGRAM_THEMES) as [
  DiagramThemeId,
  ...DiagramThemeId[],
]

/** Degree 1 to 7. Okabe and Ito, «Color Universal Design», 2008. */
export const DEGREE_COLORS = [
  '#D55E00',
  '#56B4E9',
  '#009E73',
  '#F0E442',
  '#0072B2',
  '#CC79A7',
  '#E69F00',
] as const

/** Colour of a degree number; degrees above 7 take that of their octave. */
export function colorOfDegree(degreeNumber: number): string {
  return DEGREE_COLORS[(degreeNumber - 1) % 7]!
}

/** Relative luminance of `#rrggbb`, 0 to 1 (WCAG 2.2). */
export function luminanceOf(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(color.slice(start, start + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

/** Contrast of two colours, 1 to 21 (WCAG 2.2). */
export function contrastOf(one: string, other: string): number {
  const [low, high] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b)
  return (high! + 0.05) / (low! + 0.05)
}

const DARK_INK = '#000000'
const LIGHT_INK = '#ffffff'

/** Black or white, whichever is read better on a colour. */
export function inkOn(color: string): string {
  return contrastOf(color, DARK_INK) >= contrastOf(color, LIGHT_INK) ? DARK_INK : LIGHT_INK
}
