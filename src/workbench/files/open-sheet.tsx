/** The sheet that shows an opened file before it becomes a project: tracks, preview, fingers, report. */
import { songNameOf } from '#formats/song-name'
import { Modal } from '../controls/modal'
import { neckTitleWithCapo } from '../panels/neck-sheet/neck-words'
import { counted } from '../state/display-text'
import { arrangeableTracks, arrangeTitle, isArranging } from './arrange-choice'
import { ArrangeFields } from './arrange-fields'
import type { TrackSummary } from './file-messages'
import { type AskedFile, askAboutNext, askedFile, dropAllFiles, followingCount } from './file-queue'
import { FingerChoice } from './finger-choice'
import { ReportList } from './report-list'
import {
  chooseTrack,
  chosenTrack,
  openAll,
  openChosen,
  report,
  trackProject,
  trackRefusal,
} from './track-choice'
import { TrackPreview } from './track-preview'

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
          <span>{track.name}</span>
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
      <h2>{song || name}</h2>
      <p class="quiet">
        {[song && name, format.name, counted(measureCount, 'bar')].filter(Boolean).join(' · ')}
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
