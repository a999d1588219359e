/** Notes of the tab that one string cannot sound together: how many, which, and the way to them. */
import { computed } from '@preact/signals'
import { clashesOf, describeClashes, type StringClash } from '#engine/tab/string-clashes'
import type { Measure, TabNote } from '#engine/tab/tab-event'
import { context } from '../state/deferred-view'
import { speak } from '../state/messages'
import { inPageWords } from './page-words'
import { cursor, measures, placeCursor } from './tab-state'

const clashesOfMeasures = new WeakMap<Measure, readonly StringClash[]>()

/** The clashes of a measure, worked out once: an edit leaves most measures as they are. */
function clashesIn(measure: Measure): readonly StringClash[] {
  const known = clashesOfMeasures.get(measure)
  if (known) return known
  const found = clashesOf(measure.notes)
  clashesOfMeasures.set(measure, found)
  return found
}

/** In the order of the tab, as `describeClashes` tells them. */
export const clashes = computed(() =>
  measures.value.flatMap((measure, measureIndex) =>
    clashesIn(measure).map((clash) => ({ ...clash, measureIndex })),
  ),
)

/** A line for each of the first clashes; one more line counts the rest. */
export const clashLines = computed(() =>
  describeClashes(measures.value, context.value).map(inPageWords),
)

const NONE: ReadonlySet<TabNote> = new Set()

export const clashingNotes = computed<ReadonlySet<TabNote>>(() =>
  clashes.value.length === 0
    ? NONE
    : new Set(clashes.value.flatMap(({ earlier, later }) => [earlier, later])),
)

/** Puts the cursor on the later note of a clash, in view, and says what clashes. */
export function goToClash(index: number): void {
  const clash = clashes.peek()[index]
  if (!clash) return
  const { measureIndex, later } = clash
  placeCursor({ measureIndex, beat: later.startBeat, string: later.string })
  document.querySelector<HTMLElement>('.tab-grid')?.focus()
  const line = clashLines.peek()[index]
  if (line) speak(line)
}

/** Goes to the first clash after the cursor, or to the first of the tab. */
export function goToNextClash(): void {
  const at = cursor.peek()
  const next = clashes
    .peek()
    .findIndex(
      ({ measureIndex, later }) =>
        measureIndex > at.measureIndex ||
        (measureIndex === at.measureIndex &&
          (later.startBeat > at.beat || (later.startBeat === at.beat && later.string > at.string))),
    )
  goToClash(Math.max(0, next))
}
