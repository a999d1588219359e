/** Techniques that files can say of a note; what else they say is left out, and told. */
import { TECHNIQUES, type Technique } from '#engine/tab/techniques'

export { TECHNIQUES, type Technique }

// biome-ignore format: one row a technique reads as a table
export const TECHNIQUE_TABLE = {
  'hammer-on': { name: 'hammer-on or pull-off to the next note' },
  slide: { name: 'slide to the next note' },
  'slide-in': { name: 'slide into the note' },
  'slide-out': { name: 'slide out of the note' },
  bend: { name: 'bend' },
  vibrato: { name: 'vibrato' },
  'let-ring': { name: 'let ring' },
  'palm-mute': { name: 'palm mute' },
  dead: { name: 'dead note' },
  ghost: { name: 'ghost note' },
  harmonic: { name: 'natural harmonic' },
  'artificial-harmonic': { name: 'artificial harmonic' },
  tap: { name: 'tapping' },
  staccato: { name: 'staccato' },
  accent: { name: 'accent' },
} as const satisfies Record<Technique, { readonly name: string }>

/** The techniques that an event names, of those that are known. */
export function techniquesOf({ technique }: { readonly technique: string }): readonly Technique[] {
  return technique
    .split('+')
    .filter((name): name is Technique => Object.hasOwn(TECHNIQUE_TABLE, name))
}
