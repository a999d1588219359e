/** Title and composer as one name, title first: where room is short, the end is cut. */

const BETWEEN = ' – '

interface Song {
  readonly title: string
  /** Composer or artist. */
  readonly artist: string
}

/**
 * @example
 * songNameOf({ title: 'Winter Waltz', artist: 'A. Owner' }) // => "Winter Waltz – A. Owner"
 */
export function songNameOf({ title, artist }: Song): string {
  return [title, artist].filter((text) => text !== '').join(BETWEEN)
}

/** Title and composer of a name that `songNameOf` wrote; of another name, its title alone. */
export function songOfName(name: string): Song {
  const at = name.lastIndexOf(BETWEEN)
  return at < 0
    ? { title: name, artist: '' }
    : { title: name.slice(0, at), artist: name.slice(at + BETWEEN.length) }
}
