/** The line of chords over the tab: typed, gripped, heard, moved, written. */
import '../../styles/progression.css'
import { useEffect, useRef } from 'preact/hooks'
import { Choice } from '../../controls/choice'
import { Icon } from '../../controls/icon'
import { StepButtons, StepperLabel } from '../../controls/stepper'
import { withSigns } from '../../state/display-text'
import { inShownNames } from '../../state/shown-names'
import { MAX_CHORDS } from './read-chords'
import { StripGrip } from './strip-grip'
import {
  addChord,
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
  takeEasiestCapo,
  toggleLine,
  transposeLine,
  typeChords,
  writeLine,
} from './strip-state'
import { STRUM_PATTERNS } from './strum-pattern-table'

function Problem() {
  const { unread } = readLine.value
  const { unplayable } = plannedLine.value
  if (unread) {
    const { word, didYouMean, isBeyondLimit } = unread
    return (
      <p class="strip-problem" role="status">
        {isBeyondLimit
          ? `A line holds ${MAX_CHORDS} chords; “${word}” is one too many.`
          : `“${word}” is no chord.`}{' '}
        {didYouMean && (
          <button
            type="button"
            class="small"
            onClick={() => typeChords(chordText.peek().replace(word, inShownNames(didYouMean)))}
          >
            {withSigns(didYouMean)}?
          </button>
        )}
      </p>
    )
  }
  if (!unplayable) return null
  return (
    <p class="strip-problem" role="status">
      {withSigns(unplayable.symbol)} has no grip on this neck.
    </p>
  )
}

function Grips() {
  const { chords } = readLine.value
  const voicings = plannedLine.value.voicings
  if (voicings.length === 0) return null
  return (
    <ol class="strip-grips" aria-label="Grips of the chords">
      {voicings.map((voicing, index) => (
        <li key={index} aria-current={index === soundingGrip.value ? 'true' : undefined}>
          <button
            type="button"
            title={`Hear ${chords[index]?.symbol ?? ''}, ${voicing.text}`}
            onClick={() => hearGrip(index)}
          >
            <strong>{withSigns(chords[index]?.symbol ?? '')}</strong>
            <StripGrip voicing={voicing} />
          </button>
        </li>
      ))}
    </ol>
  )
}

export function ProgressionStrip() {
  const isEmpty = plannedLine.value.voicings.length === 0
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
          rows={STRUM_PATTERNS.map(({ id, name }) => [id, name] as const)}
          onChoose={(id) => {
            patternId.value = id
          }}
        />
        <StepButtons
          label="Transpose the chords"
          down="Chords a half step down"
          up="Chords a half step up"
          // The words that were not read would be lost.
          isLowest={readLine.value.unread !== undefined}
          isHighest={readLine.value.unread !== undefined}
          onStep={transposeLine}
        >
          <StepperLabel>Transpose</StepperLabel>
        </StepButtons>
        <button type="button" disabled={isEmpty} onClick={takeEasiestCapo}>
          Easiest capo
        </button>
      </div>
    </section>
  )
}
