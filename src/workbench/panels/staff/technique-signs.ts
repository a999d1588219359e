/** How techniques are shown in tab: their short names, and the signs beside or around a fret number. */
import type { Technique } from '#formats/score/technique-table'

interface TechniqueSign {
  readonly title: string
  /** On its button, and where `place` says beside the number. */
  readonly sign: string
  /** `beside` the number, `around` it, `instead` of it, or a line to the `next` note. */
  readonly place: 'beside' | 'around' | 'instead' | 'next' | 'line'
}

// biome-ignore format: one row a technique reads as a table
export const TECHNIQUE_SIGNS = {
  'hammer-on': { title: 'hammer / pull', sign: 'H', place: 'next' },
  slide: { title: 'slide', sign: '/', place: 'next' },
  'slide-in': { title: 'slide in', sign: '/•', place: 'line' },
  'slide-out': { title: 'slide out', sign: '•\\', place: 'line' },
  bend: { title: 'bend', sign: '↷', place: 'line' },
  vibrato: { title: 'vibrato', sign: '∿', place: 'beside' },
  'let-ring': { title: 'let ring', sign: 'LR', place: 'beside' },
  'palm-mute': { title: 'palm mute', sign: 'PM', place: 'beside' },
  dead: { title: 'dead', sign: '×', place: 'instead' },
  ghost: { title: 'ghost', sign: '( )', place: 'around' },
  harmonic: { title: 'harmonic', sign: '‹›', place: 'around' },
  'artificial-harmonic': { title: 'artificial h.', sign: 'AH', place: 'beside' },
  tap: { title: 'tap', sign: 'T', place: 'beside' },
  staccato: { title: 'staccato', sign: '•', place: 'beside' },
  accent: { title: 'accent', sign: '>', place: 'beside' },
} as const satisfies Record<Technique, TechniqueSign>

/** What stands on the string: `5`, `(5)`, `‹12›`, `×`. */
export function fretSign(fret: number, techniques: readonly Technique[]): string {
  if (techniques.includes('dead')) return TECHNIQUE_SIGNS.dead.sign
  if (techniques.includes('harmonic')) return `‹${fret}›`
  return techniques.includes('ghost') ? `(${fret})` : String(fret)
}

/** The signs beside the number, joined. */
export function besideSigns(techniques: readonly Technique[]): string {
  return techniques
    .map((technique) => TECHNIQUE_SIGNS[technique])
    .flatMap(({ place, sign }) => (place === 'beside' ? [sign] : []))
    .join('')
}
