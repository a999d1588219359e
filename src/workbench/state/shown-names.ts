/** How the page calls notes: English, German or solfège; remembered in this browser. */
import { NAME_SYSTEMS, type NameSystem } from '#engine/theory/note-names/name-systems'
import { oneOf, rememberedWord, rememberWord } from './browser-memory'

/** `first-paint.js` reads the same key before the first paint. */
const STORAGE_KEY = 'pitch-map.names'

/** Without an example, which would be written in the names shown. */
export const NAMES_TITLES: Readonly<Record<NameSystem, string>> = {
  english: 'Call notes by English names',
  german: 'Call notes by German names',
  solfege: 'Call notes by solfège names',
}

/** The system chosen. */
export function shownNames(): NameSystem {
  return oneOf(NAME_SYSTEMS, rememberedWord(STORAGE_KEY)) ?? 'english'
}

/** Chooses a system; the page is drawn anew, and the project comes back as it was saved. */
export function chooseNames(system: NameSystem): void {
  rememberWord(STORAGE_KEY, system)
  location.reload()
}

/** Writes every text of the page in the system chosen, from the first drawing on. */
export async function followNames(): Promise<void> {
  const system = shownNames()
  if (system === 'english') return
  const { writeTextsIn } = await import('./write-texts')
  writeTextsIn(system)
}
