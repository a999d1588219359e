/** A component whose code arrives after the first paint; its place is reserved by the caller. */
import { signal } from '@preact/signals'
import type { ComponentType } from 'preact'
import { useEffect } from 'preact/hooks'
import { notLoaded } from '../state/offline'
import { prerenderedPart } from '../state/prerendered'

/** The place of a component whose code is still loading. */
function Awaited({ prerendered }: { readonly prerendered: string | undefined }) {
  const part = prerendered === undefined ? undefined : prerenderedPart(prerendered)
  if (!part) return <div class="loading" aria-busy="true" />
  return (
    <div class="loading drawn-before" aria-busy="true" inert ref={(place) => place?.append(part)} />
  )
}

/**
 * Wraps a loader. Until the code is there the wrapper shows the part of the prerendered page that
 * the selector names, if any, and after a failed load a button that tries again.
 */
export function lazyComponent(
  load: () => Promise<ComponentType>,
  prerendered?: string,
): ComponentType & {
  /** Starts loading before the component is shown. */
  readonly preload: () => Promise<void>
} {
  const loaded = signal<ComponentType | 'failed' | undefined>(undefined)
  let loading: Promise<void> | undefined
  const preload = () => {
    loading ??= load().then(
      (component) => {
        loaded.value = component
      },
      () => {
        loading = undefined
        loaded.value = 'failed'
      },
    )
    return loading
  }
  function Lazy() {
    useEffect(() => void preload(), [])
    const Component = loaded.value
    if (Component === undefined) return <Awaited prerendered={prerendered} />
    if (Component === 'failed') {
      return (
        <p class="empty-state">
          {notLoaded('This part')}{' '}
          <button
            type="button"
            onClick={() => {
              loaded.value = undefined
              void preload()
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
