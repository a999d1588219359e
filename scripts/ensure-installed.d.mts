export function isInRange(version: string, range: string): boolean
export function generate(...words: string[]): void
