/** The project is kept in this browser a moment after each change. */
import { effect } from '@preact/signals'
import { whenIdle } from '../state/after-paint'
import { project } from '../state/project-store'
import { saveBeforeLeaving, saveProject } from './save-project'

const WRITE_DELAY_MS = 300

/** Saves after each change when the page is idle, and at once when it is hidden or left. */
export function startAutosave(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isFirst = true
  const isDue = () => {
    if (timer === undefined) return false
    clearTimeout(timer)
    timer = undefined
    return true
  }
  const saveIfDue = () => {
    if (isDue()) void saveProject()
  }
  const leave = () => {
    if (isDue()) saveBeforeLeaving()
  }
  effect(() => {
    void project.value
    if (isFirst) {
      isFirst = false
      return
    }
    clearTimeout(timer)
    timer = setTimeout(() => whenIdle(saveIfDue), WRITE_DELAY_MS)
  })
  addEventListener('pagehide', leave)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave()
  })
}
