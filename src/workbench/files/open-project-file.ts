/**
 * Opening a project file, with the same checks as for links: size, structure, version and sense; or
 * a file of all projects, whose projects are added to those of this browser.
 */
import { DomainError } from '#engine/errors'
import { encodeBase64Url } from '#engine/project/base64url'
import type { ProjectState } from '#engine/project/project-state'
import { isBundle } from '../projects/bundle'
import { openAsOwnProject } from '../projects/open-as-own-project'
import { showMessage } from '../state/messages'
import { ownText } from '../state/shown-names'
import { WorkRefusal } from '../state/worker-calls'

/** Opens a project of a file as one of its own; `told` is what the player is told of it. */
export async function takeProject(
  project: ProjectState,
  fileName: string,
  told: string,
): Promise<void> {
  const { goBack } = await openAsOwnProject(project, fileName.replace(/\.[^.]+$/, ''))
  showMessage(told, 'success', { ...(goBack && { action: { label: 'Back', run: goBack } }) })
}

/** @throws WorkRefusal for a file that holds no project. */
export async function openProjectFile(fileName: string, bytes: Uint8Array): Promise<void> {
  const text = new TextDecoder().decode(bytes)
  if (isBundle(text)) {
    const { openBundle } = await import('../projects/bundle-files')
    await openBundle(fileName, text)
    return
  }
  const { decodeProject } = await import('#engine/project/state-codec')
  try {
    const decoded = decodeProject(encodeBase64Url(bytes))
    await takeProject(decoded, fileName, `Opened ${ownText(decoded.tabProject.title || fileName)}.`)
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    throw new WorkRefusal(error.message)
  }
}
