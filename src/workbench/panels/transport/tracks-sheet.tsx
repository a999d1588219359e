/** The tracks of the file that the tab came from: how loud each is, and which one is edited. */
import '../../styles/tracks.css'
import {
  type BackingPart,
  backing,
  type Fader,
  faders,
  levels,
} from '../../audio/playback/backing-state'
import { areNotesHeard } from '../../audio/playback/transport-state'
import { editTracks, keepMix, keptFile, mixTrack } from '../../files/kept-file'
import { tracksOfTabId } from '../../projects/track-ids'
import { counted } from '../../state/display-text'
import { neckTitleWithCapo } from '../../state/project-neck'
import { ownText } from '../../state/shown-names'
import { toggle } from '../../state/toggle'

function mix(track: number, change: Partial<Fader>): void {
  mixTrack(track, change)
  keepMix()
}

const DRUMS = 'drums, channel 10'

/** `drums, channel 10`, `Bass, standard tuning`, `no strings`. */
function whatOf({ isPercussion, neck }: BackingPart): string {
  if (isPercussion) return DRUMS
  return neck ? neckTitleWithCapo(neck) : 'no strings'
}

function FaderRow(props: {
  readonly name: string
  readonly what: string
  readonly track: number
  readonly isOwn: boolean
}) {
  const { name, what, track, isOwn } = props
  const fader = faders.value[track]
  if (!fader) return null
  const isMuted = isOwn ? !areNotesHeard.value : fader.isMuted
  const percent = Math.round(fader.level * 100)
  return (
    <li class={levels.value[track] === 0 ? 'silent' : undefined}>
      <span class="track-name">
        {name}
        <small>{isOwn ? `edited here · ${what}` : what}</small>
      </span>
      <button
        type="button"
        class="small"
        aria-pressed={isMuted}
        aria-label={`Mute ${name}`}
        onClick={() => (isOwn ? toggle(areNotesHeard) : mix(track, { isMuted: !isMuted }))}
      >
        Mute
      </button>
      <button
        type="button"
        class="small"
        aria-pressed={fader.isSolo}
        aria-label={`Solo ${name}`}
        onClick={() => mix(track, { isSolo: !fader.isSolo })}
      >
        Solo
      </button>
      <input
        type="range"
        min={0}
        max={100}
        step={1}
        value={percent}
        aria-label={`Volume of ${name}`}
        aria-valuetext={`${percent} percent`}
        onInput={(event) => mixTrack(track, { level: event.currentTarget.valueAsNumber / 100 })}
        onChange={keepMix}
      />
      {!isOwn && what !== DRUMS && <EditButton name={name} tracks={[track]} />}
    </li>
  )
}

function EditButton({
  name,
  tracks,
}: {
  readonly name: string
  readonly tracks: readonly number[]
}) {
  return (
    <button
      type="button"
      class="small track-edit"
      aria-label={`Edit ${name}`}
      onClick={() => void editTracks(tracks)}
    >
      Edit
    </button>
  )
}

const hasNotes = ({ notes }: BackingPart) => [...notes.values()].some((bar) => bar.length > 0)

export function TracksSheet() {
  const { value } = backing
  const file = keptFile.value
  if (!value || !file) return <p>This project has no other tracks.</p>
  const { tracks, own } = value
  const [first] = own
  const nameOf = (track: number) => ownText(tracks[track]!.name) || `Track ${track + 1}`
  const namesOf = (some: readonly number[]) => some.map(nameOf).join(' and ')
  // Both hands on one neck, and each of them: a tab of its own, heard in place of the others.
  const apart = [
    ...(own.length > 1 ? own.map((track) => [track]) : []),
    ...Object.keys(file.parts)
      .map(tracksOfTabId)
      .filter((some) => some.length > 1 && some.join() !== own.join()),
  ]
  return (
    <div class="tracks-sheet">
      <p class="quiet">
        {ownText(file.name)}: {counted(tracks.length, 'track')}
      </p>
      <ul class="fader-rows">
        {tracks.map((part, track) =>
          (track !== first && own.includes(track)) || !hasNotes(part) ? null : (
            <FaderRow
              key={track}
              track={track}
              name={track === first ? namesOf(own) : nameOf(track)}
              what={whatOf(part)}
              isOwn={track === first}
            />
          ),
        )}
        {apart.map((some) => (
          <li key={some.join()}>
            <span class="track-name">
              {namesOf(some)}
              <small>{some.length > 1 ? 'on one neck' : 'alone'}</small>
            </span>
            <EditButton name={namesOf(some)} tracks={some} />
          </li>
        ))}
      </ul>
      <p class="hint">
        The tab of a track that is left stays as it is. Tracks are kept in this browser and written
        to Guitar Pro, MusicXML and MIDI; a link holds the one that is edited.
      </p>
    </div>
  )
}
