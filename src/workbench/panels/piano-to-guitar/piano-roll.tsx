/** The piece over time on a keyboard: filled notes sound, hollow ones are lost or sound in another octave. */
import { useEffect, useRef } from 'preact/hooks'
import { isBlackKey } from '#engine/instrument/piano'
import type { PianoNote } from '#formats/track/arrange-score'
import { fateOf, nearestStart, rangeOf } from './moments'

const KEY_PX = 5
const KEYS_PX = 26
const QUARTER_PX = 30

interface PianoRollProps {
  readonly notes: readonly PianoNote[]
  readonly barQuarters: readonly number[]
  readonly starts: readonly number[]
  readonly chosen: number
  readonly onChoose: (index: number) => void
}

const xOf = (quarters: number) => quarters * QUARTER_PX

interface KeysProps {
  readonly low: number
  readonly high: number
  readonly yOf: (midi: number) => number
}

/** The keys, which stay while the piece is scrolled. */
function Keys({ low, high, yOf }: KeysProps) {
  const midis = Array.from({ length: high - low + 1 }, (_, index) => low + index)
  return (
    <svg class="roll-keys" width={KEYS_PX} height={yOf(low) + KEY_PX} aria-hidden="true">
      <rect class="roll-white" x={0} y={0} width={KEYS_PX - 2} height={yOf(low) + KEY_PX} />
      {midis.map((midi) =>
        isBlackKey(midi) ? (
          <rect key={midi} class="roll-black" x={0} y={yOf(midi)} width={15} height={KEY_PX} />
        ) : null,
      )}
      {midis
        .filter((midi) => midi % 12 === 0)
        .map((midi) => (
          <text key={midi} x={KEYS_PX - 4} y={yOf(midi) + KEY_PX / 2}>
            C{midi / 12 - 1}
          </text>
        ))}
    </svg>
  )
}

function RollNote({
  note,
  yOf,
}: {
  readonly note: PianoNote
  readonly yOf: (midi: number) => number
}) {
  const { midi, startQuarters, durationQuarters, role, place } = note
  const x = xOf(startQuarters)
  const width = Math.max(3, durationQuarters * QUARTER_PX - 1)
  const fate = fateOf(note)
  const bar = { x, width, height: KEY_PX, rx: 1.5 }
  return (
    <g class={`roll-note ${role} ${fate}`}>
      {fate !== 'kept' && <rect class="hollow" {...bar} y={yOf(midi)} />}
      {fate === 'moved' && (
        <line x1={x + 2} x2={x + 2} y1={yOf(midi)} y2={yOf(place!.midi) + KEY_PX} />
      )}
      {place && <rect {...bar} y={yOf(place.midi)} />}
    </g>
  )
}

export function PianoRoll({ notes, barQuarters, starts, chosen, onChoose }: PianoRollProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const [low, high] = rangeOf(notes)
  const yOf = (midi: number) => (high - midi) * KEY_PX
  const height = (high - low + 1) * KEY_PX
  const width = xOf(barQuarters.at(-1) ?? 0) + 4
  const x = xOf(starts[chosen] ?? 0)
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const { scrollLeft, clientWidth } = element
    const isInView = x >= scrollLeft && x < scrollLeft + clientWidth - KEYS_PX - 40
    if (!isInView) element.scrollLeft = x - element.clientWidth / 3
  }, [x])
  return (
    <div ref={scroller} class="piano-roll">
      <Keys low={low} high={high} yOf={yOf} />
      <svg
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label="The piece on the keys. Hollow notes are lost, or sound in another octave."
        onPointerDown={(event) => {
          const left = event.currentTarget.getBoundingClientRect().left
          onChoose(nearestStart(starts, (event.clientX - left) / QUARTER_PX))
        }}
      >
        {barQuarters.map((quarters) => (
          <line
            key={quarters}
            class="roll-bar"
            x1={xOf(quarters)}
            x2={xOf(quarters)}
            y1={0}
            y2={height}
          />
        ))}
        {notes.map((note, index) => (
          <RollNote key={index} note={note} yOf={yOf} />
        ))}
        <line class="roll-moment" x1={x + 1} x2={x + 1} y1={0} y2={height} />
      </svg>
    </div>
  )
}
