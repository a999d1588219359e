/** A grip as a chord box in black, as printed songs have it. */
import { gripWindowOf } from '#engine/diagram/grip-window'
import { identifyChord, soundingTonesOf } from '#engine/harmony/identify-chord'
import type { Key } from '#engine/harmony/key'
import type { Frets } from '#engine/instrument/fret-text'
import type { Neck } from '#engine/instrument/neck'
import { columnsOf } from '#engine/tab/measure'
import type { Measure, TabNote } from '#engine/tab/tab-event'
import { withSigns } from '../../state/display-text'
import { inShownNames } from '../../state/shown-names'

/** The chords of a tab as they are gripped in it, each once, for boxes over the music. */
export interface TabGrip {
  readonly symbol: string
  /** The last string first; null is muted. */
  readonly frets: Frets
  /** In the order of `frets`; 0 thumb, 1 index … 4 little; where the tab says it. */
  readonly fingers: readonly (number | undefined)[]
}

/** Fewer notes have too many names. */
const LEAST_NOTES = 3
const FINGERS = ['thumb', 'index', 'middle', 'ring', 'little']

function gripOf(column: readonly TabNote[], neck: Neck, key: Key): TabGrip | undefined {
  const [reading] = identifyChord({
    ...soundingTonesOf(
      column.map(({ midi }) => midi),
      neck,
    ),
    key,
  })
  if (!reading) return undefined
  const held = neck.strings.map(({ string }) => column.find((note) => note.string === string))
  const lastFirst = held.toReversed()
  return {
    symbol: reading.symbol,
    frets: lastFirst.map((note) => note?.fret ?? null),
    fingers: lastFirst.map((note) => {
      const finger = FINGERS.indexOf(note?.finger ?? '')
      return finger < 0 || note?.fret === 0 ? undefined : finger
    }),
  }
}

/** Whether a hand that holds `whole` holds `part` too, as where a stroke leaves strings out. */
function isPartOf(part: TabGrip, whole: TabGrip): boolean {
  return part.frets.every((fret, at) => fret === null || fret === whole.frets[at])
}

/**
 * In the order in which they come; those that no chord name fits, and those within another grip of
 * their name, are left out.
 */
export function gripsOfTab(measures: readonly Measure[], neck: Neck, key: Key): readonly TabGrip[] {
  const grips = new Map<string, TabGrip>()
  for (const column of measures.flatMap(({ notes }) => columnsOf(notes))) {
    if (column.length < LEAST_NOTES) continue
    const grip = gripOf(column, neck, key)
    const id = grip?.frets.join()
    if (grip && id !== undefined && !grips.has(id)) grips.set(id, grip)
  }
  const all = [...grips.values()]
  const isWithin = (part: TabGrip) =>
    all.some((whole) => whole !== part && whole.symbol === part.symbol && isPartOf(part, whole))
  return all.filter((grip) => !isWithin(grip))
}

const GAP = 10
const LEFT = 14
const TOP = 28
const ROWS_END = 6
const NAME_PX = 11.5
const LEAST_NAME_PX = 8
/** Of a bold letter, in parts of its size: a little more than most are wide. */
const LETTER_WIDTH = 0.64

/** The size at which a name fits into a width, and the width where even the least one does not. */
function nameFit(name: string, widthPx: number) {
  const fitting = widthPx / (LETTER_WIDTH * [...name].length)
  if (fitting >= LEAST_NAME_PX) return { sizePx: Math.min(NAME_PX, fitting) }
  return { sizePx: LEAST_NAME_PX, pressedToPx: widthPx }
}

export function ChordBox({ symbol, frets, fingers }: TabGrip) {
  const { firstFret, rows } = gripWindowOf(frets)
  const width = GAP * (frets.length - 1)
  const bottom = TOP + GAP * 1.2 * rows
  const rowHeight = (bottom - TOP) / rows
  const boxWidth = width + 2 * LEFT
  const name = withSigns(symbol)
  const { sizePx, pressedToPx } = nameFit(inShownNames(name), boxWidth - 2)
  return (
    <svg
      class="chord-box"
      viewBox={`0 0 ${boxWidth} ${bottom + ROWS_END + 8}`}
      role="img"
      aria-label={`${symbol}: ${frets.map((fret) => fret ?? 'x').join(' ')}`}
    >
      <text
        class="name"
        x={boxWidth / 2}
        y={11}
        text-anchor="middle"
        font-size={sizePx}
        {...(pressedToPx !== undefined && {
          textLength: pressedToPx,
          lengthAdjust: 'spacingAndGlyphs',
        })}
      >
        {name}
      </text>
      {firstFret > 1 && (
        <text x={LEFT - 5} y={TOP + rowHeight * 0.7} text-anchor="end">
          {firstFret}
        </text>
      )}
      <path
        fill="none"
        stroke="#000"
        stroke-width="0.8"
        d={[
          ...frets.map((_, index) => `M${LEFT + GAP * index} ${TOP}V${bottom}`),
          ...Array.from(
            { length: rows + 1 },
            (_, row) => `M${LEFT} ${TOP + rowHeight * row}h${width}`,
          ),
        ].join('')}
      />
      {firstFret === 1 && <path d={`M${LEFT} ${TOP}h${width}`} stroke="#000" stroke-width="2.4" />}
      {frets.map((fret, index) => {
        const x = LEFT + GAP * index
        if (fret === null || fret === 0) {
          return (
            <text key={x} x={x} y={TOP - 4} text-anchor="middle">
              {fret === null ? '×' : '○'}
            </text>
          )
        }
        return <circle key={x} cx={x} cy={TOP + rowHeight * (fret - firstFret + 0.5)} r={3.6} />
      })}
      {fingers.map((finger, index) =>
        finger === undefined ? null : (
          <text
            key={index}
            x={LEFT + GAP * index}
            y={bottom + ROWS_END + 4}
            text-anchor="middle"
            class="finger"
          >
            {finger === 0 ? 'T' : finger}
          </text>
        ),
      )}
    </svg>
  )
}
