/** The page: header, neck, keys, panels, transport; or the tab alone, to be read. */

import { Messages } from './controls/messages'
import { Dialogs } from './panels/commands/dialogs'
import { FretboardPanel } from './panels/fretboard/fretboard-panel'
import { Header } from './panels/header/header'
import { PianoPanel } from './panels/piano/piano-panel'
import { ReadingSlot, TransportSlot } from './panels/slots'
import { Workspace } from './panels/workspace'
import { layoutSize, pageMode } from './state/layout-preferences'

function Desk() {
  return (
    <>
      <a class="skip-link" href="#neck">
        Skip to the neck
      </a>
      <Header />
      <main class="workbench">
        <FretboardPanel />
        <PianoPanel />
        <Workspace />
      </main>
    </>
  )
}

export function App() {
  const isReading = pageMode.value === 'reading'
  return (
    <div class={`page ${layoutSize.value}${isReading ? ' reading-mode' : ''}`}>
      {isReading ? <ReadingSlot /> : <Desk />}
      <footer class="transport-place">
        <Messages />
        <TransportSlot />
      </footer>
      <Dialogs />
    </div>
  )
}
