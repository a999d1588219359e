/** What stands still on a line of tab: strings, bar lines, signatures, and the dots of the degrees. */
import type { Neck } from '#engine/instrument/neck'
import type { Measure } from '#engine/tab/tab-event'
import { readingOf } from '../../state/deferred-view'
import { beginsSignature, STAFF_TOP, staffBottomYOf, type TabLine, yOfString } from './layout-tab'
import type { PlacedNote } from './placed-notes'

/** A tempo as a score writes it. */
const SIGNS: Readonly<Record<number, string>> = { 2: '𝅗𝅥', 4: '♩', 8: '♪', 16: '𝅘𝅥𝅯' }

/** `♩ = 90`: beats of the time signature a minute. */
function tempoSignOf({ tempo, timeSignature: [, unit] }: Measure): string {
  return `${SIGNS[unit] ?? `1/${unit}`} = ${Math.round(tempo * 10) / 10}`
}

export function Staff({
  line,
  measures,
  neck,
}: {
  readonly line: TabLine
  readonly measures: readonly Measure[]
  readonly neck: Neck
}) {
  const bottomY = staffBottomYOf(neck.strings.length)
  return (
    <g class="staff" aria-hidden="true">
      {neck.strings.map(({ string }) => (
        <line key={string} x1={0} x2={line.width} y1={yOfString(string)} y2={yOfString(string)} />
      ))}
      {line.bars.map((bar) => {
        const measure = measures[bar.measureIndex]!
        const before = measures[bar.measureIndex - 1]
        const [beats, unit] = measure.timeSignature
        const isNewSignature = beginsSignature(bar, measures)
        return (
          <g key={bar.number}>
            <line
              class={bar.beginsMeasure ? 'bar-line' : 'bar-line inner'}
              x1={bar.x + 0.5}
              x2={bar.x + 0.5}
              y1={STAFF_TOP}
              y2={bottomY}
            />
            <text class="bar-number" x={bar.x + 4} y={STAFF_TOP - 18}>
              {bar.number}
              {isNewSignature && <tspan class="signature" dx={7}>{`${beats}/${unit}`}</tspan>}
              {bar.beginsMeasure && before && before.tempo !== measure.tempo && (
                <tspan class="signature" dx={7}>
                  {tempoSignOf(measure)}
                </tspan>
              )}
            </text>
          </g>
        )
      })}
      <line
        class="bar-line"
        x1={line.width - 0.5}
        x2={line.width - 0.5}
        y1={STAFF_TOP}
        y2={bottomY}
      />
    </g>
  )
}

/** A dot below each column in the colour of its highest note's degree. */
export function DegreeDots({
  notes,
  neck,
}: {
  readonly notes: readonly PlacedNote[]
  readonly neck: Neck
}) {
  const highest = new Map<number, PlacedNote>()
  for (const placed of notes) {
    const held = highest.get(placed.x)
    if (!held || placed.note.midi > held.note.midi) highest.set(placed.x, placed)
  }
  return (
    <g class="degree-dots" aria-hidden="true">
      {[...highest.values()].map(({ key, note, x }) => {
        const reading = readingOf(note.midi)
        const tone = `mark tone-${reading.degree.number}${reading.degree.alteration === 0 ? '' : ' altered'}`
        const y = staffBottomYOf(neck.strings.length) + 15
        return (
          <g key={key} class={tone}>
            <rect x={x - 3.5} y={y - 3.5} width={7} height={7} rx={reading.isRoot ? 1.5 : 3.5} />
          </g>
        )
      })}
    </g>
  )
}
