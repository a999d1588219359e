/** The chords of a tab as they are gripped in it, each once, for boxes over the music. */
import { identifyChord, soundingTonesOf } from '#engine/harmony/identify-chord'
import type { Key } from '#engine/harmony/key'
import type { Frets } from '#engine/instrument/fret-text'
import type { Neck } from '#engine/instrument/neck'
import { columnsOf } from '#engine/tab/measure'
import type { Measure, TabNote } from '#engine/tab/tab-event'

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

/** In the order in which they come; those that no chord name fits are left out. */
export function gripsOfTab(measures: readonly Measure[], neck: Neck, key: Key): readonly TabGrip[] {
  const grips = new Map<string, TabGrip>()
  for (const column of measures.flatMap(({ notes }) => columnsOf(notes))) {
    if (column.length < LEAST_NOTES) continue
    const grip = gripOf(column, neck, key)
    const id = grip?.frets.join()
    if (grip && id !== undefined && !grips.has(id)) grips.set(id, grip)
  }
  return [...grips.values()]
}
