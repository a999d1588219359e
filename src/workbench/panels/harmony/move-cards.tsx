/** Where the chord can go: what stays, what moves, how far. */

import type { ChordMove } from '#engine/harmony/chord-moves'
import { formatNoteName, type NoteName } from '#engine/theory/pitch'
import { IconButton } from '../../controls/icon-button'
import { chordSymbol } from '../../state/deferred-view'
import { withSigns } from '../../state/display-text'
import { setChord } from '../../state/theory-actions'
import { chordMoves } from './harmony-state'
import { hearChord, hearMove } from './hear-chords'

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

export function MoveCards() {
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
