/** A part of the program that a start does not load. */
export interface LatePart<Part> {
  readonly load: () => Promise<Part>
  /** @throws RangeError before it is loaded. */
  readonly get: () => Part
}

/** @param open imports it; asked once. */
export function latePart<Part>(name: string, open: () => Promise<Part>): LatePart<Part> {
  let part: Part | undefined
  return {
    load: async () => {
      part ??= await open()
      return part
    },
    get: () => {
      if (!part) throw new RangeError(`${name} must be loaded first`)
      return part
    },
  }
}
