/** What this tab knows of the records that it opened. */
import type { ProjectState } from '#engine/project/project-state'

export interface Continued {
  /** 0 = the project is not on the shelf. */
  readonly revision: number
  /** The project as the shelf has it, or as it may be left out: an empty one. */
  readonly saved?: ProjectState | undefined
  /** A link or file brought it: it is opened anew only where the shelf has none that is the same. */
  readonly isFromOutside?: true
}

const continued = new Map<string, Continued>()

/** Tells what the shelf has of a project that is opened. */
export function continueRecord(id: string, known: Continued): void {
  continued.set(id, known)
}

export function continuedRecord(id: string): Continued {
  return continued.get(id) ?? { revision: 0 }
}

/** Whether this tab saves the project itself. */
export function isContinued(id: string): boolean {
  return continued.has(id)
}
