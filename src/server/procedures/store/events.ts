import type { TenantTransaction } from '#server/platform/db/index.ts'

export interface Happened {
  readonly kind:
    | 'begun'
    | 'changed'
    | 'moved'
    | 'deleted'
    | 'restored'
    | 'objectsAdded'
    | 'objectsRemoved'
    | 'objectChanged'
    | 'attached'
    | 'detached'
    | 'roomOpened'
    | 'roomClosed'
    | 'answered'
    | 'linked'
    | 'unlinked'
    | 'objectsGone'
    | 'reported'
    | 'reportAnnulled'
  readonly details?: Readonly<Record<string, unknown>>
}

/** Under whose name something is kept; without an account: somebody outside the museum, or the house itself. */
export interface DoneBy {
  readonly accountId: string | null
  readonly name: string
  readonly at: Date
  /** The administrator who works signed in as that person. */
  readonly impersonatorId?: string | undefined
}

export const insertEvent = (
  { db, tenantId }: TenantTransaction,
  procedureId: string,
  { kind, details = {} }: Happened,
  by: DoneBy,
) =>
  db
    .insertInto('procedure_event')
    .values({
      tenant_id: tenantId,
      procedure_id: procedureId,
      kind,
      account_id: by.accountId,
      account_name: by.name,
      at: by.at,
      details: JSON.stringify(details),
    })
    .execute()

/** What happened to a procedure, the latest first; `limit` at the most, before a certain one. */
export const eventsOf = (
  { db, tenantId }: TenantTransaction,
  procedureId: string,
  { before, limit }: { readonly before?: string | undefined; readonly limit: number },
) =>
  db
    .selectFrom('procedure_event')
    .where('tenant_id', '=', tenantId)
    .where('procedure_id', '=', procedureId)
    .$if(before !== undefined, query => query.where('id', '<', before ?? ''))
    .selectAll()
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

export type EventRecord = Awaited<ReturnType<typeof eventsOf>>[number]
