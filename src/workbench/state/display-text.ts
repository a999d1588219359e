/** Musical text as the page shows and speaks it; everything stored stays in the engine's ASCII. */

/** `Bb` → `B♭`, `#11` → `♯11`. For note names, degrees and interval labels only. */
export function withSigns(text: string): string {
  return text.replaceAll('#', '♯').replace(/b(?=[b\d])|(?<=[A-G]b?)b/g, '♭')
}

/** A note name as spoken: `Bb` → `B flat`, `F##` → `F double sharp`. */
export function spokenNote(text: string): string {
  return text
    .replace('##', ' double sharp')
    .replace('#', ' sharp')
    .replace(/(?<=[A-G])bb/, ' double flat')
    .replace(/(?<=[A-G])b/, ' flat')
}

const STRING_ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const
const STRING_NAMES = ['high E', 'B', 'G', 'D', 'A', 'low E'] as const

/** `high E string`, for string 1. */
export function spokenString(string: number): string {
  return `${STRING_NAMES[string - 1] ?? STRING_ORDINALS[string - 1] ?? string} string`
}

/** `open` or `fret 3`. */
export function spokenFret(fret: number): string {
  return fret === 0 ? 'open' : `fret ${fret}`
}
