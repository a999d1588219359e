/** The project as a file of any format. */
import { type FormatId, formatRowOf } from '#formats/format'
import { counted } from '../state/display-text'
import { showMessage } from '../state/messages'
import { fileNameOf, offerFile } from '../state/offer-file'
import { workProblem } from '../state/offline'
import { project } from '../state/project-store'
import { askFileWorker } from './ask-file-worker'

/** The whole project; opening the file restores it. */
export function exportJson(): void {
  const state = project.peek()
  const bytes = new TextEncoder().encode(`${JSON.stringify(state, null, 2)}\n`)
  offerFile(bytes, `${fileNameOf(state.tabProject.title)}.pitchmap.json`, 'application/json')
  showMessage('The project file is ready.', 'success')
}

/** The tab, or the song, as a file of another program. Never rejects. */
export async function exportFile(format: FormatId): Promise<void> {
  const state = project.peek()
  const { title, measures } = state.tabProject
  if (!state.song && measures.every(({ notes }) => notes.length === 0)) {
    showMessage('The tab has no notes yet, and there is no song.')
    return
  }
  const { name, extension, mediaType } = formatRowOf(format)
  try {
    const { bytes, report } = await askFileWorker('write', { project: state, format })
    offerFile(bytes, `${fileNameOf(title)}.${extension}`, mediaType)
    const changes = report.filter(({ kind }) => kind !== 'kept').map(({ message }) => message)
    const [first] = changes
    const more = changes.length > 1 ? ` And ${counted(changes.length - 1, 'other change')}.` : ''
    showMessage(
      `The ${name} file is ready.${first ? ` Not in it: ${first}${more}` : ''}`,
      'success',
    )
  } catch (error) {
    const reason = workProblem(error, 'the part that writes it')
    showMessage(`No ${name} file: ${reason}`, 'problem')
  }
}
