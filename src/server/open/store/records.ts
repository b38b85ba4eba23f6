import { sql } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { NamedRecord } from '../listed.ts'

/** A record of whatever type, also one in the bin; undefined for one that is gone. */
export const recordOf = ({ db, tenantId }: TenantTransaction, id: string) =>
  db.selectFrom('card').where('tenant_id', '=', tenantId).where('id', '=', id).selectAll().executeTakeFirst()

/** Records of whatever types, also those in the bin. */
export const recordsByIds = ({ db, tenantId }: TenantTransaction, ids: readonly string[]) =>
  db
    .selectFrom('card')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', sql<string>`any(${[...ids]}::bigint[])`)
    .selectAll()
    .orderBy('id')
    .execute()

/** Published records of a kind that were named last, newest first. */
export const newestRecords = (
  { db, tenantId }: TenantTransaction,
  kind: string,
  most: number,
): Promise<NamedRecord[]> =>
  db
    .selectFrom('public_name')
    .innerJoin('card', join =>
      join.onRef('card.tenant_id', '=', 'public_name.tenant_id').onRef('card.id', '=', 'public_name.card_id'),
    )
    .where('public_name.tenant_id', '=', tenantId)
    .where('card.tenant_id', '=', tenantId)
    .where('public_name.kind', '=', kind)
    .where('public_name.withdrawn_at', 'is', null)
    .where('card.published', '=', true)
    .where('card.deleted_at', 'is', null)
    .select(['card.id', 'public_name.name', 'public_name.kind'])
    .orderBy('public_name.minted_at', 'desc')
    .orderBy('public_name.name')
    .limit(most)
    .execute()

/** Names that were withdrawn since a moment, and stay so, newest first; the first so many. */
export const withdrawnSince = ({ db, tenantId }: TenantTransaction, since: Date, most: number) =>
  db
    .selectFrom('public_name')
    .where('tenant_id', '=', tenantId)
    .where('withdrawn_at', '>=', since)
    .select(['name', 'kind', 'withdrawn_at as withdrawnAt'])
    .orderBy('withdrawn_at', 'desc')
    .orderBy('name')
    .limit(most)
    .execute()

/** State of a museum, its name, and when its licence ends. */
export const museumOf = ({ db, tenantId }: TenantTransaction) =>
  db
    .selectFrom('tenant')
    .where('id', '=', tenantId)
    .where('erasing_since', 'is', null)
    .where('copy_of', 'is', null)
    .where(sql<boolean>`state <> 'closed'`)
    .select(['name', 'state', 'licence_to as licenceTo'])
    .executeTakeFirst()
