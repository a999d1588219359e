/** How a note is played: the names that events carry, several with `+` between them. */
export const TECHNIQUES = [
  'hammer-on',
  'slide',
  'slide-in',
  'slide-out',
  'bend',
  'vibrato',
  'let-ring',
  'palm-mute',
  'dead',
  'ghost',
  'harmonic',
  'artificial-harmonic',
  'tap',
  'staccato',
  'accent',
] as const

export type Technique = (typeof TECHNIQUES)[number]

/**
 * Whether each part of a text names a technique.
 *
 * @example
 * isTechnique('bend+vibrato') // => true
 * isTechnique('normal') // => false
 */
export function isTechnique(text: string): boolean {
  return text.split('+').every((name) => TECHNIQUES.some((one) => one === name))
}
