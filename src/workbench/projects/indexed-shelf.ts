/** The shelf in the browser's database. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { follows, type KeptFile, type ProjectRecord, recordHeld, type Shelf } from './shelf'

interface Tables extends DBSchema {
  projects: { key: string; value: Pick<ProjectRecord, 'id'> }
  files: { key: string; value: KeptFile }
}

const DATABASE = 'pitch-map'
const VERSION = 2

/** Opens the database. Rejects where the browser refuses it. */
export async function indexedShelf(): Promise<Shelf> {
  let opened: Promise<IDBPDatabase<Tables>> | undefined
  const database = () => {
    opened ??= openDB<Tables>(DATABASE, VERSION, {
      upgrade: (created, before) => {
        if (before < 1) created.createObjectStore('projects', { keyPath: 'id' })
        created.createObjectStore('files', { keyPath: 'id' })
      },
      // Another tab changes or deletes the database: it is closed, and opened again when needed.
      blocking: (_current, _asked, event) => {
        if (event.target instanceof IDBDatabase) event.target.close()
        opened = undefined
      },
      terminated: () => {
        opened = undefined
      },
    })
    return opened
  }
  await database()
  return {
    lasts: 'long',
    files: {
      get: async (id) => (await database()).get('files', id),
      put: async (file) => (await database()).put('files', file),
      remove: async (id) => (await database()).delete('files', id),
    },
    all: async () =>
      (await (await database()).getAll('projects'))
        .filter(({ id }) => typeof id === 'string')
        .map((held) => recordHeld(held.id, held)),
    get: async (id) => {
      const held = await (await database()).get('projects', id)
      return held && recordHeld(id, held)
    },
    put: async (record) => {
      const writing = (await database()).transaction('projects', 'readwrite')
      const held = await writing.store.get(record.id)
      const there = held && recordHeld(record.id, held)
      if (!follows(record, there)) return { newer: there }
      await Promise.all([writing.store.put(record), writing.done])
      return { kept: record }
    },
    remove: async (id) => (await database()).delete('projects', id),
  }
}
