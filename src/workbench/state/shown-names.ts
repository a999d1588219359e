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

/** The systems in which typed names are tried: the one shown, then the others. */
export function typedNameSystems(): readonly NameSystem[] {
  const own = shownNames()
  return [own, ...NAME_SYSTEMS.filter((other) => other !== own)]
}

/** Chooses a system; the page is drawn anew, and the project comes back as it was saved. */
export function chooseNames(system: NameSystem): void {
  rememberWord(STORAGE_KEY, system)
  location.reload()
}

let written = (text: string): string => text
let hidden = (text: string): string => text
let english = (symbol: string): string | undefined => symbol

/** A text that is drawn by hand, with its names in the system chosen. */
export function inShownNames(text: string): string {
  return written(text)
}

/** What a person wrote, for the text of an element: it stays as it is. */
export function ownText(text: string): string {
  return hidden(text)
}

/** A typed chord in English names; as it is where the system has no such name. */
export function chordInEnglish(symbol: string): string {
  return english(symbol) ?? symbol
}

/** Writes every text of the page in the system chosen, from the first drawing on. */
export async function followNames(): Promise<void> {
  const system = shownNames()
  if (system === 'english') return
  const { englishChord, hideOwnText, namesInText, writeTextsIn } = await import('./write-texts')
  hidden = hideOwnText
  written = (text) => namesInText(text, system)
  english = (symbol) => englishChord(symbol, system)
  writeTextsIn(system)
}
