/** Links to the project as it stands. */

import { type MessageOptions, showMessage } from '../../state/messages'
import { hasName } from '../../state/page-title'
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

/** The way to the title's field, for a project without a title where the field is shown. */
function askForTitle(): MessageOptions {
  const field = document.querySelector<HTMLInputElement>('.header > .project-title')
  if (hasName() || !field?.checkVisibility()) return {}
  return { action: { label: 'Give it a title', run: () => field.select() } }
}

/** Copies the link; where the clipboard is forbidden the address bar carries it instead. */
export async function shareProject(): Promise<void> {
  const url = await compactUrl()
  const { linkHolds } = await import('../../audio/playback/backing-state')
  if (await copyText(url)) {
    showMessage(
      `Link copied, ${url.length} characters. ${linkHolds.peek()}`,
      'success',
      askForTitle(),
    )
    return
  }
  history.replaceState(null, '', url)
  showMessage(
    `The clipboard is closed to this page; the link is in the address bar. ${linkHolds.peek()}`,
    'problem',
  )
}
