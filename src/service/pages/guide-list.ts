/** The guides, in reading order. */
import type { PageName } from './page-texts.generated'

export interface Guide {
  readonly name: PageName
  readonly title: string
  /** Whether it tells people of the service and agents nothing that they could use. */
  readonly isForPeople?: true
}

export const GUIDES: readonly Guide[] = [
  { name: 'first-request', title: 'First request' },
  { name: 'routes-and-drills', title: 'Routes and drills' },
  { name: 'instruments', title: 'Instruments, tunings, capo' },
  { name: 'harmony', title: 'Harmony' },
  { name: 'tab-and-project-urls', title: 'Tab and project URLs' },
  { name: 'files', title: 'Files in and out' },
  { name: 'agents', title: 'Agents' },
  { name: 'evaluation', title: 'Evaluation', isForPeople: true },
]
