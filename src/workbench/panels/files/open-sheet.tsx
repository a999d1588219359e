/** The sheet that shows an opened file before it becomes a project: tracks, preview, fingers, report. */

import { DomainError } from '#engine/errors'
import { neckOfProject } from '#engine/project/project-neck'
import type { ProjectState } from '#engine/project/project-state'
import { renderAscii } from '#engine/tab/render-ascii'
import { songNameOf } from '#formats/track/project-of-track'
import { Modal } from '../../controls/modal'
import { arrangeableTracks, arrangeTitle, isArranging } from '../../files/arrange-choice'
import type { TrackSummary } from '../../files/file-messages'
import {
  type AskedFile,
  askAboutNext,
  askedFile,
  dropAllFiles,
  followingCount,
} from '../../files/file-queue'
import {
  chooseTrack,
  chosenTrack,
  openAll,
  openChosen,
  otherTracks,
  report,
  trackProject,
  trackRefusal,
} from '../../files/track-choice'
import { counted } from '../../state/display-text'
import { neckTitleWithCapo } from '../../state/project-neck'
import { ownText } from '../../state/shown-names'
import { ArrangeFields } from './arrange-fields'
import { FingerChoice } from './finger-choice'
import { ReportList } from './report-list'

/** The first bars of the chosen track, as they will be opened. */
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

function TrackPreview() {
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

function trackWords({ isPercussion, neck, noteCount }: TrackSummary): string {
  const what = isPercussion ? 'drums' : neck ? neckTitleWithCapo(neck) : 'no strings'
  return `${what} · ${counted(noteCount, 'note')}`
}

function TrackRows({ tracks }: { readonly tracks: readonly TrackSummary[] }) {
  return (
    <fieldset class="track-list">
      <legend>Track</legend>
      {arrangeableTracks.value.length > 0 && <ArrangeRow />}
      {tracks.map((track, index) => (
        <label key={index} class="track-row">
          <input
            type="radio"
            name="track"
            checked={index === chosenTrack.value && !isArranging.value}
            disabled={track.isPercussion || track.noteCount === 0}
            onChange={() => chooseTrack(index)}
          />
          <span>{ownText(track.name)}</span>
          <small>{trackWords(track)}</small>
        </label>
      ))}
    </fieldset>
  )
}

/** The parts without strings as one. */
function ArrangeRow() {
  return (
    <label class="track-row">
      <input
        type="radio"
        name="track"
        checked={isArranging.value}
        onChange={() => {
          isArranging.value = true
        }}
      />
      <span>{arrangeTitle.value}</span>
      <small>fingered</small>
    </label>
  )
}

function Heading({ name, file }: AskedFile) {
  const { format, measureCount } = file
  const song = songNameOf(file)
  return (
    <div class="file-heading">
      <h2>{ownText(song || name)}</h2>
      <p class="quiet">
        {[song && ownText(name), format.name, counted(measureCount, 'bar')]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </div>
  )
}

export function OpenSheet() {
  const asked = askedFile.value
  if (!asked) return null
  const { tracks } = asked.file
  const following = followingCount.value
  return (
    <Modal key={asked.name} label="Open a file" className="open-sheet" onClose={dropAllFiles}>
      <Heading {...asked} />
      {tracks.length > 1 || arrangeableTracks.value.length > 0 ? (
        <TrackRows tracks={tracks} />
      ) : (
        <p class="quiet">{tracks[0] && trackWords(tracks[0])}</p>
      )}
      {otherTracks.value.length > 0 && (
        <p class="quiet">
          {otherTracks.value.length === 1
            ? 'The other track plays along'
            : `The ${otherTracks.value.length} other tracks play along`}
          ; Tracks in the bar of Play mixes them and changes the one that is edited.
        </p>
      )}
      {isArranging.value ? <ArrangeFields /> : <FingerChoice />}
      <TrackPreview />
      {trackRefusal.value !== undefined && <p class="file-problem">{trackRefusal.value}</p>}
      <ReportList report={report.value} />
      <div class="dialog-actions">
        {following > 0 && (
          <button type="button" class="spaced" onClick={openAll}>
            Open all {following + 1}
          </button>
        )}
        <button type="button" onClick={following > 0 ? askAboutNext : dropAllFiles}>
          {following > 0 ? 'Skip' : 'Cancel'}
        </button>
        <button type="button" class="primary" disabled={!trackProject.value} onClick={openChosen}>
          Open
        </button>
      </div>
    </Modal>
  )
}
