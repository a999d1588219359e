/** What this tab does about projects that other tabs have open too. */

import { showMessage } from '../state/messages'
import { openedProject, title } from '../state/project-store'
import { ownText } from '../state/shown-names'
import { openKept } from './open-as-own-project'
import { shelfOfBrowser } from './open-shelf'
import { announce, listenToTabs } from './other-tabs'
import { isOpenSaved, openRevision, saveProject } from './save-project'

/** After a start from what was at hand: the shelf may have it newer, or not at all. */
async function compareWithShelf(): Promise<void> {
  const id = openedProject.peek()
  const record = await (await shelfOfBrowser()).get(id)
  const isNewer = (record?.revision ?? 0) > openRevision()
  // A change of this tab that is not saved yet becomes a copy when it is saved.
  if (isNewer && isOpenSaved() && openedProject.peek() === id) await openKept(id)
  else if (!isOpenSaved()) await saveProject()
}

/** Keeps what the page started with, and tells of projects that are open in another tab too. */
export function followTabs(): void {
  listenToTabs((news) => {
    if (news.id !== openedProject.peek()) return
    const name = `“${ownText(title.peek())}”`
    if (news.kind === 'opened') announce({ kind: 'open-here', id: news.id })
    if (news.kind === 'open-here') {
      showMessage(
        `${name} is open in another tab too. Nothing is written over: if both change it, the later one becomes a copy.`,
        'note',
        { stays: true },
      )
    }
    if (news.kind === 'saved' && news.revision > openRevision() && isOpenSaved()) {
      showMessage(`Another tab changed ${name}.`, 'note', {
        stays: true,
        action: { label: 'Show the change', run: () => void openKept(news.id) },
      })
    }
  })
  announce({ kind: 'opened', id: openedProject.peek() })
  void compareWithShelf().catch(() => undefined)
}
