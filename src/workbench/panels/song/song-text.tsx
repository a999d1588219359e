/** The song as a text to write: what was assumed and what was not read stand below it. */
import { useMemo, useState } from 'preact/hooks'
import { readSong } from '#engine/song/read-song'
import { songTimes } from '#engine/song/song-times'
import { MAX_SONG_TEXT } from '../../editor/take-song'
import { counted } from '../../state/display-text'
import { ownText } from '../../state/shown-names'

/** More are counted. */
const MOST_LISTED = 12

/** What is said of a text: lines that were not read, chords that are none, and what was assumed. */
function remarksOn(text: string): readonly string[] {
  const { song, assumed, unread } = readSong(text)
  const times = songTimes(song)
  const marks = new Set(times.unread.map(({ text, reason }) => `“${text}” ${reason}.`))
  return [
    ...unread.map(({ line, text, reason }) => `Line ${line}: “${text}” ${reason}.`),
    ...marks,
    ...new Set([...assumed, ...times.assumed]),
  ]
}

export function SongText(props: {
  readonly text: string
  readonly doneLabel: string
  /** Gets the text; says whether it was taken. */
  readonly onDone: (text: string) => void
  readonly onCancel?: () => void
}) {
  const [text, setText] = useState(props.text)
  const remarks = useMemo(() => (text.trim() === '' ? [] : remarksOn(text)), [text])
  const more = remarks.length - MOST_LISTED
  return (
    <form
      class="song-text"
      onSubmit={(event) => {
        event.preventDefault()
        props.onDone(text)
      }}
    >
      <textarea
        aria-label="Song as text"
        placeholder={'G D Em C\n\nor a whole sheet: ChordPro, or chords over words'}
        maxLength={MAX_SONG_TEXT}
        rows={props.text === '' ? 6 : 18}
        spellcheck={false}
        autocapitalize="off"
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) props.onDone(text)
          if (event.key === 'Escape' && props.onCancel) {
            event.stopPropagation()
            props.onCancel()
          }
        }}
      />
      {remarks.length > 0 && (
        <ul class="song-remarks" aria-live="polite" aria-label="What was read">
          {remarks.slice(0, MOST_LISTED).map((remark) => (
            <li key={remark}>{ownText(remark)}</li>
          ))}
          {more > 0 && <li>{counted(more, 'more remark')}.</li>}
        </ul>
      )}
      <div class="dialog-actions">
        {props.onCancel && (
          <button type="button" onClick={props.onCancel}>
            Cancel
          </button>
        )}
        <button type="submit" class="primary" disabled={text.trim() === ''}>
          {props.doneLabel}
        </button>
      </div>
    </form>
  )
}
