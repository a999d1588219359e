/** The line of chords over the tab: typed, gripped, heard, moved, written. */
import '../../styles/progression.css'
import { Fragment } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { STRUM_TABLE } from '#engine/accompany/strum-table'
import { Choice } from '../../controls/choice'
import { Icon } from '../../controls/icon'
import { Segmented } from '../../controls/segmented'
import { StepButtons, StepperLabel } from '../../controls/stepper'
import { calledBySound, shapeCapo } from '../../state/chord-names'
import { counted, withSigns } from '../../state/display-text'
import { neck } from '../../state/project-neck'
import { inShownNames, ownText } from '../../state/shown-names'
import { MAX_CHORDS, type UnreadWord, withWord } from './read-chords'
import { StripGrip } from './strip-grip'
import {
  addChord,
  callBySound,
  chordText,
  hearGrip,
  hearLine,
  isLineHeard,
  isWhole,
  nextChords,
  patternId,
  plannedLine,
  readLine,
  soundingGrip,
  soundingLine,
  takeEasiestCapo,
  toggleLine,
  transposeLine,
  typeChords,
  writeLine,
} from './strip-state'

/** More words than these are counted. */
const MOST_TOLD = 3

function UnreadWords({ unread }: { readonly unread: readonly UnreadWord[] }) {
  const more = unread.length - MOST_TOLD
  return (
    <p class="strip-problem" role="status">
      {unread.slice(0, MOST_TOLD).map((each) => (
        <span key={each.at}>
          “{ownText(each.word)}” is no chord.{' '}
          {each.didYouMean && (
            <button
              type="button"
              class="small"
              onClick={() =>
                typeChords(withWord(chordText.peek(), each, inShownNames(each.didYouMean!)))
              }
            >
              {withSigns(each.didYouMean)}?
            </button>
          )}{' '}
        </span>
      ))}
      {more > 0 && `${counted(more, 'more word')} that ${more === 1 ? 'is' : 'are'} no chord.`}
    </p>
  )
}

function Problem() {
  const { unread, beyond } = readLine.value
  const { unplayable } = plannedLine.value
  if (unread.length > 0) return <UnreadWords unread={unread} />
  const text = unplayable
    ? `${withSigns(unplayable.symbol)} has no grip on this neck.`
    : beyond !== undefined &&
      `A tab holds ${MAX_CHORDS} bars: the first ${MAX_CHORDS} chords are heard and written, “${ownText(beyond)}” after them and what follows are left out.`
  if (!text) return null
  return (
    <p class="strip-problem" role="status">
      {text}
    </p>
  )
}

/** Where a word that was not read stands among the grips. */
function Gaps({ after }: { readonly after: number }) {
  return readLine.value.unread
    .filter((each) => each.after === after)
    .map(({ word, at }) => (
      <li key={`word-${at}`} class="strip-gap">
        <strong>{ownText(word)}</strong>
        <span>no chord</span>
      </li>
    ))
}

function Grips() {
  const { chords } = readLine.value
  const voicings = plannedLine.value.voicings
  if (voicings.length === 0) return null
  return (
    <ol class="strip-grips" aria-label="Grips of the chords">
      <Gaps after={0} />
      {voicings.map((voicing, index) => (
        <Fragment key={index}>
          <li aria-current={index === soundingGrip.value ? 'true' : undefined}>
            <button
              type="button"
              title={`Hear ${chords[index]?.symbol ?? ''}, ${voicing.text}`}
              onClick={() => hearGrip(index)}
            >
              <strong>{withSigns(chords[index]?.symbol ?? '')}</strong>
              {shapeCapo.value > 0 && (
                <small>sounds {withSigns(soundingLine.value[index]?.symbol ?? '')}</small>
              )}
              <StripGrip voicing={voicing} />
            </button>
          </li>
          <Gaps after={index + 1} />
        </Fragment>
      ))}
    </ol>
  )
}

const NAMINGS = [
  { value: 'shapes', label: 'Shapes', title: 'Names are the shapes above the capo' },
  { value: 'sounding', label: 'Sound', title: 'Names are the chords that are heard' },
] as const

/** What chord names mean, where a capo makes two of each. */
function ChordNaming() {
  if (neck.value.capo === 0) return null
  return (
    <Segmented
      label="Chord names are"
      segments={NAMINGS}
      isOn={(naming) => (naming === 'sounding') === calledBySound.value}
      onToggle={(naming) => callBySound(naming === 'sounding')}
    />
  )
}

export function ProgressionStrip() {
  const isEmpty = plannedLine.value.voicings.length === 0
  // The words that were not read would be lost.
  const isFixed = readLine.value.unread.length > 0 || readLine.value.beyond !== undefined
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus({ preventScroll: true }), [])
  return (
    <section class="strip" aria-label="Chords over the tab">
      <div class="strip-row">
        <input
          ref={field}
          class="strip-field"
          type="text"
          aria-label="Chords"
          placeholder="C Am F G or I vi IV V"
          spellcheck={false}
          autocomplete="off"
          value={chordText.value}
          onInput={(event) => typeChords(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && isWhole.peek()) hearLine()
          }}
        />
        <button type="button" disabled={!isWhole.value && !isLineHeard.value} onClick={toggleLine}>
          <Icon name={isLineHeard.value ? 'stop' : 'play'} size={16} />
          {isLineHeard.value ? ' Stop' : ' Hear'}
        </button>
        <button type="button" class="primary" disabled={!isWhole.value} onClick={writeLine}>
          Write to tab
        </button>
      </div>
      <Problem />
      <div class="strip-row strip-next" role="group" aria-label="Chords that may follow">
        <span class="quiet">Next</span>
        {nextChords.value.map((symbol) => (
          <button key={symbol} type="button" class="small" onClick={() => addChord(symbol)}>
            {withSigns(symbol)}
          </button>
        ))}
      </div>
      <Grips />
      <div class="strip-row">
        <Choice
          label="Strum pattern"
          value={patternId.value}
          rows={STRUM_TABLE.map(({ id, name, meter }) => {
            const isCommon = meter[0] === 4 && meter[1] === 4
            return [id, isCommon ? name : `${name} (${meter.join('/')})`] as const
          })}
          onChoose={(id) => {
            patternId.value = id
          }}
        />
        <StepButtons
          label="Transpose the chords"
          down="Chords a half step down"
          up="Chords a half step up"
          isLowest={isFixed}
          isHighest={isFixed}
          onStep={transposeLine}
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
