import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { deviceOwner } from './device-owner.ts'
import type { KeptAudit, KeptFinding } from './kept-audit.ts'

interface Shape extends DBSchema {
  audits: { key: [owner: string, id: string]; value: KeptAudit }
  findings: {
    key: string
    value: KeptFinding
    indexes: { ofAudit: [owner: string, auditId: string] }
  }
}

let opened: Promise<IDBPDatabase<Shape>> | undefined

/** The device's own store of lists and findings. @throws {Error} where the browser keeps none, as in some private windows. */
function deviceDatabase(): Promise<IDBPDatabase<Shape>> {
  opened ??= openDB<Shape>('vitrine.audits', 1, {
    upgrade(database) {
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

/** Returns the findings not yet sent; refused ones need a person's attention. */
export const isUnsent = ({ state, photo }: KeptFinding): boolean =>
  state === 'waiting' || (state === 'sent' && photo !== null)

/** Lists and findings stored on this device, shared by all tabs. */
export const deviceAudits = {
  audit: async (owner: string, id: string): Promise<KeptAudit | undefined> =>
    (await deviceDatabase()).get('audits', [owner, id]),
  /** Returns all lists of an owner. */
  audits: async (owner: string): Promise<KeptAudit[]> =>
    (await (await deviceDatabase()).getAll('audits')).filter(audit => audit.owner === owner),
  findings: async (owner: string, auditId: string): Promise<KeptFinding[]> =>
    (await deviceDatabase()).getAllFromIndex('findings', 'ofAudit', [owner, auditId]),
  /** Returns the findings to send, in the order in which they were made. */
  unsent: async (owner?: string): Promise<KeptFinding[]> =>
    (await (await deviceDatabase()).getAll('findings'))
      .filter(finding => isUnsent(finding) && (owner === undefined || finding.owner === owner))
      .toSorted((one, other) => one.at.localeCompare(other.at)),
  /** Returns true when there are findings on this device that the museum may lack: unsent or refused. */
  holdsUntaken: async (): Promise<boolean> =>
    (await (await deviceDatabase()).getAll('findings')).some(
      finding => isUnsent(finding) || finding.state === 'refused',
    ),
  keepAudit: async (audit: KeptAudit): Promise<void> => {
    await (await deviceDatabase()).put('audits', audit)
    changed()
  },
  keepFindings: async (findings: readonly KeptFinding[]): Promise<void> => {
    const write = (await deviceDatabase()).transaction('findings', 'readwrite')
    await Promise.all([...findings.map(finding => write.store.put(finding)), write.done])
    changed()
  },
  /** Removes all data from the device. */
  clear: async (): Promise<void> => {
    const database = await deviceDatabase()
    await Promise.all([database.clear('audits'), database.clear('findings')])
    deviceOwner.set(() => undefined)
    changed()
  },
  /** Listens to every change, also in other tabs. Returns a function that stops it. */
  onChange: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
