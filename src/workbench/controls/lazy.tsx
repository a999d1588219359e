/** A component whose code arrives after the first paint; its place is reserved by the caller. */
import { signal } from '@preact/signals'
import type { ComponentType } from 'preact'
import { afterPaint } from '../state/after-paint'

/**
 * Wraps a loader. Until the code is there the wrapper shows nothing, and after a failed load a
 * button that tries again. One that `givesWay` is first shown a picture after those that do not.
 */
export function lazyComponent(
  load: () => Promise<ComponentType>,
  { givesWay = false } = {},
): ComponentType & {
  /** Starts loading before the component is shown. */
  readonly preload: () => void
} {
  const loaded = signal<ComponentType | 'failed' | undefined>(undefined)
  let isLoading = false
  const preload = () => {
    if (isLoading) return
    isLoading = true
    load().then(
      (component) => {
        const show = () => {
          loaded.value = component
        }
        if (givesWay) afterPaint(show)
        else show()
      },
      () => {
        isLoading = false
        loaded.value = 'failed'
      },
    )
  }
  function Lazy() {
    preload()
    const Component = loaded.value
    if (Component === undefined) return <div class="loading" aria-busy="true" />
    if (Component === 'failed') {
      return (
        <p class="empty-state">
          This part could not be loaded.{' '}
          <button
            type="button"
            onClick={() => {
              loaded.value = undefined
              preload()
            }}
          >
            Try again
          </button>
        </p>
      )
    }
    return <Component />
  }
  return Object.assign(Lazy, { preload })
}
