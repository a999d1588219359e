/** The page: header, neck, keys, panels, transport. */
import { Dialogs } from './panels/commands/dialogs'
import { FretboardPanel } from './panels/fretboard/fretboard-panel'
import { Header } from './panels/header/header'
import { Messages } from './panels/messages'
import { PianoPanel } from './panels/piano/piano-panel'
import { TransportSlot } from './panels/slots'
import { Workspace } from './panels/workspace'
import { layoutSize } from './state/layout-preferences'

export function App() {
  return (
    <div class={`page ${layoutSize.value}`}>
      <a class="skip-link" href="#neck">
        Skip to the neck
      </a>
      <Header />
      <main class="workbench">
        <FretboardPanel />
        <PianoPanel />
        <Workspace />
      </main>
      <footer class="transport-place">
        <TransportSlot />
      </footer>
      <Dialogs />
      <Messages />
    </div>
  )
}
