/** Offline use: the worker keeps the page's files; a newer version waits until it is asked for. */
import { showMessage } from './messages'

function offerUpdate(waiting: ServiceWorker): void {
  const reload = () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
      once: true,
    })
    waiting.postMessage({ type: 'SKIP_WAITING' })
  }
  showMessage('A newer version is ready.', 'problem', { action: { label: 'Reload', run: reload } })
}

/**
 * Registers the worker of a built page, which fetches what the first view does not need; while
 * developing there is none. Resolves when all of it is kept, or cannot be. Never rejects.
 */
export async function keepForOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // A page that is being closed has no registration any more but still gets this event.
  const workers = navigator.serviceWorker
  try {
    const registration = await workers.register('/sw.js')
    const hasWorker = () => workers.controller !== null
    if (registration.waiting && hasWorker()) offerUpdate(registration.waiting)
    registration.addEventListener('updatefound', () => {
      const { installing } = registration
      installing?.addEventListener('statechange', () => {
        if (installing.state === 'installed' && hasWorker()) offerUpdate(installing)
      })
    })
    await workers.ready
  } catch {
    // Private windows refuse workers; the page then needs its server.
  }
}
