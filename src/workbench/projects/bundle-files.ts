/** Saving all projects as one file, and opening such a file, with what is said of it. */

import { DomainError } from '#engine/errors'
import { counted } from '../state/display-text'
import { showMessage } from '../state/messages'
import { fileNameOf, offerFile } from '../state/offer-file'
import { ownText } from '../state/shown-names'
import { addBundle, MAX_BUNDLE_BYTES, readBundle, writeBundle } from './bundle'
import { shelfOfBrowser } from './open-shelf'
import { announce } from './other-tabs'
import { saveProject } from './save-project'
import { tracksOfTabId } from './track-ids'

/** Lets the browser save all projects as one file. */
export async function exportProjects(): Promise<void> {
  await saveProject()
  const records = await (await shelfOfBrowser()).all()
  const now = new Date().toISOString()
  const name = fileNameOf(`pitch map projects ${now.slice(0, 10)}`)
  const text = writeBundle(records, now)
  offerFile(new TextEncoder().encode(text), `${name}.json`, 'application/json')
  const count = records.filter(
    ({ project }) => tracksOfTabId(project.tabProject.id ?? '').length > 0,
  ).length
  const leftOut = count === 0 ? '' : ` Not in it: the other tracks of ${counted(count, 'project')}.`
  showMessage(`The file with ${counted(records.length, 'project')} is ready.${leftOut}`, 'success')
}

/** Adds the projects of a file's text and says what came of it. */
export async function openBundle(fileName: string, text: string): Promise<void> {
  try {
    const bundle = readBundle(text)
    const { added, present } = await addBundle(await shelfOfBrowser(), bundle)
    announce({ kind: 'saved', id: '', revision: 0 })
    const there =
      present === 0 ? '' : ` ${present} ${present === 1 ? 'was' : 'were'} there already.`
    const broken = bundle.broken.map(
      ({ name, reason }) => ` ${ownText(name)} could not be read: ${reason}`,
    )
    showMessage(
      `${ownText(fileName)}: ${counted(added, 'project')} added.${there}${broken.join('')}`,
      broken.length > 0 ? 'problem' : 'success',
    )
  } catch (error) {
    const reason = error instanceof DomainError ? error.message : 'this browser has no room for it.'
    showMessage(
      `${ownText(fileName)} could not be opened: ${reason} Your projects are as they were.`,
      'problem',
    )
  }
}

/** Opens a file chosen as one of all projects. */
export async function openBundleFile(file: File): Promise<void> {
  if (file.size > MAX_BUNDLE_BYTES) {
    showMessage(`${ownText(file.name)} could not be opened: it is larger than 64 MB.`, 'problem')
  } else await openBundle(file.name, await file.text())
}
