/**
 * Which project the page starts with: the one in the address, else the one this browser saved,
 * else an empty one. A link that cannot be read leaves a usable page and a message that says why.
 */
import { DomainError } from '#engine/errors'
import { MAX_CAPO } from '#engine/instrument/neck'
import { checkProject } from '#engine/project/check-project'
import { neckOfProject } from '#engine/project/project-neck'
import type { ProjectState } from '#engine/project/project-state'
import { parseDegree } from '#engine/theory/interval'
import { savedProjectText, saveProject } from './autosave'
import { showMessage } from './messages'
import { withNeck } from './project-neck'
import { atStart, edit, openProject } from './project-store'
import { knownChordType, rememberChordType } from './theory-context'

/** Reads the project of a link. @throws DomainError when it cannot be read. */
async function projectInAddress(search: string): Promise<ProjectState | undefined> {
  const query = new URLSearchParams(search)
  const plain = query.get('project')
  const compressed = query.get('zproject')
  if (plain === null && compressed === null) return undefined
  const codec = await import('#engine/project/state-codec')
  return plain === null
    ? codec.decodeCompressedProject(compressed ?? '')
    : codec.decodeProject(plain)
}

/** Makes the composed chord type of a project known before the page reads the project. */
export async function learnChordOf(state: ProjectState): Promise<void> {
  const { chord } = state.theory
  if (knownChordType(chord) !== undefined) return
  const { chordTypeOfDegrees } = await import('#engine/harmony/compose-chord-type')
  const degrees = chord.split('-').map(parseDegree)
  const type = degrees.every((degree) => degree !== undefined) && chordTypeOfDegrees(degrees)
  if (type) rememberChordType(type)
}

/**
 * A project whose frets count from the nut although it has a capo, as before a capo was part of the
 * neck, with its frets counted from the capo. Where a note lies below the capo, the capo goes.
 */
export async function onItsNeck(state: ProjectState): Promise<ProjectState> {
  const { capo } = state.tabProject
  const read = neckOfProject(state)
  if (capo === read.capo) return state
  try {
    const [{ moveProject }, { withCapo }] = await Promise.all([
      import('../panels/neck-sheet/move-project'),
      import('../panels/neck-sheet/edit-strings'),
    ])
    const { project, leftOut } = moveProject(state, withCapo(read, Math.min(capo, MAX_CAPO)))
    return leftOut.length > 0 ? withNeck(state, read) : project
  } catch {
    // Without that code, the project is shown as it can be read: without the capo.
    return withNeck(state, read)
  }
}

function savedProject(): ProjectState | undefined {
  const text = savedProjectText()
  if (text === undefined) return undefined
  try {
    return checkProject(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** Takes the project out of the address, so that a reload keeps later edits. */
function clearAddress(): void {
  history.replaceState(null, '', location.pathname)
}

/** Opens the project that the page starts with. Never rejects. */
export async function openFromAddress(): Promise<void> {
  const saved = savedProject()
  if (saved) await learnChordOf(saved).catch(() => undefined)
  if (!/[?&]z?project=/.test(location.search)) {
    if (saved) openProject(await onItsNeck(saved))
    return
  }
  try {
    const decoded = await projectInAddress(location.search)
    if (decoded) {
      await learnChordOf(decoded)
      const linked = atStart(await onItsNeck(decoded))
      openProject(linked)
      saveProject(linked)
    }
    if (saved?.tabProject.measures.some((measure) => measure.notes.length > 0)) {
      // Edited in, so that undo leads to the link's project again.
      showMessage('Opened the project of the link.', 'note', {
        stays: true,
        action: {
          label: 'Back to my own',
          run: () => void onItsNeck(saved).then((own) => edit('Back to my own project', () => own)),
        },
      })
    }
    clearAddress()
  } catch (error) {
    if (saved) openProject(await onItsNeck(saved))
    const reason =
      error instanceof DomainError
        ? error.message
        : 'The part that reads links could not be loaded.'
    showMessage(
      `This link could not be opened: ${reason} ${saved ? 'Your last project is here instead.' : 'Here is an empty project instead.'}`,
      'problem',
    )
  }
}
