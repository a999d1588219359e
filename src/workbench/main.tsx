/** Starts the page: project first, then the drawing, then what can wait. */
import './styles/index.css'
import { render } from 'preact'
import { App } from './app'
import { listenToShortcuts } from './controls/shortcuts'
import { preloadDialogs } from './panels/commands/dialogs'
import { registerPageCommands } from './panels/commands/page-commands'
import { preloadNeckSheet } from './panels/neck-sheet/neck-button'
import { loadPanelsInView, preloadPanels } from './panels/slots'
import { startAutosave } from './projects/autosave'
import { openFromAddress } from './projects/open-from-address'
import { pageIsDrawn, whenIdle } from './state/after-paint'
import { tellOfMissingParts } from './state/offline'
import { followTitle } from './state/page-title'
import { removePrerendered } from './state/prerendered'
import { keepForOffline } from './state/service-worker'
import { followNames } from './state/shown-names'
import { followTheme } from './state/theme'

/** Does one thing after the other, each in an idle moment of its own. */
function oneByOne(...works: readonly (() => unknown)[]): void {
  const [work, ...others] = works
  if (!work) return
  whenIdle(() => {
    void work()
    oneByOne(...others)
  })
}

tellOfMissingParts()
void loadPanelsInView()
followTheme()
registerPageCommands()
listenToShortcuts()

async function showPage(): Promise<void> {
  await openFromAddress()
  await followNames()
  removePrerendered()
  render(<App />, document.getElementById('app')!)
  pageIsDrawn()
  startAutosave()
  followTitle()
  oneByOne(
    async () => (await import('./projects/follow-tabs')).followTabs(),
    async () => (await import('./state/back-steps')).followSheets(),
    async () => (await import('./panels/files/start-files')).startFiles(),
    async () => {
      await keepForOffline()
      oneByOne(preloadPanels, preloadDialogs, preloadNeckSheet)
    },
  )
}

// A task of its own, so that presses and paints come between the code and the page.
setTimeout(showPage)
