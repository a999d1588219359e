/** The chords that were typed for a project and are not in its tab yet; a reload keeps them. */
import { effect, signal } from '@preact/signals'
import { rememberTabWord, tabWord } from '../../state/browser-memory'

const STORAGE_KEY = 'pitch-map.chords'

interface TypedChords {
  /** Id of the project. */
  readonly project: string
  readonly text: string
}

function storedChords(): TypedChords {
  const [project = '', text = ''] = (tabWord(STORAGE_KEY) ?? '').split('\n')
  return { project, text }
}

export const typedChords = signal(storedChords())

effect(() => {
  const { project, text } = typedChords.value
  rememberTabWord(STORAGE_KEY, `${project}\n${text}`)
})
