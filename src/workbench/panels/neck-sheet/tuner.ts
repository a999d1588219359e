/** What an open string sounds, compared with what it should. */
import type { Neck } from '#engine/instrument/neck'

export interface HeardString {
  readonly string: number
  /** Negative is flat. */
  readonly cents: number
}

/** Further off than this, a note is another note and no string out of tune. */
const MOST_CENTS = 250
/** Closer than this, a string is in tune. */
export const IN_TUNE_CENTS = 5

/** The string whose open note, as it sounds with the capo, is nearest; `undefined` when none is near. */
export function heardStringOf(
  note: { readonly midi: number; readonly cents: number },
  { strings }: Neck,
): HeardString | undefined {
  let nearest: HeardString | undefined
  for (const { string, midi } of strings) {
    const cents = Math.round((note.midi - midi) * 100 + note.cents)
    if (!nearest || Math.abs(cents) < Math.abs(nearest.cents)) nearest = { string, cents }
  }
  return nearest && Math.abs(nearest.cents) <= MOST_CENTS ? nearest : undefined
}

/** `12 cents flat`, `in tune`. */
export function centsWords(cents: number): string {
  if (Math.abs(cents) < IN_TUNE_CENTS) return 'in tune'
  return `${Math.abs(cents)} ${Math.abs(cents) === 1 ? 'cent' : 'cents'} ${cents < 0 ? 'flat' : 'sharp'}`
}
