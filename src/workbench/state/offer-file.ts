/** Saving files from the page. */

/** How long a slow disk may take before the bytes are released. */
const FORGET_AFTER_MS = 60_000

/** Lets the browser save bytes under a name. */
export function offerFile(bytes: Uint8Array<ArrayBuffer>, name: string, type: string): void {
  const address = URL.createObjectURL(new Blob([bytes], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), FORGET_AFTER_MS)
}

/** A title as a file name: letters, digits and hyphens. */
export function fileNameOf(title: string): string {
  const name = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
  return name === '' ? 'tab' : name
}
