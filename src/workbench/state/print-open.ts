/** Whether the sheet is being prepared. */
import { signal } from '@preact/signals'

export const isPrinting = signal(false)
