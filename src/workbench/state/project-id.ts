/** Ids of the projects of this browser. */

/** 128 random bits; `crypto.randomUUID` is missing where the page is served without TLS. */
export function newProjectId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
