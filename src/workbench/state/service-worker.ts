/** Offline use: the worker keeps the page's files; a newer version waits until it is asked for. */
import { showMessage } from './messages'

function offerUpdate(waiting: ServiceWorker): void {
  showMessage('A newer version is ready.', 'problem', {
    label: 'Reload',
    run: () => {
      navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
        once: true,
      })
      waiting.postMessage({ type: 'SKIP_WAITING' })
    },
  })
}

/** Registers the worker of a built page; while developing there is none. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  navigator.serviceWorker.register('/sw.js').then(
    (registration) => {
      if (registration.waiting && navigator.serviceWorker.controller) {
        offerUpdate(registration.waiting)
      }
      registration.addEventListener('updatefound', () => {
        const { installing } = registration
        installing?.addEventListener('statechange', () => {
          const isUpdate = navigator.serviceWorker.controller !== null
          if (installing.state === 'installed' && isUpdate) offerUpdate(installing)
        })
      })
    },
    () => {
      // Private windows refuse workers; the page then needs its server.
    },
  )
}
