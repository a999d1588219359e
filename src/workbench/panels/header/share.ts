/** Links to the project as it stands. */

import { showMessage } from '../../state/messages'
import { atStart, project } from '../../state/project-store'

/** Short link that opens this project at its start: all of it is in the address. */
async function compactUrl(): Promise<string> {
  const { encodeCompressedProject } = await import('#engine/project/state-codec')
  return `${location.origin}/?zproject=${encodeCompressedProject(atStart(project.peek()))}`
}

async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Copies the link; where the clipboard is forbidden the address bar carries it instead. */
export async function shareProject(): Promise<void> {
  const url = await compactUrl()
  if (await copyText(url)) {
    showMessage(`Link copied, ${url.length} characters. The whole project is inside it.`, 'success')
    return
  }
  history.replaceState(null, '', url)
  showMessage('The clipboard is closed to this page; the link is in the address bar.', 'problem')
}
