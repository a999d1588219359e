/** A component whose code arrives after the first paint; its place is reserved by the caller. */
import { signal } from '@preact/signals'
import type { ComponentType } from 'preact'
import { useEffect } from 'preact/hooks'
import { prerenderedPart } from '../prerender/prerendered'
import { afterPictures } from '../state/after-paint'

interface LazyOptions {
  /** How many pictures it is first shown after its code has come, so that others show before it. */
  readonly picturesLate?: number
  /** Selects what the first picture of the page shows in its place. */
  readonly picture?: string
}

/** The place of a component whose code is still to come. */
function Awaited({ picture }: { readonly picture: string | undefined }) {
  const part = picture === undefined ? undefined : prerenderedPart(picture)
  if (!part) return <div class="loading" aria-busy="true" />
  return (
    <div class="loading drawn-before" aria-busy="true" inert ref={(place) => place?.append(part)} />
  )
}

/**
 * Wraps a loader. Until the code is there the wrapper shows what the page came with, if anything,
 * and after a failed load a button that tries again.
 */
export function lazyComponent(
  load: () => Promise<ComponentType>,
  { picturesLate = 0, picture }: LazyOptions = {},
): ComponentType & {
  /** Starts loading before the component is shown. */
  readonly preload: () => Promise<void>
} {
  const loaded = signal<ComponentType | 'failed' | undefined>(undefined)
  let loading: Promise<void> | undefined
  const preload = () => {
    loading ??= load().then(
      (component) => {
        afterPictures(picturesLate, () => {
          loaded.value = component
        })
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
    if (Component === undefined) return <Awaited picture={picture} />
    if (Component === 'failed') {
      return (
        <p class="empty-state">
          This part could not be loaded.{' '}
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
