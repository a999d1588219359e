/** Adds the file commands and the drop area after the first paint. */
import { render } from 'preact'
import { FORMAT_ROWS, type FormatId } from '#formats/format'
import { openWorksheet } from '../../editor/worksheet'
import { exportFile, exportJson } from '../../files/export-file'
import { followChoices } from '../../files/track-choice'
import { type Command, registerCommands } from '../../state/commands'
import { isPrinting } from '../../state/print-open'
import { isExporting } from './export-sheet'
import { askForFile, FileDoor } from './file-door'

/** Formats that hold words and chords, not frets. */
const SHEET_FORMATS: readonly FormatId[] = ['chordpro', 'sheet']

registerCommands([
  {
    id: 'import',
    title: 'Open files',
    group: 'Project',
    keys: ['Mod+O'],
    keywords:
      'import song chordpro cho guitar pro gp gp5 musicxml mxl midi alphatex ascii tab json project load',
    run: askForFile,
  },
  {
    id: 'export',
    title: 'Export …',
    group: 'Project',
    keywords: 'save download file',
    run: () => {
      isExporting.value = true
    },
  },
  {
    id: 'print',
    title: 'Print …',
    group: 'Project',
    keys: ['Mod+P'],
    keywords: 'paper pdf sheet score',
    run: () => {
      isPrinting.value = true
    },
  },
  {
    id: 'worksheet',
    title: 'Worksheet …',
    group: 'Project',
    keywords: 'lesson teacher student pupil handout homework exercise diagram blocks print',
    run: openWorksheet,
  },
  {
    id: 'export-json',
    title: 'Export the project (JSON)',
    group: 'Project',
    keywords: 'save download backup file',
    run: exportJson,
  },
  ...FORMAT_ROWS.map(
    ({ id, name, extension }): Command => ({
      id: `export-${id}`,
      title: `Export ${SHEET_FORMATS.includes(id) ? 'the song' : 'the tab'} as ${name === 'ASCII tab' ? 'text (ASCII)' : name}`,
      group: 'Project',
      keywords: `save download file ${extension}`,
      run: () => void exportFile(id),
    }),
  ),
])

/** Renders the file field, the drop area and the sheets. */
export function startFiles(): void {
  followChoices()
  const place = document.createElement('div')
  document.body.append(place)
  render(<FileDoor />, place)
}
