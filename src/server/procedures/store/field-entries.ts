import { sql } from 'kysely'
import type { CardValues } from '#model/engine/define-card.ts'
import { eventPath } from '#model/engine/diff.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'

const log = ({ db, tenantId }: TenantTransaction, procedureId: string) =>
  db
    .selectFrom('field_entry')
    .where('field_entry.tenant_id', '=', tenantId)
    .where('field_entry.procedure_id', '=', procedureId)

/** Entries in the order in which they came in: those after one, or all that say how certain objects stand. */
export const entriesOf = (
  tx: TenantTransaction,
  procedureId: string,
  {
    after,
    limit,
    about,
  }: {
    readonly after?: string | undefined
    readonly limit?: number
    readonly about?: readonly string[]
  },
) =>
  log(tx, procedureId)
    .$if(about !== undefined, query =>
      query.where(sql<boolean>`(card_id = any(${[...(about ?? [])]}::bigint[]) or undoes is not null)`),
    )
    .$if(after !== undefined, query => query.where('arrival', '>', after ?? ''))
    .selectAll()
    .orderBy('arrival')
    .$if(limit !== undefined, query => query.limit(limit ?? 0))
    .execute()

export type EntryRecord = Awaited<ReturnType<typeof entriesOf>>[number]

/** Returns those of the entries that are in the log. */
export const knownEntries = (tx: TenantTransaction, procedureId: string, ids: readonly string[]) =>
  log(tx, procedureId)
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .select(['id', 'card_id as objectId', 'at'])
    .execute()

export type NewEntry = Omit<EntryRecord, 'tenant_id' | 'procedure_id' | 'arrival'>

export async function insertEntries(
  { db, tenantId }: TenantTransaction,
  procedureId: string,
  entries: readonly NewEntry[],
): Promise<void> {
  if (entries.length === 0) return
  await db
    .insertInto('field_entry')
    .values(entries.map(entry => ({ tenant_id: tenantId, procedure_id: procedureId, ...entry })))
    .execute()
}

/** A line as it was before the entries that count. */
export interface LineBase {
  readonly cardId: string
  readonly base: CardValues
  readonly checkedAt: Date | null
  readonly checkedBy: string | null
  readonly since: Date | null
  readonly added: boolean
}

/** Returns what lines were before the entries that count, by the id of the object. */
export async function lineBases(
  { db, tenantId }: TenantTransaction,
  procedureId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, LineBase>> {
  const rows = await db
    .selectFrom('field_line')
    .where('tenant_id', '=', tenantId)
    .where('procedure_id', '=', procedureId)
    .where('card_id', '=', sql<string>`any(${[...ids]}::bigint[])`)
    .select([
      'card_id as cardId',
      'base',
      'checked_at as checkedAt',
      'checked_by as checkedBy',
      'since',
      'added',
    ])
    .execute()
  return new Map(rows.map(row => [row.cardId, row]))
}

export async function putLineBase(
  { db, tenantId }: TenantTransaction,
  procedureId: string,
  { cardId, base, checkedAt, checkedBy, since, added }: LineBase,
): Promise<void> {
  const values = {
    base: JSON.stringify(base),
    checked_at: checkedAt,
    checked_by: checkedBy,
    since,
    added,
  }
  await db
    .insertInto('field_line')
    .values({ tenant_id: tenantId, procedure_id: procedureId, card_id: cardId, ...values })
    .onConflict(conflict => conflict.columns(['tenant_id', 'procedure_id', 'card_id']).doUpdateSet(values))
    .execute()
}

/** Event of a line that an entry changed, told apart from what people write at a desk. */
export const byPhone = { byPhone: true } as const

/** Returns when somebody last wrote certain fields of lines otherwise than with a phone, by the id of the object. */
export async function lastWritten(
  { db, tenantId }: TenantTransaction,
  procedureId: string,
  ids: readonly string[],
  fields: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  const { rows } = await sql<{ id: string; at: Date }>`
    select event.about ->> 'objectId' as id, max(revision.at) as at
    from card_revision revision
    cross join lateral (
      select change -> 'after' as about from jsonb_array_elements(revision.changes) change
      where change ->> 'path' = ${eventPath}
    ) event
    where revision.tenant_id = ${tenantId}::bigint and revision.card_id = ${procedureId}::bigint
      and revision.action = 'objectChanged' and event.about ->> 'objectId' = any(${[...ids]}::text[])
      and event.about -> 'byPhone' is null
      and exists (select from jsonb_array_elements(event.about -> 'changes') change
        where split_part(change ->> 'path', '/', 1) = any(${[...fields]}::text[]))
    group by 1`.execute(db)
  return new Map(rows.map(({ id, at }) => [id, at]))
}

/** Returns the documents of records, by id. */
export async function documentsOf(
  { db, tenantId }: TenantTransaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CardValues>> {
  const rows = await db
    .selectFrom('card')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', sql<string>`any(${[...ids]}::bigint[])`)
    .select(['id', 'data'])
    .execute()
  return new Map(rows.map(({ id, data }) => [id, data]))
}
