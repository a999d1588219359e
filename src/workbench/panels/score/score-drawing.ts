/** The drawn score, drawn anew a moment after each change of the music or of the width. */
import { computed, effect, signal } from '@preact/signals'
import type { DrawnSystem } from '#formats/drawing/draw-score'
import { askFileWorker } from '../../files/ask-file-worker'
import { soundingNames } from '../../state/chord-names'
import { isSmallScreen } from '../../state/layout-preferences'
import { workProblem } from '../../state/offline'
import { project, tabMeasures, theory } from '../../state/project-store'
import { WorkStopped } from '../../state/worker-calls'
import { type ScoreBar, scoreBarsOf } from './score-places'

export interface Drawing {
  readonly systems: readonly DrawnSystem[]
  readonly bars: readonly ScoreBar[]
  /** Top edge of each system, and at last the height of all. */
  readonly tops: readonly number[]
}

/** What is shown: the last drawing, until another one is there. */
export const drawing = signal<Drawing | undefined>(undefined)
/** Why nothing is drawn. */
export const drawingProblem = signal<string | undefined>(undefined)

const DELAY_MS = 120
const SCALES = { small: 0.72, large: 0.86 }

const tabProject = computed(() => project.value.tabProject)

export function topsOf(systems: readonly DrawnSystem[]): readonly number[] {
  const tops = [0]
  for (const { height } of systems) tops.push(tops.at(-1)! + Math.ceil(height))
  return tops
}

async function draw(width: number, isWanted: () => boolean): Promise<void> {
  const scale = isSmallScreen.peek() ? SCALES.small : SCALES.large
  const bars = scoreBarsOf(tabMeasures.peek())
  try {
    const systems = await askFileWorker('draw', {
      project: project.peek(),
      staves: 'both',
      width,
      scale,
    })
    if (!isWanted()) return
    drawing.value = { systems, bars, tops: topsOf(systems) }
    drawingProblem.value = undefined
  } catch (error) {
    if (!isWanted()) return
    if (error instanceof WorkStopped) return draw(width, isWanted)
    drawingProblem.value = workProblem(error, 'The part that draws scores')
  }
}

/** Draws after each change, one drawing at a time; gives the function that ends it. */
export function followMusic(width: number): () => void {
  let isEnded = false
  let isDrawing = false
  let isChanged = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const drawNow = async () => {
    isChanged = isDrawing
    if (isDrawing) return
    isDrawing = true
    await draw(width, () => !isEnded)
    isDrawing = false
    if (isChanged && !isEnded) void drawNow()
  }
  const stop = effect(() => {
    void [tabProject.value, theory.value, soundingNames.value]
    clearTimeout(timer)
    timer = setTimeout(() => void drawNow(), drawing.peek() ? DELAY_MS : 0)
  })
  return () => {
    isEnded = true
    stop()
    clearTimeout(timer)
  }
}
