/**
 * The file that the open project came from, kept beside it in this browser: its other tracks play
 * along, are edited in turn, and are written with it.
 */
import { effect, signal } from '@preact/signals'
import { checkProject } from '#engine/project/check-project'
import type { ProjectState } from '#engine/project/project-state'
import type { BackingTrack } from '#formats/track/sounds-of-track'
import {
  type Backing,
  type BackingPart,
  backing,
  type Fader,
  faders,
  firstFader,
} from '../audio/playback/backing-state'
import { readyProject } from '../editor/ready-project'
import { shelfOfBrowser } from '../projects/open-shelf'
import { saveProject } from '../projects/save-project'
import type { KeptFile } from '../projects/shelf'
import { tabIdOf, tracksOfTabId } from '../projects/track-ids'
import { showMessage, speak } from '../state/messages'
import { neck } from '../state/project-neck'
import { openedProject, openedTimes, openProject, project } from '../state/project-store'
import { ownText } from '../state/shown-names'
import { WorkRefusal } from '../state/worker-calls'
import { askFileWorker } from './ask-file-worker'

/** That of the open project. */
export const keptFile = signal<KeptFile | undefined>(undefined)

let tracksRead: readonly BackingTrack[] = []

/** A project of the shelf, if it is one. */
function checked(value: unknown): ProjectState | undefined {
  try {
    return checkProject(value)
  } catch {
    return undefined
  }
}

/** Tracks that were edited and are not open, by 0-based index. */
export function editedParts({ parts }: KeptFile): ReadonlyMap<number, ProjectState> {
  return new Map(
    Object.entries(parts).flatMap(([id, held]) => {
      const [track, ...others] = tracksOfTabId(id)
      const part = checked(held)
      return track !== undefined && others.length === 0 && part ? [[track, part] as const] : []
    }),
  )
}

function backingOfFile(file: KeptFile, own: readonly number[]): Backing {
  const edited = editedParts(file)
  const tracks = tracksRead.map(({ bars, ...track }, index): BackingPart => {
    const part = edited.get(index)
    const notes = part
      ? part.tabProject.measures.map((measure) => [measure.id, measure.notes] as const)
      : bars.map((bar, number) => [`measure-${number + 1}`, bar] as const)
    return { ...track, notes: new Map(notes) }
  })
  return { tracks, own }
}

/** Puts a file that was read under the open tab, or takes away what is there. */
function lay(file: KeptFile | undefined, tracks: readonly BackingTrack[]): void {
  const own = tracksOfTabId(project.peek().tabProject.id)
  const isThere = file !== undefined && own.length > 0 && own.every((track) => tracks[track])
  keptFile.value = isThere ? file : undefined
  tracksRead = tracks
  backing.value = isThere ? backingOfFile(file, own) : undefined
  faders.value = isThere
    ? tracks.map((_, index) => file.faders[index] ?? firstFader(own.includes(index)))
    : []
}

async function put(file: KeptFile): Promise<void> {
  keptFile.value = file
  try {
    await (await shelfOfBrowser()).files.put(file)
  } catch {
    showMessage(
      'This browser has no room for the other tracks: they stay until the page is closed.',
      'problem',
    )
  }
}

/** Mixes a track; `keepMix` keeps it. */
export function mixTrack(track: number, change: Partial<Fader>): void {
  faders.value = faders
    .peek()
    .map((fader, index) => (index === track ? { ...fader, ...change } : fader))
}

export function keepMix(): void {
  const file = keptFile.peek()
  if (file) void put({ ...file, faders: faders.peek() })
}

let turn = 0

/** Brings the file of the open project back. */
async function load(id: string): Promise<void> {
  const own = ++turn
  const file = await (await shelfOfBrowser()).files.get(id).catch(() => undefined)
  const tracks = file ? await askFileWorker('backing', file.bytes).catch(() => []) : []
  if (own === turn) lay(file, tracks)
}

/** The record of the open project has another id now; a file that lies there already stays. */
async function goAlong(id: string): Promise<void> {
  const file = keptFile.peek()
  if (!file || file.id === id) return
  const there = await (await shelfOfBrowser()).files.get(id).catch(() => undefined)
  if (there) await load(id)
  else if (openedProject.peek() === id) await put({ ...file, id })
}

/** Follows the open project; once for the page. */
export function followOpenProject(): void {
  let opened = -1
  effect(() => {
    const id = openedProject.value
    const file = keptFile.peek()
    if (openedTimes.value === opened) void goAlong(id)
    else if (file?.id === id) lay(file, tracksRead)
    else void load(id)
    opened = openedTimes.value
  })
}

/** Keeps a file beside the project that was just opened from it, unless one lies there. */
export async function keepFile(name: string, bytes: Uint8Array): Promise<void> {
  const times = openedTimes.peek()
  const tracks = await askFileWorker('backing', bytes)
  // A project that this browser has just so has its id then.
  await saveProject()
  const id = openedProject.peek()
  const there = await (await shelfOfBrowser()).files.get(id).catch(() => undefined)
  if (openedTimes.peek() !== times) return
  if (there) return load(id)
  turn++
  const file: KeptFile = { id, name, bytes, parts: {}, faders: [] }
  lay(file, tracks)
  await put(file)
}

async function partOf(
  file: KeptFile,
  tracks: readonly number[],
): Promise<ProjectState | undefined> {
  const kept = checked(file.parts[tabIdOf(tracks)])
  const [track] = tracks
  if (kept || track === undefined) return kept
  const { title } = project.peek().tabProject
  try {
    return (await askFileWorker('part', { bytes: file.bytes, track, neck: neck.peek(), title }))
      .project
  } catch (error) {
    const reason = error instanceof WorkRefusal ? error.message : 'it could not be read.'
    showMessage(`This track cannot be edited: ${reason}`, 'problem')
    return undefined
  }
}

/**
 * Opens the tab of another track, or one that was made of several, in the place of the one that is
 * open, which goes on playing as it was left. Key, song, title, place and mix stay; undo begins anew.
 */
export async function editTracks(tracks: readonly number[]): Promise<void> {
  const file = keptFile.peek()
  const part = file && (await partOf(file, tracks))
  if (!part || keptFile.peek()?.id !== file.id) return
  const before = project.peek()
  const { song: _itsOwn, ...rest } = part
  const { theory, mapping, transport, song } = before
  const state = await readyProject({
    ...rest,
    theory,
    mapping,
    transport,
    ...(song && { song }),
    tabProject: {
      ...part.tabProject,
      id: tabIdOf(tracks),
      title: before.tabProject.title,
      createdAt: before.tabProject.createdAt,
      updatedAt: new Date().toISOString(),
    },
  })
  if (project.peek() !== before) return
  const parts = { ...file.parts, [before.tabProject.id]: before }
  await put({ ...file, parts, faders: faders.peek() })
  openProject(state)
  void saveProject()
  speak(`Editing ${tracks.map((track) => ownText(tracksRead[track]?.name ?? '')).join(' and ')}`)
}
