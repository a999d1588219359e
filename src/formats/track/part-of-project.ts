/** Some bars of a project as a project of their own. */
import { chordNamesOf } from '#engine/practice/drill-chord-names'
import { withChordNames } from '#engine/project/chord-names'
import type { ProjectState } from '#engine/project/project-state'
import { barBeatsOf, barCountOf, splitIntoBars } from '#engine/tab/measure'
import type { Measure } from '#engine/tab/tab-event'

/**
 * The bars from an index on, each a measure of its own, with the names over them. Notes that ring
 * into the first bar from before are left out.
 *
 * @param from 0-based
 * @param to index after the last bar
 */
export function partOfProject(project: ProjectState, from: number, to: number): ProjectState {
  const measures: Measure[] = []
  let barsBefore = 0
  let beatsBefore = 0
  let startBeat: number | undefined
  for (const measure of project.tabProject.measures) {
    const count = barCountOf(measure)
    const beats = barBeatsOf(measure.timeSignature)
    const first = Math.max(0, from - barsBefore)
    // A project may have thousands of bars; only those asked for are made.
    if (first < count && barsBefore < to) {
      startBeat ??= beatsBefore + first * beats
      measures.push(...splitIntoBars(measure).slice(first, to - barsBefore))
    }
    barsBefore += count
    beatsBefore += count * beats
  }
  const start = startBeat ?? beatsBefore
  const end = measures.reduce((sum, { timeSignature }) => sum + barBeatsOf(timeSignature), start)
  const names = chordNamesOf(project)
    .filter(({ beat }) => beat >= start && beat < end)
    .map(({ beat, symbol }) => ({ beat: beat - start, symbol }))
  return withChordNames({ ...project, tabProject: { ...project.tabProject, measures } }, names)
}
