/** Where `chordNames` of a request has no effect. */

/** What is said of `chordNames=shapes` where no capo parts the shapes from what sounds. */
export function chordNamesWarningsOf(
  { chordNames }: { readonly chordNames?: 'shapes' | 'sounding' | undefined },
  capo: number,
): readonly string[] {
  return chordNames === 'shapes' && capo === 0
    ? [
        'chordNames=shapes has no effect without a capo: chords are read as they sound, in every tuning',
      ]
    : []
}
