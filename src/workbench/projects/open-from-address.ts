/**
 * Which project the page starts with: the one in the address, else the one that was open last, else
 * an empty one. A link that cannot be read leaves a usable page and a message that says why.
 */

import { DomainError } from '#engine/errors'
import { checkProject } from '#engine/project/check-project'
import type { ProjectState } from '#engine/project/project-state'
import { readyProject } from '../editor/ready-project'
import { modeOfLink, pageMode } from '../state/layout-preferences'
import { showMessage } from '../state/messages'
import { notLoaded } from '../state/offline'
import { atStart, openedProject, openProject, project } from '../state/project-store'
import { ownText } from '../state/shown-names'
import { continueRecord } from './continued'
import { openAsOwnProject, openRecord } from './open-as-own-project'
import { idOfThisTab, type StartProject, startProject } from './start-project'

/** Reads the project of a link. @throws DomainError when it cannot be read. */
async function projectInAddress(search: string): Promise<ProjectState | undefined> {
  const query = new URLSearchParams(search)
  const plain = query.get('project')
  const compressed = query.get('zproject')
  if (plain === null && compressed === null) return undefined
  const codec = await import('#engine/project/state-codec')
  return plain === null
    ? codec.decodeCompressedProject(compressed ?? '')
    : codec.decodeProject(plain)
}

function readText(text: string): ProjectState | undefined {
  try {
    return checkProject(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** Opens what the browser can give at once. False when there is nothing readable. */
async function openStart(start: StartProject): Promise<boolean> {
  const read = readText(start.text)
  if (!read) return false
  const opened = await readyProject(read)
  const { id, revision, isSaved } = start
  continueRecord(id, { revision, saved: isSaved ? opened : undefined })
  openProject(opened, id)
  return true
}

/** Opens the project of this tab, else the one that was open last in any, else an empty one. */
async function openOwn(): Promise<boolean> {
  const start = startProject()
  const id = idOfThisTab() ?? start?.id
  if (start && start.id === id) {
    if (await openStart(start)) return true
  } else if (id && (await openRecord(id))) return true
  // An empty project is kept when it is first changed.
  continueRecord(openedProject.peek(), { revision: 0, saved: project.peek() })
  return false
}

/**
 * Takes the project out of the address, so that a reload keeps later edits; a page for reading says
 * so there, and is one again after a reload.
 */
function clearAddress(): void {
  const view = pageMode.peek() === 'reading' ? '?view=read' : ''
  history.replaceState(null, '', location.pathname + view)
}

const isForReading = (search: string) => /[?&]view=read\b/.test(search)
const hasProject = (search: string) => /[?&]z?project=/.test(search)

/** Opens the project that the page starts with. Never rejects. */
export async function openFromAddress(): Promise<void> {
  const hasOwn = await openOwn()
  if (isForReading(location.search)) {
    pageMode.value = modeOfLink(location.search, project.peek())
  }
  pageMode.subscribe((mode) => {
    const isTold = isForReading(location.search) === (mode === 'reading')
    if (!isTold && !hasProject(location.search)) clearAddress()
  })
  if (!hasProject(location.search)) return
  try {
    const linked = await projectInAddress(location.search)
    if (linked) {
      const { name, goBack } = await openAsOwnProject(atStart(linked), 'From a link')
      pageMode.value = modeOfLink(location.search, linked)
      if (goBack) {
        showMessage(
          `Opened “${ownText(name)}” from the link. It is kept among your projects.`,
          'note',
          {
            stays: true,
            action: { label: 'Back to my own', run: goBack },
          },
        )
      }
    }
    clearAddress()
  } catch (error) {
    const reason =
      error instanceof DomainError ? error.message : notLoaded('The part that reads links')
    showMessage(
      `This link could not be opened: ${reason} ${hasOwn ? 'Your last project is here instead.' : 'Here is an empty project instead.'}`,
      'problem',
    )
  }
}
