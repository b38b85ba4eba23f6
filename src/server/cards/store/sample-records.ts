import { sql } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'

/** A record of the sample data as it stands now. */
export interface SampleRecord {
  readonly id: string
  readonly name: string
  readonly type: number
  /** The version in which it was put in. */
  readonly version: number
  readonly incrementalNumber: number
  readonly number: string
}

/** Marks a record as sample data, or, for one that is marked, as put in in its present version. */
export async function markSample(
  { db, tenantId }: TenantTransaction,
  id: string,
  name: string,
): Promise<void> {
  await sql`
    insert into sample_record (tenant_id, card_id, name, version)
    select tenant_id, id, ${name}, version from card where tenant_id = ${tenantId} and id = ${id}
    on conflict (tenant_id, card_id) do update set version = excluded.version`.execute(db)
}

/** Returns the sample data of the museum, in the trash or not, in the order in which it was put in. */
export const sampleRecords = ({ db, tenantId }: TenantTransaction): Promise<readonly SampleRecord[]> =>
  db
    .selectFrom('sample_record')
    .innerJoin('card', join =>
      join
        .onRef('card.tenant_id', '=', 'sample_record.tenant_id')
        .onRef('card.id', '=', 'sample_record.card_id'),
    )
    .where('sample_record.tenant_id', '=', tenantId)
    .select([
      'card.id',
      'sample_record.name',
      'card.type',
      'sample_record.version',
      'card.incremental_number as incrementalNumber',
      'card.number',
    ])
    .orderBy('card.id')
    .execute()

/** Returns those of some records that are sample data. */
export const sampleAmong = async (
  { db, tenantId }: TenantTransaction,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('sample_record')
    .where('tenant_id', '=', tenantId)
    .where('card_id', '=', sql<string>`any(${[...ids]}::bigint[])`)
    .select('card_id')
    .execute()
  return new Set(rows.map(({ card_id }) => card_id))
}

/** Counts the sample data that is not in the trash, by type. */
export async function sampleCounts({
  db,
  tenantId,
}: TenantTransaction): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('sample_record')
    .innerJoin('card', join =>
      join
        .onRef('card.tenant_id', '=', 'sample_record.tenant_id')
        .onRef('card.id', '=', 'sample_record.card_id'),
    )
    .where('sample_record.tenant_id', '=', tenantId)
    .where('card.deleted_at', 'is', null)
    .select(eb => ['card.type', eb.fn.countAll<string>().as('total')])
    .groupBy('card.type')
    .execute()
  return new Map(rows.map(({ type, total }) => [type, Number(total)]))
}

/** Forgets which records are sample data: those that are left belong to the museum. */
export const forgetSamples = ({ db, tenantId }: TenantTransaction) =>
  db.deleteFrom('sample_record').where('tenant_id', '=', tenantId).execute()
