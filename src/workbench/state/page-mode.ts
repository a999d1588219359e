/** Whether the page shows the desk, where music is written, or the tab alone, to be read and played. */
import { signal } from '@preact/signals'
import type { ProjectState } from '#engine/project/project-state'
import { isSmallScreen } from './layout-preferences'

export const pageMode = signal<'desk' | 'reading'>('desk')

/** Whether the project has something to read. */
function hasNotes({ tabProject }: ProjectState): boolean {
  return tabProject.measures.some(({ notes }) => notes.length > 0)
}

/**
 * How a link opens: as its `view` says (`read` or `edit`), else on a phone as tab to read. A project
 * without notes opens on the desk.
 */
export function modeOfLink(search: string, linked: ProjectState): 'desk' | 'reading' {
  if (!hasNotes(linked)) return 'desk'
  const view = new URLSearchParams(search).get('view')
  if (view === 'read') return 'reading'
  return view !== 'edit' && isSmallScreen.peek() ? 'reading' : 'desk'
}
