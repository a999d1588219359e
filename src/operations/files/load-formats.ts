/** The part that reads and writes files of others, loaded when the first file comes or goes. */
type Formats = typeof import('#formats/index')

let loaded: Formats | undefined

export async function loadFormats(): Promise<Formats> {
  loaded ??= await import('#formats/index')
  return loaded
}

/** @throws RangeError before it is loaded: operations say so in `prepare`. */
export function formats(): Formats {
  if (!loaded) throw new RangeError('the part that reads files is not loaded')
  return loaded
}
