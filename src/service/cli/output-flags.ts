/** Flags of `arrange` that name the file to write. */
export const OUTPUT_FLAGS: readonly string[] = ['-o', '--output']
