/** The line of chords over the tab: the song of the project typed, gripped, heard, moved, written. */
import '../../styles/progression.css'
import { useEffect, useRef } from 'preact/hooks'
import { PROJECT_LIMITS } from '#engine/project/project-limits'
import { MAX_CHORD_LINE } from '#engine/song/line-text'
import { readSign } from '#engine/song/song-marks'
import { stopPlaying } from '../../audio/playback/playback-control'
import { Icon } from '../../controls/icon'
import { Segmented } from '../../controls/segmented'
import { StepButtons, StepperLabel } from '../../controls/stepper'
import {
  callBySound,
  isSongHeard,
  showSong,
  soundingGrip,
  takeSheet,
} from '../../editor/song-actions'
import { chordIndex, takeChordAt } from '../../editor/song-here'
import { chordSong, soundingTimes, strummed, writtenTimes } from '../../editor/song-state'
import { transposeBy } from '../../editor/transpose-by'
import { isNamedBySound, shapeCapo } from '../../state/chord-names'
import { counted, withSigns } from '../../state/display-text'
import { neck } from '../../state/project-neck'
import { inShownNames, ownText } from '../../state/shown-names'
import { InsteadOfChord, shownSymbol } from './chord-here'
import { StripGrip } from './strip-grip'
import {
  addChord,
  barsBeyond,
  hearLine,
  isWhole,
  lineText,
  nextChords,
  replaceWord,
  settleLine,
  takeEasiestCapo,
  typeLine,
  writeLine,
} from './strip-state'
import { StrumChoice } from './strum-choice'

/** More words than these are counted. */
const MOST_TOLD = 3

function UnreadMarks() {
  const { unread } = writtenTimes.value
  const more = unread.length - MOST_TOLD
  return (
    <p class="strip-problem" role="status">
      {unread.slice(0, MOST_TOLD).map(({ text, reason, didYouMean, mark }, index) => (
        <span key={index}>
          “{ownText(text)}” {reason}.{' '}
          {didYouMean && lineText.value !== undefined && (
            <button type="button" class="small" onClick={() => replaceWord(mark, didYouMean)}>
              {withSigns(didYouMean)}?
            </button>
          )}{' '}
        </span>
      ))}
      {more > 0 && `${counted(more, 'more word')} that ${more === 1 ? 'is' : 'are'} no chord.`}
    </p>
  )
}

function Problem() {
  if (writtenTimes.value.unread.length > 0) return <UnreadMarks />
  const { unplayable } = strummed.value
  const beyond = barsBeyond.value
  const text = unplayable
    ? `${withSigns(unplayable)} has no grip on this neck.`
    : beyond > 0 && `${counted(beyond, 'bar')} at the end have no room in a tab.`
  if (!text) return null
  return (
    <p class="strip-problem" role="status">
      {text}
    </p>
  )
}

/** The chords of the song bar by bar, each with its grip; what was not read stands among them. */
function Cells() {
  const { grips } = strummed.value
  const { chords } = writtenTimes.value
  const voicings = new Map(grips.map(({ cell, voicing }) => [cell, voicing]))
  const sounding = soundingGrip.value === undefined ? undefined : grips[soundingGrip.value]?.cell
  if (grips.length === 0) return null
  return (
    <ol class="strip-grips" aria-label="Grips of the chords">
      {chords.map(({ symbol, held, beat, bar }, at) => {
        const cell = soundingTimes.value.chords[at]
        const voicing = cell && voicings.get(cell)
        if (held || bar > PROJECT_LIMITS.maxMeasures) return null
        const isSilent = readSign(symbol) !== undefined
        if (!cell?.chord || !voicing) {
          return (
            <li key={at} class={isSilent ? 'strip-gap strip-silence' : 'strip-gap'}>
              <strong>{ownText(symbol)}</strong>
              <span>{isSilent ? 'silence' : 'no chord'}</span>
            </li>
          )
        }
        return (
          <li
            key={at}
            class={beat === 0 ? 'strip-first' : undefined}
            aria-current={cell === sounding ? 'true' : undefined}
          >
            <button
              type="button"
              title={`Hear ${symbol}, ${voicing.text}, bar ${bar}`}
              aria-pressed={chordIndex.value === at}
              onClick={() => takeChordAt(at)}
            >
              <strong>{shownSymbol(symbol)}</strong>
              {shapeCapo.value > 0 && <small>sounds {withSigns(cell.chord.symbol)}</small>}
              <StripGrip voicing={voicing} />
            </button>
          </li>
        )
      })}
    </ol>
  )
}

const NAMINGS = [
  { value: 'shapes', label: 'Shapes', title: 'Names are the shapes above the capo' },
  { value: 'sounding', label: 'Sound', title: 'Names are the chords that are heard' },
] as const

/** What chord names mean, where a capo makes two of each. */
export function ChordNaming() {
  if (neck.value.capo === 0) return null
  return (
    <Segmented
      label="Chord names are"
      segments={NAMINGS}
      isOn={(naming) => (naming === 'sounding') === isNamedBySound.value}
      onToggle={(naming) => callBySound(naming === 'sounding')}
    />
  )
}

/** Plays the song, or stops it. */
export function HearButton() {
  return (
    <button
      type="button"
      disabled={!isWhole.value && !isSongHeard.value}
      onClick={() => (isSongHeard.peek() ? stopPlaying() : hearLine())}
    >
      <Icon name={isSongHeard.value ? 'stop' : 'play'} size={16} />
      {isSongHeard.value ? ' Stop' : ' Hear'}
    </button>
  )
}

function LineField() {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    field.current?.focus({ preventScroll: true })
    return settleLine
  }, [])
  const text = lineText.value
  if (text === undefined) {
    return (
      <button type="button" class="strip-field" onClick={showSong}>
        {ownText(chordSong.value?.title || 'The song')}: words and sections
      </button>
    )
  }
  return (
    <input
      ref={field}
      class="strip-field"
      type="text"
      aria-label="Chords"
      placeholder={inShownNames('C Am F G, | C G | Am % | or I vi IV V')}
      spellcheck={false}
      autocomplete="off"
      maxLength={MAX_CHORD_LINE}
      value={text}
      onInput={(event) => typeLine(event.currentTarget.value)}
      onBlur={settleLine}
      onPaste={(event) => {
        const pasted = event.clipboardData?.getData('text/plain') ?? ''
        if (pasted.trim().includes('\n') && takeSheet(pasted)) event.preventDefault()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && isWhole.peek()) hearLine()
      }}
    />
  )
}

export function ChordStrip() {
  const isEmpty = strummed.value.grips.length === 0
  return (
    <section class="strip" aria-label="Chords over the tab">
      <div class="strip-row">
        <LineField />
        <HearButton />
        <button type="button" class="primary" disabled={!isWhole.value} onClick={writeLine}>
          Write to tab
        </button>
      </div>
      <Problem />
      {lineText.value !== undefined && (
        <div class="strip-row strip-next" role="group" aria-label="Chords that may follow">
          <span class="quiet">Next</span>
          {nextChords.value.map((symbol) => (
            <button key={symbol} type="button" class="small" onClick={() => addChord(symbol)}>
              {withSigns(symbol)}
            </button>
          ))}
        </div>
      )}
      <Cells />
      <InsteadOfChord />
      <div class="strip-row">
        <StrumChoice />
        <StepButtons
          label="Transpose the chords"
          down="Chords a half step down"
          up="Chords a half step up"
          onStep={transposeBy}
        >
          <StepperLabel>Transpose</StepperLabel>
        </StepButtons>
        <ChordNaming />
        <button type="button" disabled={isEmpty} onClick={takeEasiestCapo}>
          Easiest capo
        </button>
      </div>
    </section>
  )
}
