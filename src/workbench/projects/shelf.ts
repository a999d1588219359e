/** Where the projects of this browser are kept: one record each, under an id of its own. */
import type { ProjectState } from '#engine/project/project-state'
import type { Fader } from '../audio/playback/backing-state'
import { counted } from '../state/display-text'
import { named } from '../state/project-store'

export interface ProjectRecord {
  /** Given when the project is begun or opened; not the id inside the project, which links share. */
  readonly id: string
  /** The project's title, for the list. */
  readonly name: string
  /** ISO 8601. */
  readonly savedAt: string
  /** 1 when first kept, one more with each change. */
  readonly revision: number
  readonly project: ProjectState
}

/** The file that a project was opened from, with what was made of its other tracks. */
export interface KeptFile {
  /** Of the project's record. */
  readonly id: string
  readonly name: string
  readonly bytes: Uint8Array
  /** Other tracks as they were left, by the id of their tab. */
  readonly parts: Readonly<Record<string, ProjectState>>
  readonly faders: readonly Fader[]
}

/** The record that was kept, or the one of another tab that is there instead. */
export type PutAnswer =
  | { readonly kept: ProjectRecord }
  | { readonly newer: ProjectRecord | undefined }

export interface Shelf {
  /** How long the projects last: as long as the browser, or until the page is closed. */
  readonly lasts: 'long' | 'small' | 'page'
  readonly all: () => Promise<readonly ProjectRecord[]>
  readonly get: (id: string) => Promise<ProjectRecord | undefined>
  /**
   * Keeps a record if the one that is there has the revision before (none for revision 1), in one
   * step that no other tab can divide.
   */
  readonly put: (record: ProjectRecord) => Promise<PutAnswer>
  readonly remove: (id: string) => Promise<void>
  /** The file beside a project; where only little room is, it is kept as long as the page. */
  readonly files: {
    readonly get: (id: string) => Promise<KeptFile | undefined>
    readonly put: (file: KeptFile) => Promise<unknown>
    readonly remove: (id: string) => Promise<unknown>
  }
}

/** The record of a project as it is now, under its title or the name given. */
export function recordOf(
  project: ProjectState,
  record: Pick<ProjectRecord, 'id' | 'revision'> & { readonly name?: string },
): ProjectRecord {
  const { name = project.tabProject.title, ...rest } = record
  return { ...rest, name, savedAt: new Date().toISOString(), project: named(project, name) }
}

type Fields = Readonly<Record<string, unknown>>

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {}

/**
 * A record as it is held, whatever that is: what a damaged one lacks is filled, so that it is listed
 * and exported, has a reason told when it is opened, and is not written over as if none were there.
 */
export function recordHeld(id: string, held: unknown): ProjectRecord {
  const { name, savedAt, revision, project } = fieldsOf(held)
  const tabProject = fieldsOf(fieldsOf(project).tabProject)
  const title = typeof tabProject.title === 'string' ? tabProject.title : 'Damaged project'
  const filled = { ...fieldsOf(project), tabProject: { ...tabProject, title } }
  return {
    id,
    name: typeof name === 'string' ? name : title,
    savedAt: typeof savedAt === 'string' ? savedAt : '',
    revision: typeof revision === 'number' ? revision : 1,
    // Checked when it is opened.
    project: filled as unknown as ProjectState,
  }
}

/** Whether a record may follow the one that is there. */
export function follows(record: ProjectRecord, there: ProjectRecord | undefined): boolean {
  return record.revision === (there?.revision ?? 0) + 1
}

/** What of the browser's storage the shelf needs. */
type Drawer = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const PREFIX = 'pitch-map.shelf.'

/** Memory of the page in place of localStorage: lost when the page is closed. */
export function pageDrawer(): Drawer {
  const texts = new Map<string, string>()
  return {
    get length() {
      return texts.size
    },
    key: (index) => [...texts.keys()][index] ?? null,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  }
}

/** A shelf in a drawer. `put` rejects when the drawer is full. */
export function storageShelf(drawer: Drawer, lasts: Shelf['lasts']): Shelf {
  const read = (key: string): ProjectRecord | undefined => {
    const text = drawer.getItem(key)
    if (text === null) return undefined
    let held: unknown
    try {
      held = JSON.parse(text)
    } catch {
      // Listed as damaged.
    }
    return recordHeld(key.slice(PREFIX.length), held)
  }
  const files = new Map<string, KeptFile>()
  return {
    lasts,
    files: {
      get: async (id) => files.get(id),
      put: async (file) => files.set(file.id, file),
      remove: async (id) => files.delete(id),
    },
    get: async (id) => read(PREFIX + id),
    all: async () =>
      Array.from({ length: drawer.length }, (_, index) => drawer.key(index) ?? '')
        .filter((key) => key.startsWith(PREFIX))
        .flatMap((key) => read(key) ?? []),
    put: async (record) => {
      const there = read(PREFIX + record.id)
      if (!follows(record, there)) return { newer: there }
      drawer.setItem(PREFIX + record.id, JSON.stringify(record))
      return { kept: record }
    },
    remove: async (id) => drawer.removeItem(PREFIX + id),
  }
}

/** What the list says of a project. */
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** How long ago: `just now`, `5 min ago`, `3 h ago`, `2 days ago`, then the date. */
export function agoText(savedAt: string, nowMs: number): string {
  const ago = nowMs - Date.parse(savedAt)
  if (ago < MINUTE_MS) return 'just now'
  if (ago < HOUR_MS) return `${Math.floor(ago / MINUTE_MS)} min ago`
  if (ago < DAY_MS) return `${Math.floor(ago / HOUR_MS)} h ago`
  if (ago < 7 * DAY_MS) return `${counted(Math.floor(ago / DAY_MS), 'day')} ago`
  return savedAt.slice(0, 10)
}

/** `12 bars, 48 notes`; `damaged` where they cannot be counted. */
export function sizeText({ project }: ProjectRecord): string {
  const { measures } = project.tabProject
  if (!Array.isArray(measures) || !measures.every((one) => Array.isArray(one?.notes))) {
    return 'damaged'
  }
  const noteCount = measures.reduce((count, { notes }) => count + notes.length, 0)
  return `${counted(measures.length, 'bar')}, ${counted(noteCount, 'note')}`
}
