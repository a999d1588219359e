/** A worker that stops lets the primary go first, so that the last to close the socket is a worker. */
import cluster from 'node:cluster'

const LOOK_FOR_PARENT_EVERY_MS = 100

/**
 * Cuts the connection to the primary; this process goes on with its own hold on the listening
 * socket. The primary holds it too and accepts nothing, and lets it go once the last worker is cut
 * off. Were that later than the last worker's close, what arrives in between would be reset.
 */
export function leavePrimary(): void {
  if (!cluster.worker?.isConnected()) return
  // Otherwise Node takes the lost connection for the end of the primary and ends this process.
  cluster.worker.exitedAfterDisconnect = true
  process.disconnect()
  const { ppid } = process
  setInterval(() => {
    if (process.ppid !== ppid) process.exit(1)
  }, LOOK_FOR_PARENT_EVERY_MS).unref()
}
