/** Voicings: the grips of the chord as boxes, best first. */
import { IconButton } from '../../controls/icon-button'
import '../../styles/voicings.css'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import type { Neck } from '#engine/instrument/neck'
import { formatChordSymbol } from '#engine/theory/chord'
import { MAX_DIFFICULTY } from '#engine/voicing/difficulty'
import type { Voicing } from '#engine/voicing/voicing'
import { chordRoot, chordSymbol, context, deferredNeck } from '../../state/deferred-view'
import { counted, withSigns } from '../../state/display-text'
import { isSmallScreen } from '../../state/layout-preferences'
import { shapeRootOf } from '../../state/shape-root'
import { clearFilters, FilterSheet } from './filter-sheet'
import { GripBox } from './grip-box'
import { difficultyWord, inversionWords } from './grip-words'
import { chosenGrip, filterCount, foundVoicings, PAGE_SIZE, shownCount } from './voicing-filters'
import {
  chooseGrip,
  chosenVoicing,
  drawGrip,
  movePreview,
  previewGrip,
  strum,
  writeGrip,
} from './voicing-session'

/** Dots that say how hard a grip is; the words are beside them or in the label. */
function Difficulty({ level }: { readonly level: number }) {
  return (
    <span class="difficulty" role="img" aria-label={`difficulty ${level} of ${MAX_DIFFICULTY}`}>
      {Array.from({ length: MAX_DIFFICULTY }, (_, index) => (
        <span key={index} class={index < level ? 'on' : ''} />
      ))}
    </span>
  )
}

/** Characters of a frets text that fit the card at full size. */
const LONG_TEXT = 12

function GripCard({ voicing, neck }: { readonly voicing: Voicing; readonly neck: Neck }) {
  const textBefore = useRef(voicing.text)
  useLayoutEffect(() => {
    movePreview(textBefore.current, voicing.text)
    textBefore.current = voicing.text
  }, [voicing.text])
  return (
    <li>
      <button
        type="button"
        class="grip-card"
        data-frets={voicing.text}
        aria-pressed={chosenGrip.value === voicing.text}
        onClick={() => chooseGrip(voicing)}
        onDblClick={() => writeGrip(voicing)}
        onPointerEnter={(event) => event.pointerType === 'mouse' && previewGrip(voicing.text)}
        onPointerLeave={() => previewGrip(undefined)}
        onFocus={() => previewGrip(voicing.text)}
        onBlur={() => previewGrip(undefined)}
      >
        <GripBox voicing={voicing} neck={neck} />
        <span
          class={voicing.text.length > LONG_TEXT ? 'grip-frets long' : 'grip-frets'}
          aria-hidden="true"
        >
          {voicing.text}
        </span>
        <Difficulty level={voicing.difficulty.level} />
      </button>
    </li>
  )
}

/** What is known of the chosen grip; its place is kept while none is chosen. */
function GripFacts({ voicing }: { readonly voicing: Voicing | undefined }) {
  if (!voicing) {
    return <p class="grip-facts quiet">Choose a grip to hear it and to see it on the neck.</p>
  }
  const { level, reasons } = voicing.difficulty
  const why = reasons.map(({ reason }) => reason).join(', ')
  return (
    <p class="grip-facts" role="status" title={why}>
      <strong>{withSigns(voicing.symbol)}</strong> {voicing.text}, {inversionWords(voicing)}
      {voicing.shape ? `, ${voicing.shape.name}` : ''} · {difficultyWord(level)}
      {why && `: ${why}`}
    </p>
  )
}

function Heading({ count, total }: { readonly count: number; readonly total: number }) {
  const { capo } = deferredNeck.value
  return (
    <div class="voicings-head">
      <h3>
        <strong>{withSigns(chordSymbol.value)}</strong>
        {capo > 0 &&
          ` · ${withSigns(formatChordSymbol(shapeRootOf(chordRoot.value, capo, context.value.scale), context.value.chord))} shapes, capo ${capo}`}
        <span class="voicings-count">
          {count === total ? counted(total, 'grip') : `${count} of ${counted(total, 'grip')}`}
        </span>
      </h3>
      <FilterSheet />
    </div>
  )
}

function GripActions() {
  const chosen = chosenVoicing()
  return (
    <div class="grip-foot">
      <GripFacts voicing={chosen} />
      <IconButton
        icon="volume"
        iconSize={16}
        label="Strum"
        disabled={!chosen}
        onClick={() => chosen && strum(chosen)}
      />
      <button
        type="button"
        class="primary"
        disabled={!chosen}
        onClick={() => chosen && writeGrip(chosen)}
      >
        Add to tab
      </button>
    </div>
  )
}

export function VoicingsPanel() {
  useEffect(drawGrip, [])
  const { voicings, matchCount, gripCount } = foundVoicings.value
  const neck = deferredNeck.value
  return (
    <div class="voicings-panel">
      <div class="voicings-scroll">
        <Heading count={matchCount} total={gripCount} />
        {isSmallScreen.value && <GripActions />}
        {voicings.length === 0 ? (
          <div class="empty-state">
            <p>
              {gripCount === 0 ? 'No hand can hold this chord.' : 'No grip meets these filters.'}
            </p>
            {filterCount.value > 0 && (
              <button
                type="button"
                onClick={(event) => {
                  // This button disappears, so the focus moves to the one of the filters.
                  const panel = event.currentTarget.closest('.voicings-panel')
                  panel?.querySelector<HTMLElement>('.voicings-head button')?.focus()
                  clearFilters()
                }}
              >
                Show all grips
              </button>
            )}
          </div>
        ) : (
          <ol class="grip-grid" aria-label="Grips, best first">
            {voicings.map(({ voicing }, index) => (
              <GripCard
                // Keyed by index: the card stays and shows another grip.
                key={index}
                voicing={voicing}
                neck={neck}
              />
            ))}
          </ol>
        )}
        {matchCount > voicings.length && (
          <button
            type="button"
            class="more-grips"
            onClick={() => {
              shownCount.value += PAGE_SIZE
            }}
          >
            {Math.min(PAGE_SIZE, matchCount - voicings.length)} more
          </button>
        )}
      </div>
      {!isSmallScreen.value && <GripActions />}
    </div>
  )
}
