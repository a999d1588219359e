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
 * Whether each part of a text names another technique.
 *
 * @example
 * isTechnique('bend+vibrato') // => true
 * isTechnique('bend+bend') // => false
 * isTechnique('normal') // => false
 */
export function isTechnique(text: string): boolean {
  const names = text.split('+')
  const isKnown = names.every((name) => TECHNIQUES.some((one) => one === name))
  return isKnown && new Set(names).size === names.length
}
