import { sql } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { recordAsDeclared } from './as-declared.ts'
import type { CardRecord, Heading } from './cards.ts'

/** The next version of a card that has a new document, and what else of it changes. */
export interface DocumentUpdate {
  readonly id: string
  readonly data: Readonly<Record<string, unknown>>
  readonly heading: Heading
  readonly type?: number | undefined
  readonly published?: boolean | undefined
  readonly coverFileId?: string | null | undefined
}

/** The next versions of several cards in one statement: a batch of hundreds costs hardly more than one. @returns their new records, by id. */
export async function updateCards(
  { db, tenantId }: TenantTransaction,
  updates: readonly DocumentUpdate[],
  by: { readonly accountId: string; readonly name: string },
): Promise<ReadonlyMap<string, CardRecord>> {
  if (updates.length === 0) return new Map()
  const column = <T>(of: (update: DocumentUpdate) => T): T[] => updates.map(of)
  const { rows } = await sql<CardRecord>`
    update card set version = card.version + 1, updated_at = clock_timestamp(),
      updated_by = ${by.accountId}, updated_name = ${by.name},
      data = next.data, number = next.number, titles = next.titles,
      type = coalesce(next.type, card.type), published = coalesce(next.published, card.published),
      cover_file_id = case when next.has_cover then next.cover else card.cover_file_id end
    from unnest(
      ${column(({ id }) => id)}::bigint[], ${column(({ data }) => JSON.stringify(data))}::jsonb[],
      ${column(({ heading }) => heading.number)}::text[],
      ${column(({ heading }) => JSON.stringify(heading.titles))}::jsonb[],
      ${column(({ type }) => type ?? null)}::smallint[], ${column(({ published }) => published ?? null)}::boolean[],
      ${column(({ coverFileId }) => coverFileId !== undefined)}::boolean[],
      ${column(({ coverFileId }) => coverFileId ?? null)}::bigint[]
    ) as next (id, data, number, titles, type, published, has_cover, cover)
    where card.tenant_id = ${tenantId} and card.id = next.id
    returning card.*`.execute(db)
  return new Map(rows.map(record => [record.id, recordAsDeclared(record)]))
}

/** Puts cards into the bin. @returns their next versions */
export async function markBinned(
  { db, tenantId }: TenantTransaction,
  ids: readonly string[],
  by: { readonly accountId: string; readonly name: string },
): Promise<readonly { readonly id: string; readonly version: number }[]> {
  const { rows } = await sql<{ id: string; version: number }>`
    update card set version = version + 1, updated_at = clock_timestamp(),
      updated_by = ${by.accountId}, updated_name = ${by.name}, deleted_at = clock_timestamp(), deleted_name = ${by.name}
    where tenant_id = ${tenantId} and id = any(${[...ids]}::bigint[])
    returning id, version`.execute(db)
  return rows
}

/** The deletion of a record: when it was, the name of who did it, and whether the record is published again once it is restored. */
export interface Binned {
  readonly at: Date
  readonly name: string
  readonly published: boolean
}

/** Sets how a record was deleted. */
export const setBinned = ({ db, tenantId }: TenantTransaction, id: string, { at, name, published }: Binned) =>
  db
    .updateTable('card')
    .set({ deleted_at: at, deleted_name: name, published })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute()

/** Gives the rows of a locked record other ids, with values that are otherwise the same. */
export const keepRowIds = (
  { db, tenantId }: TenantTransaction,
  id: string,
  data: Readonly<Record<string, unknown>>,
) =>
  db
    .updateTable('card')
    .set({ data: JSON.stringify(data) })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute()

/** Gives a locked record in the trash the document and heading that it had elsewhere: neither is a change. */
export const setDocument = (
  { db, tenantId }: TenantTransaction,
  id: string,
  data: Readonly<Record<string, unknown>>,
  { number, titles }: Heading,
) =>
  db
    .updateTable('card')
    .set({ data: JSON.stringify(data), number, titles: JSON.stringify(titles) })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute()
