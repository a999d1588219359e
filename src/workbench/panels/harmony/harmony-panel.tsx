/** Harmony: scales over the chord, chords it can go to, and names for notes at hand. */
import '../../styles/harmony.css'
import { useEffect } from 'preact/hooks'
import type { ChordMove } from '#engine/harmony/chord-moves'
import { formatNoteName, type NoteName } from '#engine/theory/pitch'
import { IconButton } from '../../controls/icon-button'
import { Segmented } from '../../controls/segmented'
import { deferred } from '../../state/after-paint'
import { chordSymbol } from '../../state/deferred-view'
import { withSigns } from '../../state/display-text'
import { setChord } from '../../state/theory-actions'
import { ChordNames } from './chord-names'
import { chordMoves, HARMONY_VIEWS, type HarmonyView, harmonyView } from './harmony-state'
import { hearChord, hearMove, stopHearing } from './hear-chords'
import { ScaleCards } from './scale-cards'

/** Where the chord can go: what stays, what moves, how far. */
function namesText(names: readonly NoteName[]): string {
  return names.map((name) => withSigns(formatNoteName(name))).join(' ')
}

function Voices({ move }: { readonly move: ChordMove }) {
  const moving = move.voices.filter(({ semitones }) => semitones !== 0)
  return (
    <span class="move-voices">
      {move.shared.length > 0 && <span>{namesText(move.shared)} stay</span>}
      {moving.map(({ from, to, semitones }, index) => (
        <span key={index} class="move-voice">
          {withSigns(formatNoteName(from))}
          <span aria-hidden="true">{semitones > 0 ? '↗' : '↘'}</span>
          <span class="visually-hidden">{semitones > 0 ? 'up to' : 'down to'}</span>
          {withSigns(formatNoteName(to))}
        </span>
      ))}
    </span>
  )
}

function MoveCard({ move }: { readonly move: ChordMove }) {
  const symbol = withSigns(move.symbol)
  return (
    <li class="move-card" data-move={move.id} data-relation={move.relation}>
      <button
        type="button"
        class="move-choice"
        title={`Make ${symbol} the chord`}
        onClick={() => {
          setChord(move.root, move.chord)
          hearChord(move.root, move.chord, symbol)
        }}
      >
        <strong class="move-symbol">{symbol}</strong>
        <span class="move-numeral">{withSigns(move.numeral)}</span>
        <span class="move-title">{withSigns(move.title)}</span>
        <Voices move={move} />
      </button>
      <IconButton
        icon="play"
        iconSize={15}
        label={`Hear ${withSigns(chordSymbol.value)} to ${symbol}`}
        class="move-hear"
        onClick={() => hearMove(move)}
      />
    </li>
  )
}

function MoveCards() {
  const moves = chordMoves.value
  return (
    <>
      <p class="chord-role">
        From <strong>{withSigns(chordSymbol.value)}</strong>, likeliest first
      </p>
      {moves.length === 0 ? (
        <p class="empty-state">No move is known from this chord.</p>
      ) : (
        <ol class="move-list" aria-label="Moves, likeliest first">
          {moves.map((move) => (
            <MoveCard key={move.id} move={move} />
          ))}
        </ol>
      )}
    </>
  )
}

const VIEW_TITLES: Readonly<Record<HarmonyView, string>> = {
  scales: 'Scales',
  moves: 'Moves',
  names: 'Name',
}

/** The button answers the press first, then the view is drawn. */
const shownView = deferred(harmonyView)

export function HarmonyPanel() {
  useEffect(() => stopHearing, [])
  const view = harmonyView.value
  const shown = shownView.value
  return (
    <div class="harmony-panel">
      <Segmented
        label="Harmony"
        segments={HARMONY_VIEWS.map((value) => ({ value, label: VIEW_TITLES[value] }))}
        isOn={(value) => value === view}
        onToggle={(value) => {
          harmonyView.value = value
        }}
      />
      {shown === 'scales' && <ScaleCards />}
      {shown === 'moves' && <MoveCards />}
      {shown === 'names' && <ChordNames />}
    </div>
  )
}
