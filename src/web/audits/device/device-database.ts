import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
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
export function deviceDatabase(): Promise<IDBPDatabase<Shape>> {
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
