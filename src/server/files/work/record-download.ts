import { doerOf, recordAuditOnce } from '#server/audit/index.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/index.ts'
import type { Call, MuseumActor } from '#server/platform/http/index.ts'

interface Downloaded {
  readonly count: number
  readonly format: string
  /** For a single file: which, and what it is called. */
  readonly id?: string
  readonly name?: string
}

/** A file that is fetched in many parts, or again and again by a program, is one entry for so long. */
const onceInSeconds = 600

/** Writes into the museum's record that files are taken along, before the first byte goes. */
export const recordDownload = (
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  { actor, request }: { readonly actor: MuseumActor; readonly request: Call<never>['request'] },
  downloaded: Downloaded,
): Promise<void> =>
  database.inTenant(actor.tenantId, tx =>
    recordAuditOnce(tx, onceInSeconds, doerOf(actor, request), 'filesDownloaded', clock(), {
      what: 'file',
      ...downloaded,
    }),
  )
