/** The shelf in the browser's database. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { follows, type ProjectRecord, recordHeld, type Shelf } from './shelf'

interface Tables extends DBSchema {
  projects: { key: string; value: Pick<ProjectRecord, 'id'> }
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
