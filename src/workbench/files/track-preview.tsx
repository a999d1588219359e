/** The first bars of the chosen track, as they will be opened. */
import { DomainError } from '#engine/errors'
import { neckOfProject } from '#engine/project/project-neck'
import type { ProjectState } from '#engine/project/project-state'
import { renderAscii } from '#engine/tab/render-ascii'
import { trackProject } from './track-choice'

const SHOWN_BARS = 4

function previewOf(project: ProjectState): string {
  const { measures } = project.tabProject
  // A part may begin with bars of rest.
  const first = Math.max(
    0,
    measures.findIndex(({ notes }) => notes.length > 0),
  )
  const shown = measures.slice(first, first + SHOWN_BARS)
  try {
    return renderAscii(shown, neckOfProject(project), { barLines: true })
  } catch (error) {
    if (error instanceof DomainError) return error.message
    throw error
  }
}

export function TrackPreview() {
  const made = trackProject.value
  return (
    <figure class="ascii track-preview" aria-label="The first bars">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
      <pre tabIndex={0} aria-busy={!made}>
        {made ? previewOf(made.project) : '\n\n\n\n\n'}
      </pre>
    </figure>
  )
}
