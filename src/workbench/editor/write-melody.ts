/** A melody typed by names of notes, written into the tab at the cursor where a hand plays it best. */
import { isStruckNote } from '#engine/accompany/strummed-bars'
import { DomainError } from '#engine/errors'
import type { Neck } from '#engine/instrument/neck'
import { planRoutes } from '#engine/plan/plan-routes'
import { PROJECT_LIMITS } from '#engine/project/project-limits'
import type { TheoryContext } from '#engine/theory/layer'
import { formatNoteName } from '#engine/theory/pitch'
import { counted } from '../state/display-text'
import { showMessage, showUndoable } from '../state/messages'
import { neck } from '../state/project-neck'
import { typedNameSystems } from '../state/shown-names'
import { context } from '../state/theory'
import type { Measures } from './edit-tab'
import { withStruck } from './struck-tab'
import { editMeasures } from './tab-actions'
import { cursorAt, pieceBeatOf, startBeatOf } from './tab-cursor'
import { pasteClip, type TabClip } from './tab-selection'
import { cursor, deselect, measures, placeCursor, stepBeats } from './tab-state'
import { readTypedMelody, type TypedMelody } from './typed-melody'

/** Notes of a melody at the places of its best route. */
function clipOf({ notes, lengthBeats }: TypedMelody, on: Neck, theory: TheoryContext): TabClip {
  const here = pieceBeatOf(measures.peek(), cursor.peek())
  const before = measures
    .peek()
    .flatMap(({ notes: own }, index) =>
      own.map((note) => ({
        ...note,
        startBeat: note.startBeat + startBeatOf(measures.peek(), index),
      })),
    )
    .findLast(({ fret, startBeat }) => fret > 0 && startBeat < here)
  const limits = { limit: 1, ...(before && { near: before.fret }) }
  const route = planRoutes({ notes, neck: on, theory, limits, isStrict: true }).routes[0]!
  const placed = route.tabNotes.map((note, index) => {
    const { finger, targetIndex } = route.fingering.steps[index]!
    const { name } = notes[targetIndex]!
    return {
      ...note,
      ...(finger !== 'open' && { finger }),
      ...(name && { name: formatNoteName(name) }),
    }
  })
  return { notes: placed, lengthBeats, strings: on.strings.map(({ string }) => string), neck: on }
}

/** An edit of what was written by hand: struck chords stay where no note sounds on their string. */
function overStrum(tab: Measures, change: (own: Measures) => Measures): Measures {
  const own = tab.map((measure) => withStruck(measure, []))
  return change(own).map((measure, index) =>
    withStruck(measure, tab[index]?.notes.filter(isStruckNote) ?? []),
  )
}

/** Lays a melody over the tab from the cursor on, as one step; says why where it cannot. */
export function writeMelody(text: string): boolean {
  const melody = readTypedMelody(text, typedNameSystems(), stepBeats.peek())
  if (melody.unread.length > 0) return false
  if (melody.notes.length === 0) {
    showMessage('There is no note to write.')
    return false
  }
  const here = cursor.peek()
  const end = pieceBeatOf(measures.peek(), here) + melody.lengthBeats
  try {
    const clip = clipOf(melody, neck.peek(), context.peek())
    const written = overStrum(measures.peek(), (own) => pasteClip(own, here, clip, neck.peek()))
    if (written.length > PROJECT_LIMITS.maxMeasures) {
      showMessage(`A tab holds ${PROJECT_LIMITS.maxMeasures} bars: write fewer notes.`, 'problem')
      return false
    }
    editMeasures('Write the melody', () => written)
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    showMessage(`${error.message}.`.replace('..', '.'), 'problem')
    return false
  }
  deselect()
  const tab = measures.peek()
  placeCursor(cursorAt(tab, Math.min(end, startBeatOf(tab, tab.length)), here.string))
  showUndoable(
    `${counted(melody.notes.length, 'note')} ${melody.notes.length === 1 ? 'is' : 'are'} in the tab.`,
  )
  return true
}
