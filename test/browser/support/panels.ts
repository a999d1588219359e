/** Working the panels beside the tab, and opening the page on a theory of one's own. */
import type { TabNote } from '#engine/tab/tab-event'
import { expect, openWorkbench, type Page, savedProject } from './workbench'

/** Shows a panel by its tab. */
export async function openPanel(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name, exact: true }).click()
  await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible()
  await expect(page.locator('.loading')).toHaveCount(0)
}

/** Parts of a project to start from; the rest is the service's default. */
export interface Start {
  readonly theory?: Readonly<Record<string, string>>
  readonly tabProject?: Readonly<Record<string, unknown>>
}

/** Opens the workbench on a project. */
export async function openProject(page: Page, start: Start): Promise<void> {
  const plain = await (await page.request.get('/api/project')).json()
  const state = {
    ...plain,
    theory: { ...plain.theory, ...start.theory },
    tabProject: { ...plain.tabProject, ...start.tabProject },
  }
  const text = Buffer.from(JSON.stringify(state)).toString('base64url')
  // On a phone a link opens to be read; the tests write.
  await openWorkbench(page, `/?project=${text}&view=edit`)
}

/** MIDI numbers of the open strings, string 1 first. */
const OPEN_MIDI = [64, 59, 55, 50, 45, 40] as const

/** A measure of quarter notes, one place after the other. */
export function measureOf(
  places: readonly (readonly [string: number, fret: number])[],
): Readonly<Record<string, unknown>> {
  return {
    id: 'measure-1',
    tempo: 90,
    timeSignature: [4, 4],
    notes: places.map(([string, fret], index) => ({
      id: `note-${index + 1}`,
      string,
      fret,
      midi: OPEN_MIDI[string - 1]! + fret,
      startBeat: index,
      durationBeats: 1,
      technique: 'normal',
    })),
  }
}

/** The notes of a grip, the last string first, held for a bar; ids from its number. */
export function chordGrip(
  frets: readonly (number | null)[],
  number: number,
): readonly Readonly<Record<string, unknown>>[] {
  return frets.flatMap((fret, index) => {
    if (fret === null) return []
    const string = frets.length - index
    return {
      id: `grip-${number}-${string}`,
      string,
      fret,
      midi: OPEN_MIDI[string - 1]! + fret,
      startBeat: 0,
      durationBeats: 4,
      technique: 'normal',
    }
  })
}

export type SavedNote = Omit<TabNote, 'technique'>

/** The notes of the tab as the browser saved them. */
export async function savedNotes(page: Page): Promise<readonly SavedNote[]> {
  const { tabProject } = (await savedProject(page)) as {
    tabProject: { measures: readonly { notes: readonly SavedNote[] }[] }
  }
  return tabProject.measures.flatMap(({ notes }) => notes)
}

/** Notes as `string:fret`. */
export function placesText(notes: readonly { string: number; fret: number }[]): string {
  return notes.map(({ string, fret }) => `${string}:${fret}`).join(' ')
}

/** What the page sounds from now on, caught at the buffers it starts. */
export async function countSounds(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    // A counter of ours, which no type of the page knows.
    const counted = window as unknown as { soundCount: number }
    counted.soundCount = 0
    const start = AudioBufferSourceNode.prototype.start
    AudioBufferSourceNode.prototype.start = function (...args) {
      counted.soundCount++
      return start.apply(this, args)
    }
  })
  return () => page.evaluate(() => (window as unknown as { soundCount: number }).soundCount)
}
