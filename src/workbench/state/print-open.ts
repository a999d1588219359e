/** Whether a sheet is being prepared, and whether it is the worksheet rather than the music. */
import { signal } from '@preact/signals'

export const isPrinting = signal(false)
export const isWorksheetWanted = signal(false)
