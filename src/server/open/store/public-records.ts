import { sql } from 'kysely'
import type { PublicLine } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'

/** A record that is or was public, as it was followed last. */
export interface KnownRecord {
  readonly cardId: string
  readonly shown: boolean
  /** '' for one whose withdrawal was noted. */
  readonly hash: string
}

/** Those of some records that are or were public. */
export async function knownRecords(
  { db, tenantId }: TenantTransaction,
  cardIds: readonly string[],
): Promise<ReadonlyMap<string, KnownRecord>> {
  const rows = await db
    .selectFrom('public_record')
    .where('tenant_id', '=', tenantId)
    .where('card_id', '=', sql<string>`any(${[...cardIds]}::bigint[])`)
    .select(['card_id as cardId', 'shown', 'hash'])
    .execute()
  return new Map(rows.map(row => [row.cardId, row]))
}

/** A record as the public finds it from now on. */
export interface FoundRecord extends PublicLine {
  readonly cardId: string
  readonly type: number
  readonly pictured: boolean
  readonly hash: string
  /** Number of the change; undefined where the public sees what it saw before. */
  readonly change: number | undefined
}

/** A year as a column holds it: of what is older than the earth, the oldest that fits. */
const storedYear = (year: number | null): number | null =>
  year === null ? null : Math.min(Math.max(year, -2_147_483_648), 2_147_483_647)

/** Returns true while changes wait to be followed: what was made of the records before may be out of date. */
export async function isBehind({ db, tenantId }: TenantTransaction): Promise<boolean> {
  const row = await db
    .selectFrom('public_mark')
    .where('tenant_id', '=', tenantId)
    .select('id')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Writes how the public finds some records. */
export async function keepRecords(
  { db, tenantId, clock }: TenantTransaction,
  records: readonly FoundRecord[],
): Promise<void> {
  if (records.length === 0) return
  const now = clock()
  await db
    .insertInto('public_record')
    .values(
      records.map(record => ({
        tenant_id: tenantId,
        card_id: record.cardId,
        type: record.type,
        // Whoever withdraws it in this moment is not overtaken.
        shown: sql<boolean>`not exists (
          select from public_name n
          where n.tenant_id = ${tenantId} and n.card_id = ${record.cardId} and n.withdrawn_at is not null
        )`,
        pictured: record.pictured,
        published_at: now,
        changed_at: now,
        change: String(record.change ?? 0),
        hash: record.hash,
        number_sort: record.numberSort,
        year_from: storedYear(record.yearFrom),
        year_to: storedYear(record.yearTo),
        year_sort: storedYear(record.yearFrom ?? record.yearTo),
        longitude: record.longitude,
        latitude: record.latitude,
        keys: record.keys,
        search: sql<string>`${record.search}::tsvector`,
        titles: sql<string>`${record.titles}::tsvector`,
      })),
    )
    .onConflict(conflict =>
      conflict.columns(['tenant_id', 'card_id']).doUpdateSet({
        shown: sql`excluded.shown`,
        pictured: sql`excluded.pictured`,
        // Published again is published anew.
        published_at: sql`case when public_record.hash = '' then excluded.published_at else public_record.published_at end`,
        changed_at: sql`case when excluded.change = 0 then public_record.changed_at else excluded.changed_at end`,
        change: sql`case when excluded.change = 0 then public_record.change else excluded.change end`,
        hash: sql`excluded.hash`,
        number_sort: sql`excluded.number_sort`,
        year_from: sql`excluded.year_from`,
        year_to: sql`excluded.year_to`,
        year_sort: sql`excluded.year_sort`,
        longitude: sql`excluded.longitude`,
        latitude: sql`excluded.latitude`,
        keys: sql`excluded.keys`,
        search: sql`excluded.search`,
        titles: sql`excluded.titles`,
      }),
    )
    .execute()
}

/** Leaves nothing of a withdrawn record but that it was there, and since when it is not. */
export const emptyRecord = (
  { db, tenantId, clock }: TenantTransaction,
  { cardId, change }: { readonly cardId: string; readonly change: number },
) =>
  db
    .updateTable('public_record')
    .set({
      shown: false,
      pictured: false,
      changed_at: clock(),
      change: String(change),
      hash: '',
      number_sort: '',
      year_from: null,
      year_to: null,
      year_sort: null,
      longitude: null,
      latitude: null,
      keys: '',
      search: sql<string>`''::tsvector`,
      titles: sql<string>`''::tsvector`,
    })
    .where('tenant_id', '=', tenantId)
    .where('card_id', '=', cardId)
    .execute()

/** A change as harvesters follow it. */
export interface PublicChange {
  readonly change: number
  readonly cardId: string
  readonly action: 'created' | 'updated' | 'withdrawn'
}

/** Notes that records were followed: pages and counts that were made before are not shown again. */
export const noteFollowed = ({ db, tenantId }: TenantTransaction) =>
  db
    .updateTable('site')
    .set({ decisions: sql<string>`decisions + 1` })
    .where('tenant_id', '=', tenantId)
    .execute()

/** Notes changes in their order, and the number of the last of them. Those of the site are held. */
export async function noteChanges(
  { db, tenantId, clock }: TenantTransaction,
  changes: readonly PublicChange[],
): Promise<void> {
  const last = changes.at(-1)
  if (!last) return
  await sql`
    insert into public_change (tenant_id, change, name, kind, action, at)
    select n.tenant_id, c.change, n.name, n.kind, c.action, ${clock()}
    from unnest(${changes.map(({ change }) => change)}::bigint[], ${changes.map(({ cardId }) => cardId)}::bigint[],
      ${changes.map(({ action }) => action)}::text[]) as c (change, card_id, action)
    join public_name n on n.tenant_id = ${tenantId} and n.card_id = c.card_id
    returning change`.execute(db)
  await db
    .updateTable('site')
    .set({ change: String(last.change) })
    .where('tenant_id', '=', tenantId)
    .execute()
}
