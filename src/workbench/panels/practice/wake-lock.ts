/** Keeps the screen on while a drill plays. */

/** Gives the function that lets the screen sleep again. Does nothing where it is not supported. */
export function keepScreenOn(): () => void {
  if (!('wakeLock' in navigator)) return () => undefined
  let isWanted = true
  let lock: WakeLockSentinel | undefined
  const ask = () => {
    if (!isWanted || document.visibilityState !== 'visible') return
    navigator.wakeLock.request('screen').then(
      (granted) => {
        if (isWanted) lock = granted
        else void granted.release()
      },
      // Refused on low battery; the drill goes on.
      () => undefined,
    )
  }
  ask()
  document.addEventListener('visibilitychange', ask)
  return () => {
    isWanted = false
    document.removeEventListener('visibilitychange', ask)
    void lock?.release()
  }
}
