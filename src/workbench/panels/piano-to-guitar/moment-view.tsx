/** One moment of the piece: the keys that play it, and the same on the neck. */
import { FINGERS } from '#engine/hand/finger'
import type { Neck } from '#engine/instrument/neck'
import { isBlackKey } from '#engine/instrument/piano'
import type { PianoNote } from '#formats/track/arrange-score'
import { fateOf, rangeOf } from './moments'

const WHITE_PX = 11
const KEYS_HEIGHT = 54
const BLACK_HEIGHT = 33

/** White keys from the lowest C to a key. */
function whitesBelow(low: number, midi: number): number {
  let count = 0
  for (let key = low; key < midi; key++) if (!isBlackKey(key)) count++
  return count
}

/** The keys of the piece with the notes that sound; hollow where the neck does not sound them. */
export function MomentKeys({
  piece,
  sounding,
}: {
  readonly piece: readonly PianoNote[]
  readonly sounding: readonly PianoNote[]
}) {
  const [low, high] = rangeOf(piece)
  const midis = Array.from({ length: high - low + 1 }, (_, index) => low + index)
  const xOf = (midi: number) => whitesBelow(low, midi) * WHITE_PX
  const width = xOf(high + 1)
  const middleOf = (midi: number) => (isBlackKey(midi) ? xOf(midi) : xOf(midi) + WHITE_PX / 2)
  return (
    <svg class="moment-keys" viewBox={`0 0 ${width} ${KEYS_HEIGHT}`} aria-hidden="true">
      {midis
        .filter((midi) => !isBlackKey(midi))
        .map((midi) => (
          <rect
            key={midi}
            class="roll-white"
            x={xOf(midi)}
            width={WHITE_PX - 0.6}
            height={KEYS_HEIGHT}
          />
        ))}
      {midis
        .filter((midi) => isBlackKey(midi))
        .map((midi) => (
          <rect
            key={midi}
            class="roll-black"
            x={xOf(midi) - 3.2}
            width={6.4}
            height={BLACK_HEIGHT}
          />
        ))}
      {sounding.map((note, index) => (
        <circle
          key={index}
          class={`moment-note ${note.role} ${fateOf(note)}`}
          cx={middleOf(note.midi)}
          cy={isBlackKey(note.midi) ? BLACK_HEIGHT - 7 : KEYS_HEIGHT - 8}
          r={4.2}
        />
      ))}
    </svg>
  )
}

const FRET_PX = 34
const STRING_PX = 13
const NUT_PX = 26
/** Frets that are drawn at least. */
const LEAST_FRETS = 5

/** The frets of the moment, from the first one on where that is near. */
function fretsShown(places: readonly { readonly fret: number }[]): readonly [number, number] {
  const pressed = places.map(({ fret }) => fret).filter((fret) => fret > 0)
  const high = Math.max(LEAST_FRETS, ...pressed)
  const low = high <= LEAST_FRETS ? 1 : Math.min(...pressed)
  return [low, Math.max(high, low + LEAST_FRETS - 1)]
}

/** The neck with the notes that sound there, each with its finger. */
export function MomentNeck({
  neck,
  sounding,
}: {
  readonly neck: Neck
  readonly sounding: readonly PianoNote[]
}) {
  const placed = sounding.flatMap((note) =>
    note.place ? [{ ...note.place, role: note.role }] : [],
  )
  const [first, last] = fretsShown(placed)
  const frets = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  const width = NUT_PX + frets.length * FRET_PX + 4
  const height = neck.strings.length * STRING_PX + 14
  const yOf = (string: number) => string * STRING_PX - 4
  const xOf = (fret: number) => (fret === 0 ? NUT_PX / 2 : NUT_PX + (fret - first + 0.5) * FRET_PX)
  return (
    <svg class="moment-neck" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {neck.strings.map(({ string }) => (
        <line
          key={string}
          class="moment-string"
          x1={NUT_PX}
          x2={width}
          y1={yOf(string)}
          y2={yOf(string)}
        />
      ))}
      {frets.map((fret) => (
        <g key={fret}>
          <line
            class={fret === 1 ? 'moment-nut' : 'moment-wire'}
            x1={NUT_PX + (fret - first) * FRET_PX}
            x2={NUT_PX + (fret - first) * FRET_PX}
            y1={yOf(1)}
            y2={yOf(neck.strings.length)}
          />
          <text class="moment-fret" x={xOf(fret)} y={height - 5}>
            {fret}
          </text>
        </g>
      ))}
      {placed.map(({ string, fret, finger, role }) => (
        <g key={string} class={`moment-note ${role} kept`}>
          <circle cx={xOf(fret)} cy={yOf(string)} r={5.6} />
          <text x={xOf(fret)} y={yOf(string) + 0.5}>
            {FINGERS.indexOf(finger) || ''}
          </text>
        </g>
      ))}
    </svg>
  )
}
