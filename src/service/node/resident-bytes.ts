/** Memory of the process; NaN where it cannot be told, as when no descriptor is left to read it by. */
export function residentBytes(): number {
  try {
    return process.memoryUsage.rss()
  } catch {
    return Number.NaN
  }
}
