/** The chords that were typed for a project and are not in its tab yet; a reload keeps them. */
import { persistedWord } from '../../state/persisted'

interface TypedChords {
  /** Id of the project. */
  readonly project: string
  readonly text: string
}

function readChords(word = ''): TypedChords {
  const [project = '', text = ''] = word.split('\n')
  return { project, text }
}

export const typedChords = persistedWord(
  'pitch-map.chords',
  readChords,
  ({ project, text }) => `${project}\n${text}`,
  'tab',
)
