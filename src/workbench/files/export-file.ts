/** The project as a file of any format. */
import { type FormatId, formatRowOf } from '#formats/format'
import { backing, tracksLeftOut } from '../audio/playback/backing-state'
import { tracksOfTabId } from '../projects/track-ids'
import { counted } from '../state/display-text'
import { showMessage } from '../state/messages'
import { fileNameOf, offerFile } from '../state/offer-file'
import { workProblem } from '../state/offline'
import { project } from '../state/project-store'
import { askFileWorker } from './ask-file-worker'
import type { WriteRequest } from './file-messages'

/** The whole project; opening the file restores it. */
export function exportJson(): void {
  const state = project.peek()
  const bytes = new TextEncoder().encode(`${JSON.stringify(state, null, 2)}\n`)
  offerFile(bytes, `${fileNameOf(state.tabProject.title)}.pitchmap.json`, 'application/json')
  showMessage(`The project file is ready.${tracksLeftOut.peek()}`, 'success')
}

/** The file whose other tracks are written with the open one. */
async function fileOfTracks(): Promise<WriteRequest['file']> {
  if (!backing.peek()) return undefined
  const { keptFile, editedParts } = await import('./kept-file')
  const file = keptFile.peek()
  const own = tracksOfTabId(project.peek().tabProject.id)
  return file && { bytes: file.bytes, own, parts: editedParts(file) }
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
    const file = await fileOfTracks()
    const request = { project: state, format, ...(file && { file }) }
    const { bytes, report } = await askFileWorker('write', request)
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
