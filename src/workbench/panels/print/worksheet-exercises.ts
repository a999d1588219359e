/** The exercises of a worksheet: drills and bars of the tab as measures, and their drawings. */
import { computed, effect, signal } from '@preact/signals'
import { DomainError } from '#engine/errors'
import { POSITION_NAMES } from '#engine/hand/hand-window'
import type { Neck } from '#engine/instrument/neck'
import { compileDrill } from '#engine/practice/compile-drill'
import { DRILL_LIMITS } from '#engine/practice/drill'
import { measureOfDrill } from '#engine/practice/position-drill'
import { DRILL_LEVELS } from '#engine/practice/rhythm-table'
import { DRILL_TARGETS } from '#engine/practice/target-table'
import type { ProjectState } from '#engine/project/project-state'
import { readTempos, type WorksheetContent } from '#engine/project/worksheet-shape'
import { splitIntoBars } from '#engine/tab/measure'
import type { Measure } from '#engine/tab/tab-event'
import type { DrawnSystem } from '#formats/drawing/draw-score'
import { blocks } from '../../editor/worksheet'
import { askFileWorker } from '../../files/ask-file-worker'
import { neck } from '../../state/project-neck'
import { project, tabMeasures } from '../../state/project-store'
import { chordRootOf, contextOf } from '../../state/theory'
import { PAGE, staves } from './print-state'

export interface Exercise {
  readonly title: string
  readonly measures: readonly Measure[]
  /** The key that it is drawn in. */
  readonly theory: ProjectState['theory']
  /** What a player should know first. */
  readonly remarks: readonly string[]
}

/** An exercise, or the sentence that says why there is none. */
export type ExerciseOrProblem = Exercise | string

function drillOf(content: WorksheetContent<'drill'>, on: Neck): ExerciseOrProblem {
  const target = DRILL_TARGETS.find((id) => id === content.target)
  const level = DRILL_LEVELS.find((id) => id === content.level)
  const position = POSITION_NAMES.find((name) => name === content.position)
  if (!target || !level || !position) {
    return `No drill is called ${content.target}, ${content.level}, ${content.position} here.`
  }
  const { root, scale, chord } = contextOf(content.theory)
  const [tempo = 60] = readTempos(content.tempos) ?? []
  const { minBpm, maxBpm } = DRILL_LIMITS
  try {
    const drill = compileDrill({
      neck: on,
      key: root,
      scale,
      chord,
      chordRoot: chordRootOf(content.theory),
      target,
      level,
      position,
      bars: content.bars,
      bpm: Math.min(maxBpm, Math.max(minBpm, tempo)),
      countInBeats: 0,
    })
    return {
      title: drill.title,
      measures: splitIntoBars({ ...measureOfDrill(drill), tempo }),
      theory: content.theory,
      remarks: drill.warnings,
    }
  } catch (error) {
    if (error instanceof DomainError) return `${error.message}.`
    throw error
  }
}

function barsOf({ from, to, tempos }: WorksheetContent<'bars'>): ExerciseOrProblem {
  const tab = tabMeasures.value
  const measures = tab.slice(from - 1, to)
  if (measures.length === 0) return `The tab ends with bar ${tab.length}.`
  const [tempo] = readTempos(tempos ?? '') ?? []
  return {
    title: from === to ? `Bar ${from}` : `Bars ${from}–${Math.min(to, tab.length)}`,
    measures: tempo === undefined ? measures : measures.map((measure) => ({ ...measure, tempo })),
    theory: project.value.theory,
    remarks: to > tab.length ? [`The tab ends with bar ${tab.length}.`] : [],
  }
}

/** Drills as they were compiled on a neck: blocks that stay are not compiled again. */
const compiled = new WeakMap<WorksheetContent, { on: Neck; made: ExerciseOrProblem }>()

function exerciseOf(content: WorksheetContent): ExerciseOrProblem | undefined {
  if (content.kind === 'bars') return barsOf(content)
  if (content.kind !== 'drill') return undefined
  const on = neck.value
  const before = compiled.get(content)
  if (before?.on === on) return before.made
  const made = drillOf(content, on)
  compiled.set(content, { on, made })
  return made
}

/** What each block plays, in their order; nothing where it is no exercise. */
export const exercises = computed(() => blocks.value.map(({ content }) => exerciseOf(content)))

type Drawing = readonly DrawnSystem[] | 'failed'

const drawings = signal<ReadonlyMap<string, Drawing>>(new Map())

const keyOf = ({ measures, theory }: Exercise) =>
  JSON.stringify([staves.value, neck.value.tuning.id, neck.value.capo, theory, measures])

/** The systems of an exercise; `undefined` while they are drawn. */
export const drawingOf = (exercise: Exercise): Drawing | undefined =>
  drawings.value.get(keyOf(exercise))

/** Whether nothing is left to draw. */
export const isWorksheetDrawn = computed(() =>
  exercises.value.every(
    (made) => made === undefined || typeof made === 'string' || drawingOf(made) !== undefined,
  ),
)

async function draw({ measures, theory }: Exercise): Promise<Drawing> {
  const { song: _none, tabProject, ...others } = project.peek()
  try {
    return await askFileWorker('draw', {
      project: { ...others, theory, tabProject: { ...tabProject, measures } },
      staves: staves.peek(),
      width: PAGE.width,
      scale: staves.peek() === 'tab' ? PAGE.tabScale : PAGE.scale,
      isTrimmed: true,
    })
  } catch {
    return 'failed'
  }
}

/** Draws exercises as they come; gives the function that ends it. */
export function followExercises(): () => void {
  const asked = new Set<string>()
  const stop = effect(() => {
    for (const made of exercises.value) {
      if (made === undefined || typeof made === 'string') continue
      const key = keyOf(made)
      if (asked.has(key)) continue
      asked.add(key)
      void draw(made).then((drawing) => {
        drawings.value = new Map([...drawings.peek(), [key, drawing]])
      })
    }
  })
  return () => {
    stop()
    drawings.value = new Map()
  }
}
