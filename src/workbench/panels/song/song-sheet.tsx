/** The sheet of a song: sections, chords over the syllables they are sung on, comments, tab. */
import '../../styles/song.css'
import type { Song, SongLine, SongSection } from '#engine/project/song-shape'
import { titleOfKind } from '#engine/song/directives'
import { readSign } from '#engine/song/song-marks'
import { withSigns } from '../../state/display-text'
import { ownText } from '../../state/shown-names'
import { sungWords } from './sung-words'

interface Shown {
  readonly song: Song
  /** Makes chords buttons; a mark is `section:line:mark`. */
  readonly onChord?: ((place: string) => void) | undefined
  readonly chosen?: string | undefined
  /** Reasons of marks that could not be read. */
  readonly unread?: ReadonlyMap<string, string> | undefined
}

/** A mark as it is shown: names of chords in the names of the page, all else as written. */
function markText(symbol: string, { noteNames }: Song): string {
  if (symbol.startsWith('*')) return ownText(symbol.slice(1))
  return readSign(symbol) || noteNames ? ownText(symbol) : withSigns(symbol)
}

function Mark(props: Shown & { readonly symbol: string; readonly place: string }) {
  const { symbol, place, song, onChord, chosen, unread } = props
  const text = markText(symbol, song)
  const problem = unread?.get(place)
  if (problem !== undefined) {
    return (
      <span class="sung-mark sung-unread" title={problem}>
        {ownText(symbol)}
      </span>
    )
  }
  if (readSign(symbol)) return <span class="sung-mark sung-sign">{text}</span>
  if (!onChord) return <b class="sung-mark">{text}</b>
  return (
    <button
      type="button"
      class="sung-mark"
      aria-pressed={chosen === place}
      onClick={() => onChord(place)}
    >
      {text}
    </button>
  )
}

function Lyrics({
  line,
  place,
  ...shown
}: Shown & { readonly line: SongLine; readonly place: string }) {
  if (line.marks.length === 0) return <p class="sung-line">{ownText(line.text) || '\u00a0'}</p>
  const isBare = line.text.trim() === ''
  return (
    <p class={isBare ? 'sung-line sung-bare' : 'sung-line'}>
      {sungWords(line).map((word, index) => (
        <span key={index} class="sung-word">
          {word.map(({ text, mark }, part) => (
            <span key={part} class="sung-part">
              {mark === undefined ? (
                <span class="sung-mark" aria-hidden="true" />
              ) : (
                <Mark {...shown} symbol={line.marks[mark]!.symbol} place={`${place}:${mark}`} />
              )}
              {!isBare && <span class="sung-text">{ownText(text)}</span>}
            </span>
          ))}
        </span>
      ))}
    </p>
  )
}

function Line({
  line,
  place,
  ...shown
}: Shown & { readonly line: SongLine; readonly place: string }) {
  switch (line.kind) {
    case 'comment':
      return <p class={`sung-comment ${line.style ?? ''}`}>{ownText(line.text)}</p>
    case 'directive':
    case 'remark':
      return null
    case 'lyrics':
      return <Lyrics {...shown} line={line} place={place} />
    default:
      return <pre class="sung-tab">{ownText(line.text)}</pre>
  }
}

function Section(props: Shown & { readonly section: SongSection; readonly index: number }) {
  const { section, index, ...shown } = props
  const { kind, label, repeats, lines } = section
  const isTitled = kind !== 'part' || label !== undefined
  const title = label ?? titleOfKind(kind.replaceAll('_', ' '))
  return (
    <section class={`sung-section sung-${kind}`}>
      {(isTitled || repeats > 1) && (
        <h3>
          {isTitled && ownText(title)}
          {repeats > 1 && ` ×${repeats}`}
        </h3>
      )}
      {lines.map((line, at) => (
        <Line key={at} {...shown} line={line} place={`${index}:${at}`} />
      ))}
    </section>
  )
}

export function SongSheet(shown: Shown) {
  return (
    <div class="song-sheet">
      {shown.song.sections.map((section, index) => (
        <Section key={index} {...shown} section={section} index={index} />
      ))}
    </div>
  )
}
