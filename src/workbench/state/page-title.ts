/** The browser's title: the project's name before that of the page. */
import { effect } from '@preact/signals'
import { defaultProjectState } from '#engine/project/project-state'
import { title } from './project-store'

const PAGE_NAME = 'Pitch Map'
const NO_NAME = defaultProjectState().tabProject.title

/** Whether the project has a title of its own. */
export function hasName(): boolean {
  return title.peek() !== NO_NAME
}

/** Keeps the browser's title to the project; a project without a name of its own has the page's. */
export function followTitle(): void {
  effect(() => {
    const name = title.value
    document.title = name === NO_NAME ? PAGE_NAME : `${name} · ${PAGE_NAME}`
  })
}
