/** The shelf in the browser's database. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { follows, type ProjectRecord, type Shelf } from './shelf'

interface Tables extends DBSchema {
  projects: { key: string; value: ProjectRecord }
}

const DATABASE = 'pitch-map'
const VERSION = 1

/** Opens the database. Rejects where the browser refuses it. */
export async function indexedShelf(): Promise<Shelf> {
  let opened: Promise<IDBPDatabase<Tables>> | undefined
  const database = () => {
    opened ??= openDB<Tables>(DATABASE, VERSION, {
      upgrade: (created) => {
        created.createObjectStore('projects', { keyPath: 'id' })
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
    all: async () => (await database()).getAll('projects'),
    get: async (id) => (await database()).get('projects', id),
    put: async (record) => {
      const writing = (await database()).transaction('projects', 'readwrite')
      const there = await writing.store.get(record.id)
      if (!follows(record, there)) return { newer: there }
      await Promise.all([writing.store.put(record), writing.done])
      return { kept: record }
    },
    remove: async (id) => (await database()).delete('projects', id),
  }
}
