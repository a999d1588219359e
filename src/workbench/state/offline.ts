/** What is told where a part of the page has not come: it is loaded when it is first used. */
import { showMessage } from './messages'
import { WorkRefusal } from './worker-calls'

/** `The part that reads links could not be loaded: you are offline.` */
export const notLoaded = (part: string): string =>
  `${part} could not be loaded${navigator.onLine ? '' : ': you are offline'}.`

/** Why a worker gave no answer: its own sentence, or that its code has not come. */
export const workProblem = (error: unknown, part: string): string =>
  error instanceof WorkRefusal ? error.message : notLoaded(part)

/** Tells of code that has not come, where what asked for it does not. */
export function tellOfMissingParts(): void {
  const failures = new WeakSet<Error>()
  addEventListener('vite:preloadError', ({ payload }) => failures.add(payload))
  addEventListener('unhandledrejection', ({ reason }) => {
    if (failures.has(reason)) showMessage(notLoaded('This part of the page'), 'problem')
  })
}
