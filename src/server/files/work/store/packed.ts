import { sql } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'

export interface PackedContent {
  readonly cardId: string
  readonly version: number
}

/** Those of some files that an operation has gathered already. */
export async function packedAmong(
  { tenantId, db }: TenantTransaction,
  operationId: string,
  cardIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (cardIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('packed_file')
    .select('card_id')
    .where('tenant_id', '=', tenantId)
    .where('operation_id', '=', operationId)
    .where('card_id', 'in', cardIds)
    .execute()
  return new Set(rows.map(({ card_id }) => card_id))
}

/** Gathers a content under the first of some names that is free. */
export async function insertPacked(
  { tenantId, db }: TenantTransaction,
  operationId: string,
  { cardId, version }: PackedContent,
  names: readonly string[],
): Promise<void> {
  for (const name of names) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('packed_file')
      .values({ tenant_id: tenantId, operation_id: operationId, card_id: cardId, version, name })
      .onConflict(conflict => conflict.doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows) return
  }
}

export async function countPacked({ tenantId, db }: TenantTransaction, operationId: string): Promise<number> {
  const { count } = await db
    .selectFrom('packed_file')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('tenant_id', '=', tenantId)
    .where('operation_id', '=', operationId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Gathered files that are not in the bin, by name. */
export const packedFiles = ({ tenantId, db }: TenantTransaction, operationId: string) =>
  db
    .selectFrom('packed_file')
    .innerJoin('file', join =>
      join
        .onRef('file.tenant_id', '=', 'packed_file.tenant_id')
        .onRef('file.card_id', '=', 'packed_file.card_id')
        .onRef('file.version', '=', 'packed_file.version'),
    )
    .innerJoin('card', join =>
      join.onRef('card.tenant_id', '=', 'file.tenant_id').onRef('card.id', '=', 'file.card_id'),
    )
    .select([
      'packed_file.card_id',
      'packed_file.name',
      'file.storage_key',
      'file.picture',
      'file.mime',
      'file.bytes',
      'file.sha256',
      'file.created_at',
    ])
    .where('packed_file.tenant_id', '=', tenantId)
    .where('packed_file.operation_id', '=', operationId)
    .where('card.deleted_at', 'is', null)
    .orderBy(sql`lower(packed_file.name)`)
    .execute()

export type PackedFile = Awaited<ReturnType<typeof packedFiles>>[number]

/** Forgets what was gathered before a moment. */
export const forgetPacked = ({ tenantId, db }: TenantTransaction, before: Date) =>
  db.deleteFrom('packed_file').where('tenant_id', '=', tenantId).where('created_at', '<', before).execute()
