/** A setting that each project has of its own: that of the last one is kept between visits. */
import { effect, type Signal } from '@preact/signals'
import { remember, remembered } from './browser-memory'
import type { StoredRecord } from './persisted'
import { openedProject } from './project-store'

/** Brings the setting of the last visit back, and keeps what becomes of it in each project. */
export function persistByProject<T>(
  key: string,
  setting: Signal<T>,
  read: (stored: StoredRecord) => T,
  write: (value: T) => object,
): void {
  const stored = remembered(key)
  const values = new Map<unknown, T>([[stored.project, read(stored)]])
  const none = read({})
  effect(() => {
    setting.value = values.get(openedProject.value) ?? none
  })
  effect(() => {
    const value = setting.value
    const project = openedProject.peek()
    values.set(project, value)
    remember(key, { project, ...write(value) })
  })
}
