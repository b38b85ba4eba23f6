import './tables.ts'
import { readDocument } from '#model/api/licences.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/index.ts'
import { type Route, route } from '#server/platform/http/index.ts'
import { defaultDocuments } from './documents/default-documents.ts'
import { documentIn } from './read-document.ts'
import { insertFirstDocuments } from './store/documents.ts'

export { type AcceptedIds, acceptDocuments, keepAccepted, requireNewest } from './accept-documents.ts'
export type { DocumentText } from './tables.ts'

export interface LicencesOptions {
  readonly database: Database
  readonly clock: Clock
}

export interface Licences {
  readonly routes: readonly Route[]
  /** Gives an installation its first documents. */
  start(): Promise<void>
}

/** Plans, documents, orders: what a museum's licence is about. */
export function createLicences({ database, clock }: LicencesOptions): Licences {
  return {
    routes: [
      route(readDocument, ({ params, query, language }) =>
        documentIn(database, params.kind, query.type === 'trial' ? 'TRIAL' : 'PAID', query.lang ?? language),
      ),
    ],
    async start() {
      await database.asSystem('first documents', db => insertFirstDocuments(db, defaultDocuments, clock()))
    },
  }
}
