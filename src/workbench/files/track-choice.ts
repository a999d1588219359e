/** What the player chooses of an opened file, and the project that this makes. */
import { batch, computed, effect, signal } from '@preact/signals'
import { tabIdOf } from '../projects/track-ids'
import { counted } from '../state/display-text'
import { neck } from '../state/project-neck'
import { project } from '../state/project-store'
import { WorkRefusal } from '../state/worker-calls'
import {
  arrangeableTracks,
  arranged,
  arrangeOptions,
  isArranging,
  isFirstArranged,
} from './arrange-choice'
import { askFileWorker } from './ask-file-worker'
import type { ArrangedTracks, Fingers, TrackProject, TrackSummary } from './file-messages'
import { askAboutNext, askedFile, followingCount, refuseFile } from './file-queue'
import { takeProject } from './open-project-file'

export const chosenTrack = signal(0)
export const fingers = signal<Fingers>('written')
/** Whether the part moves to the neck that the page shows. */
export const leavesOwnNeck = signal(false)

/** What the choice makes; `undefined` while it is worked out. */
export const trackProject = signal<TrackProject | undefined>(undefined)
/** Why it makes nothing. */
export const trackRefusal = signal<string | undefined>(undefined)

export const trackSummary = computed<TrackSummary | undefined>(
  () => askedFile.value?.file.tracks[chosenTrack.value],
)

/** 0-based indexes of the tracks that the choice is made of. */
const ownTracks = computed<readonly number[]>(() =>
  isArranging.value ? arrangeableTracks.value : [chosenTrack.value],
)

/** The tracks with notes that stay behind the chosen ones. */
export const otherTracks = computed<readonly TrackSummary[]>(() =>
  (askedFile.value?.file.tracks ?? []).filter(
    ({ noteCount }, index) => noteCount > 0 && !ownTracks.value.includes(index),
  ),
)

/** What of the file and of the choice was changed or left out. */
export const report = computed(() => [
  ...(askedFile.value?.file.report ?? []),
  ...(trackProject.value?.report ?? []),
])

export function chooseTrack(index: number): void {
  isArranging.value = false
  chosenTrack.value = index
}

const withoutExtension = (name: string) => name.replace(/\.[a-z0-9]{1,9}$/i, '')

/** Whether files are opened as they are first shown, without asking. */
const isOpeningAll = signal(false)

let lastAsked = 0

/** Asks for the arrangement, where one is chosen, or for the track. Reads every choice at once. */
function askForChoice(title: string): Promise<TrackProject | ArrangedTracks> {
  if (isArranging.value) {
    const tracks = arrangeableTracks.value
    return askFileWorker('arrange', { ...arrangeOptions.value, tracks, neck: neck.peek(), title })
  }
  return askFileWorker('track', {
    track: chosenTrack.value,
    fingers: fingers.value,
    leavesOwnNeck: leavesOwnNeck.value,
    neck: neck.peek(),
    title,
  })
}

async function work(): Promise<void> {
  const asked = askedFile.value
  const id = ++lastAsked
  trackProject.value = undefined
  trackRefusal.value = undefined
  if (!asked) return
  try {
    const made = await askForChoice(withoutExtension(asked.name))
    if (id !== lastAsked) return
    arranged.value = 'kept' in made ? made : undefined
    trackProject.value = 'kept' in made ? { ...made, placing: undefined } : made
  } catch (error) {
    if (id !== lastAsked) return
    trackRefusal.value =
      error instanceof WorkRefusal ? error.message : 'This track could not be read.'
  }
  if (isOpeningAll.peek()) await openChosen()
}

/**
 * Works out each choice. A file starts with its first track that strings play; the hands of a piano
 * and a melody high on the neck, which may lie an octave lower, with their arrangement.
 */
export function followChoices(): void {
  effect(() => {
    const asked = askedFile.value
    batch(() => {
      chosenTrack.value = asked?.file.firstTrack ?? 0
      fingers.value = 'written'
      leavesOwnNeck.value = false
      isArranging.value = asked !== undefined && isFirstArranged(asked.file.tracks, neck.peek())
      arranged.value = undefined
    })
  })
  effect(() => void work())
}

/** Opens what was chosen as a project, and goes on to the next file. */
export async function openChosen(): Promise<void> {
  const asked = askedFile.peek()
  const made = trackProject.peek()
  if (!asked) return
  let taken: Promise<void> | undefined
  if (!made) refuseFile(asked.name, trackRefusal.peek() ?? 'it was not read to its end.')
  else if (made.noteCount === 0) refuseFile(asked.name, 'no note of it has a place on the neck.')
  else {
    const now = new Date().toISOString()
    const { mapping, transport } = project.peek()
    const hasOthers = otherTracks.peek().length > 0
    const id = hasOthers ? { id: tabIdOf(ownTracks.peek()) } : {}
    const opened = {
      ...made.project,
      mapping,
      transport: { ...made.project.transport, outputLevel: transport.outputLevel },
      tabProject: { ...made.project.tabProject, ...id, createdAt: now, updatedAt: now },
    }
    const bars = counted(opened.tabProject.measures.length, 'bar')
    const told = `Opened ${asked.name}: ${counted(made.noteCount, 'note')} in ${bars}.`
    taken = takeProject(opened, asked.name, told).then(async () => {
      if (hasOthers) await (await import('./kept-file')).keepFile(asked.name, asked.bytes)
    })
  }
  if (followingCount.peek() === 0) isOpeningAll.value = false
  // Asked before waiting, so that a second press does not open the same file again.
  askAboutNext()
  await taken
}

/** Opens this file and all that follow with what each is first shown with. */
export async function openAll(): Promise<void> {
  isOpeningAll.value = true
  await openChosen()
}
