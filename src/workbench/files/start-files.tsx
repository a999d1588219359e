/** Adds the file commands and the drop area after the first paint. */
import { render } from 'preact'
import { registerCommands } from '../state/commands'
import { exportAscii, exportJson, exportMidi } from './export-tab'
import { askForFile, FileDoor } from './file-door'

registerCommands([
  {
    id: 'import',
    title: 'Open a file',
    group: 'Project',
    keys: ['Mod+O'],
    keywords: 'import json midi ascii tab project load',
    run: askForFile,
  },
  {
    id: 'export-json',
    title: 'Export the project (JSON)',
    group: 'Project',
    keywords: 'save download backup file',
    run: exportJson,
  },
  {
    id: 'export-ascii',
    title: 'Export the tab as text (ASCII)',
    group: 'Project',
    keywords: 'save download file',
    run: exportAscii,
  },
  {
    id: 'export-midi',
    title: 'Export the tab as a MIDI file',
    group: 'Project',
    keywords: 'save download mid',
    run: () => void exportMidi(),
  },
])

/** Renders the file field and the drop area. */
export function startFiles(): void {
  const place = document.createElement('div')
  document.body.append(place)
  render(<FileDoor />, place)
}
