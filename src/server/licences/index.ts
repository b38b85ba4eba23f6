import './tables.ts'
import type { Route } from '#server/platform/http/index.ts'
import { defineJob } from '#server/platform/jobs/index.ts'
import { defaultDocuments } from './documents/default-documents.ts'
import type { LicencesContext } from './licences-context.ts'
import { remindOfEnds } from './remind.ts'
import { licenceRoutes } from './routes.ts'
import { insertFirstDocuments } from './store/documents.ts'

export { type AcceptedIds, acceptDocuments, keepAccepted, requireNewest } from './accept-documents.ts'
export { licenceEnding } from './licence-ending.ts'
export type { DocumentText } from './tables.ts'

export interface Licences {
  readonly routes: readonly Route[]
  /** Gives an installation its first documents. */
  start(): Promise<void>
  /** Mails what there is to say of licences that end; a job does it every morning. */
  remind(): Promise<void>
}

/** Plans, documents, orders: what a museum's licence is about. */
export function createLicences(context: LicencesContext): Licences {
  const { database, clock, jobs } = context
  const remind = defineJob<Record<string, never>>({
    name: 'licences.remind',
    run: () => remindOfEnds(context),
  })
  jobs.register(remind)
  jobs.schedule(remind, '11 5 * * *', {})
  return {
    routes: licenceRoutes(context),
    async start() {
      await database.asSystem('first documents', db => insertFirstDocuments(db, defaultDocuments, clock()))
    },
    remind: () => remindOfEnds(context),
  }
}
