/**
 * The one project document and its history. Every change of the music goes through `edit`, so one
 * undo takes back one gesture and restores the same object as before.
 */
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import { defaultProjectState, type ProjectState } from '#engine/project/project-state'

/** 128 random bits; `crypto.randomUUID` is missing where the page is served without TLS. */
export function newProjectId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

interface HistoryStep {
  readonly label: string
  readonly project: ProjectState
}

/** Steps kept; older ones are forgotten. A step shares structure with its neighbours. */
const HISTORY_LIMIT = 400

const current = signal<ProjectState>(defaultProjectState())
const undoSteps = signal<readonly HistoryStep[]>([])
const redoSteps = signal<readonly HistoryStep[]>([])
let openGesture: string | undefined

/** The project as it stands. */
export const project: ReadonlySignal<ProjectState> = current

const openedId = signal(newProjectId())

/** Which project is open: its id among the projects of this browser. */
export const openedProject: ReadonlySignal<string> = openedId

const openings = signal(0)

/** Grows whenever a project is opened, also the same one again. */
export const openedTimes: ReadonlySignal<number> = openings

/** Parts of the project that many views follow; they wake only when their own part changes. */
export const theory = computed(() => current.value.theory)
export const tabMeasures = computed(() => current.value.tabProject.measures)
export const overlays = computed(() => current.value.overlays)
export const pianoPresetId = computed(() => current.value.mapping.pianoPreset)
export const tabId = computed(() => current.value.tabProject.id)
export const title = computed(() => current.value.tabProject.title)
export const outputLevel = computed(() => current.value.transport.outputLevel)

/** The edit that the next undo would take back; another object for every edit. */
export const lastEdit: ReadonlySignal<HistoryStep | undefined> = computed(() =>
  undoSteps.value.at(-1),
)
/** What the next undo would take back, and the next redo bring back: `Add note`. */
export const undoLabel = computed(() => lastEdit.value?.label)
export const redoLabel = computed(() => redoSteps.value.at(-1)?.label)

function stamped(before: ProjectState, after: ProjectState): ProjectState {
  if (after.tabProject === before.tabProject) return after
  return { ...after, tabProject: { ...after.tabProject, updatedAt: new Date().toISOString() } }
}

/**
 * Changes the project as one undoable step. `label` is the sentence of the undo button ("Add
 * note"). A change that returns the project it was given is no step. Consecutive edits with the
 * same `gesture` (a slider drag, the second digit of a fret) are one step.
 */
export function edit(
  label: string,
  change: (project: ProjectState) => ProjectState,
  options: { readonly gesture?: string } = {},
): void {
  const before = current.peek()
  const after = change(before)
  if (after === before) return
  const continues = options.gesture !== undefined && options.gesture === openGesture
  batch(() => {
    if (!continues) {
      undoSteps.value = [...undoSteps.peek(), { label, project: before }].slice(-HISTORY_LIMIT)
    }
    redoSteps.value = []
    current.value = stamped(before, after)
  })
  openGesture = options.gesture
}

/** Ends a gesture, so that the next edit of the same name is a step of its own. */
export function endGesture(): void {
  openGesture = undefined
}

/**
 * Changes where the player looks or listens (selected pitch, cursor, output level): kept in the
 * project and in its links, but no step of the history.
 */
export function adjust(change: (project: ProjectState) => ProjectState): void {
  current.value = change(current.peek())
}

/** Goes on with the open project under another id: as a copy, or as the same one opened before. */
export function continueAs(id: string, name: string): void {
  batch(() => {
    openedId.value = id
    current.value = named(current.peek(), name)
  })
}

/** The project with another title. */
export function named(state: ProjectState, title: string): ProjectState {
  return state.tabProject.title === title
    ? state
    : { ...state, tabProject: { ...state.tabProject, title } }
}

/** The project with its cursor at the start, as links carry and open it. */
export function atStart(state: ProjectState): ProjectState {
  return { ...state, transport: { ...state.transport, cursorBeat: 0 } }
}

/** Goes back to the project of the last of `steps`; `others` leads here again. */
function takeLast(steps: Signal<readonly HistoryStep[]>, others: Signal<readonly HistoryStep[]>) {
  const step = steps.peek().at(-1)
  if (!step) return undefined
  batch(() => {
    others.value = [...others.peek(), { label: step.label, project: current.peek() }]
    steps.value = steps.peek().slice(0, -1)
    current.value = step.project
  })
  endGesture()
  return step.label
}

/** Takes the last edit back. Gives its label, or `undefined` when there is none. */
export const undo = () => takeLast(undoSteps, redoSteps)

/** Brings the last undone edit back. Gives its label, or `undefined` when there is none. */
export const redo = () => takeLast(redoSteps, undoSteps)

/** Opens another project, under its id among the projects of this browser, with no history. */
export function openProject(opened: ProjectState, id: string = openedId.peek()): void {
  batch(() => {
    undoSteps.value = []
    redoSteps.value = []
    openedId.value = id
    current.value = opened
    openings.value += 1
  })
  endGesture()
}
