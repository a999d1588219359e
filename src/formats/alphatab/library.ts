/**
 * alphaTab, loaded when the first file needs it: it is larger than all the rest of the service.
 * Used unmodified, under MPL-2.0 (see NOTICE).
 */
type AlphaTab = typeof import('@coderline/alphatab')

let loaded: AlphaTab | undefined

/** Loads it; to be awaited before anything of this folder is called. */
export async function loadAlphaTab(): Promise<void> {
  if (loaded) return
  loaded = await import('@coderline/alphatab')
  loaded.Logger.logLevel = loaded.LogLevel.None
}

/** @throws RangeError before it is loaded. */
export function alphaTab(): AlphaTab {
  if (!loaded) throw new RangeError('alphaTab is not loaded')
  return loaded
}
