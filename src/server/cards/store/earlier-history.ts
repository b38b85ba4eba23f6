import { sql } from 'kysely'
import type { Change } from '#model/engine/diff.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { accountElsewhere, insertRevisions, type NewRevision } from './revisions.ts'

/** A revision as it was in another museum. People are names: they have no account here. */
export interface RevisionFromElsewhere {
  readonly version: number
  readonly at: Date
  /** `accountElsewhere` for members; that of the product for itself, and for people outside the museum. */
  readonly accountId: string
  readonly name: string
  /** Name of the person on whose behalf it was made. */
  readonly onBehalfOf: string | null
  readonly action: string
  readonly changes: readonly Change[]
}

/** Revisions that records have here, the oldest first, by record. */
export async function ownRevisions({ db, tenantId }: TenantTransaction, ids: readonly string[]) {
  const rows = await db
    .selectFrom('card_revision')
    .where('tenant_id', '=', tenantId)
    .where('card_id', '=', sql<string>`any(${[...ids]}::bigint[])`)
    .orderBy('version')
    .select(['card_id', 'version', 'account_id', 'action', 'operation_id'])
    .execute()
  return Map.groupBy(rows, ({ card_id }) => card_id)
}

/** Puts one revision, with no changes, in place of all that a locked record has. @returns its version */
export async function insertArrival(
  tx: TenantTransaction,
  cardId: string,
  arrival: Omit<NewRevision, 'cardId' | 'changes'>,
): Promise<number> {
  await tx.db
    .deleteFrom('card_revision')
    .where('tenant_id', '=', tx.tenantId)
    .where('card_id', '=', cardId)
    .execute()
  await insertRevisions(tx, [{ ...arrival, cardId, changes: [] }])
  return arrival.version
}

/** Versions on their way from one place to another: no record has as many. */
const aside = 1_000_000_000

/** Moves the revisions of a locked record to later versions. @returns the version the record has then */
export async function moveRevisions(
  { db, tenantId }: TenantTransaction,
  cardId: string,
  { by, from }: { readonly by: number; readonly from: number },
): Promise<number> {
  // In two steps: one would meet versions that have not moved yet.
  for (const step of [aside, by - aside])
    await db
      .updateTable('card_revision')
      .set({ version: sql`version + ${step}::int` })
      .where('tenant_id', '=', tenantId)
      .where('card_id', '=', cardId)
      .execute()
  return from + by
}

/** Revisions written by one statement. */
const atOnce = 500

export async function insertEarlier(
  { db, tenantId }: TenantTransaction,
  cardId: string,
  revisions: readonly RevisionFromElsewhere[],
): Promise<void> {
  for (let from = 0; from < revisions.length; from += atOnce)
    await db
      .insertInto('card_revision')
      .values(
        revisions
          .slice(from, from + atOnce)
          .map(({ version, at, accountId, name, onBehalfOf, action, changes }) => ({
            tenant_id: tenantId,
            card_id: cardId,
            version,
            at,
            account_id: accountId,
            name,
            on_behalf_of: onBehalfOf === null ? null : accountElsewhere,
            on_behalf_of_name: onBehalfOf,
            action,
            operation_id: null,
            changes: JSON.stringify(changes),
          })),
      )
      .execute()
}

/** Sets the version of a locked record, when it was made, and the name of who made it. */
export const setBeginning = (
  { db, tenantId }: TenantTransaction,
  cardId: string,
  { version, at, name }: { readonly version: number; readonly at: Date; readonly name: string },
) =>
  db
    .updateTable('card')
    .set({ version, created_at: at, created_by: accountElsewhere, created_name: name })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', cardId)
    .execute()
