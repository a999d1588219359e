/** Writers of single documents, by operation id; a document without one is written by `write-any`. */
export const MARKDOWN_WRITERS: ReadonlyMap<string, (document: unknown) => string> = new Map()
