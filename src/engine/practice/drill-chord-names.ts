/** The name of the chord that a drill is over, read from the project that holds the drill. */
import { type ChordName, chordNamesIn } from '../project/chord-names'
import type { ProjectState } from '../project/project-state'
import { theoryOfProject } from '../project/project-theory'
import { formatChordSymbol } from '../theory/chord'
import { formatNoteName, type NoteName } from '../theory/pitch'
import type { Scale } from '../theory/scale'

/** What the title of a drill ends with: `A7 in D Major`. */
export function drillSettingOf(symbol: string, key: NoteName, { name }: Scale): string {
  return `${symbol} in ${formatNoteName(key)} ${name}`
}

export const DRILL_PROJECT_ID = 'practice-drill'

/** The parts of a project that tell its chord names. */
interface NamedProject {
  readonly overlays?: ProjectState['overlays'] | undefined
  readonly theory: ProjectState['theory']
  readonly tabProject: Pick<ProjectState['tabProject'], 'id' | 'title'>
}

/**
 * The chord names over the bars of a project: those it holds, else the chord of its drill. A drill
 * names its chord in the theory and in the title alone; where the two differ, another chord was
 * chosen since, and none is named.
 */
export function chordNamesOf(project: NamedProject): readonly ChordName[] {
  const held = chordNamesIn(project.overlays)
  const { id, title } = project.tabProject
  if (held.length > 0 || id !== DRILL_PROJECT_ID) return held
  const { chord, chordRoot, root, scale } = theoryOfProject(project)
  const symbol = formatChordSymbol(chordRoot ?? root, chord)
  return title.endsWith(`: ${drillSettingOf(symbol, root, scale)}`) ? [{ beat: 0, symbol }] : []
}
