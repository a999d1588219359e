/** The project is written to this browser a moment after each change and read back on a visit. */
import { effect } from '@preact/signals'
import type { ProjectState } from '#engine/project/project-state'
import { rememberedWord, rememberWord } from './browser-memory'
import { project } from './project-store'

const STORAGE_KEY = 'pitch-map.project'
const WRITE_DELAY_MS = 300

/** The text saved by the last session, if there is one. */
export function savedProjectText(): string | undefined {
  return rememberedWord(STORAGE_KEY)
}

/** Writes a project as the one that the next visit opens. */
export function saveProject(state: ProjectState): void {
  rememberWord(STORAGE_KEY, JSON.stringify(state))
}

/** Saves after each change, and at once when the page is hidden or left. */
export function startAutosave(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isFirst = true
  const flush = () => {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    saveProject(project.peek())
  }
  effect(() => {
    void project.value
    if (isFirst) {
      isFirst = false
      return
    }
    clearTimeout(timer)
    timer = setTimeout(flush, WRITE_DELAY_MS)
  })
  addEventListener('pagehide', flush)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush()
  })
}
