import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { deviceOwner } from './device-owner.ts'
import type { KeptEntry, KeptList } from './kept.ts'

interface Shape extends DBSchema {
  audits: { key: [owner: string, id: string]; value: KeptList }
  findings: {
    key: string
    value: KeptEntry
    indexes: { ofAudit: [owner: string, auditId: string] }
  }
  pictures: { key: [owner: string, address: string]; value: KeptPicture }
}

interface KeptPicture {
  readonly owner: string
  readonly address: string
  readonly content: Blob
}

let opened: Promise<IDBPDatabase<Shape>> | undefined

/** The device's own store of lists, entries and pictures; audits and findings keep the names under which devices have them. @throws {Error} where the browser keeps none, as in some private windows. */
function deviceDatabase(): Promise<IDBPDatabase<Shape>> {
  opened ??= openDB<Shape>('vitrine.audits', 2, {
    upgrade(database, before) {
      database.createObjectStore('pictures', { keyPath: ['owner', 'address'] })
      if (before > 0) return
      database.createObjectStore('audits', { keyPath: ['owner', 'id'] })
      database.createObjectStore('findings', { keyPath: 'id' }).createIndex('ofAudit', ['owner', 'auditId'])
    },
    // Another tab has a newer version of the product: this one must not keep it waiting.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    terminated: () => {
      opened = undefined
    },
  }).catch(failure => {
    opened = undefined
    throw failure
  })
  return opened
}

const line = new BroadcastChannel('vitrine.audits')
const listeners = new Set<() => void>()

const changed = () => {
  for (const listener of listeners) listener()
  line.postMessage('changed')
}
line.addEventListener('message', () => {
  for (const listener of listeners) listener()
})

/** Returns the entries not yet sent; refused ones need a person's attention. */
export const isUnsent = ({ state, photo }: KeptEntry): boolean =>
  state === 'waiting' || (state === 'sent' && photo !== null)

/** Lists and entries stored on this device, shared by all tabs. */
export const deviceLists = {
  list: async (owner: string, id: string): Promise<KeptList | undefined> =>
    (await deviceDatabase()).get('audits', [owner, id]),
  /** Returns all lists of an owner. */
  lists: async (owner: string): Promise<KeptList[]> =>
    (await (await deviceDatabase()).getAll('audits')).filter(audit => audit.owner === owner),
  entries: async (owner: string, auditId: string): Promise<KeptEntry[]> =>
    (await deviceDatabase()).getAllFromIndex('findings', 'ofAudit', [owner, auditId]),
  /** Returns the entries to send, in the order in which they were made. */
  unsent: async (owner?: string): Promise<KeptEntry[]> =>
    (await (await deviceDatabase()).getAll('findings'))
      .filter(finding => isUnsent(finding) && (owner === undefined || finding.owner === owner))
      .toSorted((one, other) => one.at.localeCompare(other.at)),
  /** Returns true when there are entries on this device that the museum may lack: unsent or refused. */
  holdsUntaken: async (): Promise<boolean> =>
    (await (await deviceDatabase()).getAll('findings')).some(
      finding => isUnsent(finding) || finding.state === 'refused',
    ),
  keepList: async (audit: KeptList): Promise<void> => {
    await (await deviceDatabase()).put('audits', audit)
    changed()
  },
  keepEntries: async (findings: readonly KeptEntry[]): Promise<void> => {
    const write = (await deviceDatabase()).transaction('findings', 'readwrite')
    await Promise.all([...findings.map(finding => write.store.put(finding)), write.done])
    changed()
  },
  picture: async (owner: string, address: string): Promise<Blob | undefined> =>
    (await (await deviceDatabase()).get('pictures', [owner, address]))?.content,
  keepPicture: async (owner: string, address: string, content: Blob): Promise<void> => {
    await (await deviceDatabase()).put('pictures', { owner, address, content })
  },
  /** Removes all data from the device. */
  clear: async (): Promise<void> => {
    const database = await deviceDatabase()
    await Promise.all([database.clear('audits'), database.clear('findings'), database.clear('pictures')])
    deviceOwner.set(() => undefined)
    changed()
  },
  /** Listens to every change, also in other tabs. Returns a function that stops it. */
  onChange: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
