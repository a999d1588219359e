/** Starts the page: project first, then the picture, then what can wait. */
import './styles/index.css'
import { render } from 'preact'
import { App } from './app'
import { registerPageCommands } from './panels/commands/page-commands'
import { listenToShortcuts } from './panels/commands/shortcuts'
import { preloadPanels } from './panels/slots'
import { startAutosave } from './state/autosave'
import { followTheme } from './state/layout-preferences'
import { openFromAddress } from './state/open-from-address'
import { registerServiceWorker } from './state/service-worker'

followTheme()
registerPageCommands()
listenToShortcuts()
await openFromAddress()
render(<App />, document.getElementById('app')!)
startAutosave()

const whenIdle = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 200))
whenIdle(() => {
  preloadPanels()
  void registerServiceWorker()
})
