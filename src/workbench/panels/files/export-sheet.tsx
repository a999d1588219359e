/** The export menu: every format, and what each of them keeps. */
import { signal } from '@preact/signals'
import type { FormatId } from '#formats/format'
import { Modal } from '../../controls/modal'
import { exportFile, exportJson } from '../../files/export-file'
import { exportWav } from '../transport/export-wav'

export const isExporting = signal(false)

const file = (format: FormatId) => () => exportFile(format)

interface ExportRow {
  readonly name: string
  readonly extension: string
  readonly keeps: string
  readonly run: () => unknown
}

const ROWS: readonly ExportRow[] = [
  {
    name: 'Guitar Pro',
    extension: '.gp',
    keeps: 'Strings, frets, fingers, techniques. For Guitar Pro, TuxGuitar, MuseScore, Soundslice.',
    run: file('guitar-pro'),
  },
  {
    name: 'MusicXML',
    extension: '.musicxml',
    keeps: 'A tab staff with pitches, rhythm and fingers. For MuseScore, Dorico, Sibelius, Finale.',
    run: file('musicxml'),
  },
  {
    name: 'MIDI',
    extension: '.mid',
    keeps: 'Pitches and times, no strings. For every sequencer.',
    run: file('midi'),
  },
  {
    name: 'alphaTex',
    extension: '.alphatex',
    keeps: 'The same as Guitar Pro, as text.',
    run: file('alphatex'),
  },
  {
    name: 'Tab as text',
    extension: '.txt',
    keeps: 'Strings and frets in ASCII. For forums and mail.',
    run: file('ascii'),
  },
  {
    name: 'ChordPro',
    extension: '.cho',
    keeps: 'Words, chords, sections, capo. For OnSong, SongbookPro, ChordPro.',
    run: file('chordpro'),
  },
  {
    name: 'Chord sheet',
    extension: '.crd',
    keeps: 'Chords over the words as text. For forums and mail.',
    run: file('sheet'),
  },
  {
    name: 'Project',
    extension: '.json',
    keeps: 'Everything, to open it here again.',
    run: exportJson,
  },
  { name: 'Sound', extension: '.wav', keeps: 'The tab as it is played here.', run: exportWav },
]

export function ExportSheet() {
  if (!isExporting.value) return null
  const close = () => {
    isExporting.value = false
  }
  return (
    <Modal label="Export" className="export-sheet" onClose={close}>
      <h2>Export</h2>
      <ul class="export-rows">
        {ROWS.map(({ name, extension, keeps, run }) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => {
                close()
                void run()
              }}
            >
              <strong>{name}</strong> <code>{extension}</code>
              <small>{keeps}</small>
            </button>
          </li>
        ))}
      </ul>
    </Modal>
  )
}
