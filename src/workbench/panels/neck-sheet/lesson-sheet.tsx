/** The project's teaching marks in words: what a lesson points at, and what part it plays. */
import { groupBy } from '#engine/group-by'
import { Icon } from '../../controls/icon'
import { Popover } from '../../controls/popover'
import { counted, spokenString, withSigns } from '../../state/display-text'
import { preferred, toggleOverlay } from '../../state/layout-preferences'
import { neck } from '../../state/project-neck'
import { type TeachingMark, teachingMarks } from '../../state/teaching-marks'

function whereOf({ places, midis }: TeachingMark): string {
  const [place] = places
  if (places.length === 1 && place)
    return `${spokenString(place.string, neck.value)}, fret ${place.fret}`
  return places.length > 0 ? counted(places.length, 'place') : counted(midis.length, 'key')
}

export function LessonSheet() {
  const marks = teachingMarks.value
  if (marks.length === 0) return null
  const isShown = preferred.overlays.value.includes('teaching')
  return (
    <Popover
      label="Lesson"
      buttonClass="menu-button"
      sheetClass="lesson-sheet"
      button={
        <>
          Lesson <Icon name="chevron" size={16} />
        </>
      }
    >
      {() => (
        <>
          <button
            type="button"
            class="wide-button"
            aria-pressed={isShown}
            onClick={() => toggleOverlay('teaching')}
          >
            Marks on the neck
          </button>
          {Array.from(
            groupBy(marks, ({ overlayTitle }) => overlayTitle),
            ([title, own]) => (
              <section key={title}>
                <h2 class="sheet-title">{title}</h2>
                <ul class="lesson-marks">
                  {own.map((mark, index) => (
                    <li key={`${index}${mark.role}`}>
                      <strong>{withSigns(mark.label)}</strong>
                      <span>{mark.role.replaceAll('-', ' ')}</span>
                      <span class="quiet">{whereOf(mark)}</span>
                    </li>
                  ))}
                </ul>
              </section>
            ),
          )}
        </>
      )}
    </Popover>
  )
}
