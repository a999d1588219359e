/**
 * Opening a project file, with the same checks as for links: size, structure, version and sense; or
 * a file of all projects, whose projects are added to those of this browser.
 */

import { DomainError } from '#engine/errors'
import { encodeBase64Url } from '#engine/project/base64url'
import { isBundle } from '../projects/bundle'
import { ownText } from '../state/shown-names'
import { WorkRefusal } from '../state/worker-calls'
import { takeProject } from './take-project'

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
