import { sql } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { Shown } from '../tables.ts'
import { packKeys } from './packed-keys.ts'
import { markForPublic } from './public-marks.ts'
import { vectorBytes, vectorText, type WordPlaces } from './vectors.ts'

/** A card's line of the index. */
export interface IndexLine {
  readonly id: string
  readonly type: number
  readonly numberSort: string
  readonly titleSort: string
  readonly subtitleSort: string
  readonly yearFrom: number | null
  readonly yearTo: number | null
  readonly longitude: number | null
  readonly latitude: number | null
  readonly published: boolean
  /** The choice that keeps it apart from its list. */
  readonly apart: number | null
  readonly completeness: number
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly coverFileId: string | null
  readonly keys: readonly number[]
  readonly lexemes: readonly string[]
  /** Places of words that stand beside others, by which phrases are found. */
  readonly places: WordPlaces
  /** Markers of what its fields say, for advanced searches. */
  readonly fields: readonly string[]
  /** The words in which parts are found: those of its texts, and those that its markers say. */
  readonly words: ReadonlySet<string>
  readonly shown: Shown
}

/** A year as a column holds it: of what is older than the earth, the oldest that fits. */
const storedYear = (year: number | null): number | null =>
  year === null ? null : Math.min(Math.max(year, -2_147_483_648), 2_147_483_647)

/** Writes the lines of cards, new ones or in place of what was there. What the public sees of them follows. */
export async function writeIndex(tx: TenantTransaction, lines: readonly IndexLine[]): Promise<void> {
  const { db, tenantId } = tx
  await db
    .insertInto('card_index')
    .values(
      lines.map(line => ({
        tenant_id: tenantId,
        id: line.id,
        type: line.type,
        number_sort: line.numberSort,
        title_sort: line.titleSort,
        subtitle_sort: line.subtitleSort,
        year_from: storedYear(line.yearFrom),
        year_to: storedYear(line.yearTo),
        year_sort: storedYear(line.yearFrom ?? line.yearTo),
        longitude: line.longitude,
        latitude: line.latitude,
        published: line.published,
        apart: line.apart,
        completeness: line.completeness,
        created_at: line.createdAt,
        updated_at: line.updatedAt,
        cover_file_id: line.coverFileId,
        keys: packKeys(line.keys),
        search: sql<string>`${vectorText(line.lexemes, line.places)}::tsvector`,
        fields: sql<string>`${vectorBytes(line.fields)}::tsvector`,
        shown: JSON.stringify(line.shown),
      })),
    )
    .onConflict(conflict =>
      conflict.columns(['tenant_id', 'id']).doUpdateSet({
        number_sort: sql`excluded.number_sort`,
        title_sort: sql`excluded.title_sort`,
        subtitle_sort: sql`excluded.subtitle_sort`,
        year_from: sql`excluded.year_from`,
        year_to: sql`excluded.year_to`,
        year_sort: sql`excluded.year_sort`,
        longitude: sql`excluded.longitude`,
        latitude: sql`excluded.latitude`,
        published: sql`excluded.published`,
        apart: sql`excluded.apart`,
        completeness: sql`excluded.completeness`,
        updated_at: sql`excluded.updated_at`,
        cover_file_id: sql`excluded.cover_file_id`,
        keys: sql`excluded.keys`,
        search: sql`excluded.search`,
        fields: sql`excluded.fields`,
        shown: sql`excluded.shown`,
      }),
    )
    .execute()
  await markForPublic(
    tx,
    lines.map(({ id }) => id),
  )
}

/** Those of some lines that the index does not hold as they are, or not at all. */
export async function linesAmiss(
  { db, tenantId }: TenantTransaction,
  lines: readonly IndexLine[],
): Promise<readonly string[]> {
  const wanted = lines.map(line => ({
    ...line,
    yearFrom: storedYear(line.yearFrom),
    yearTo: storedYear(line.yearTo),
    yearSort: storedYear(line.yearFrom ?? line.yearTo),
    keys: packKeys(line.keys),
    search: vectorText(line.lexemes, line.places),
    fields: vectorText(line.fields),
    lexemes: undefined,
    places: undefined,
    words: undefined,
  }))
  const { rows } = await sql<{ id: string }>`
    select w.id from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w (
      id bigint, type integer, "numberSort" text, "titleSort" text, "subtitleSort" text, "yearFrom" integer, "yearTo" integer,
      "yearSort" integer, longitude double precision, latitude double precision, published boolean, apart integer, completeness integer,
      "coverFileId" bigint, keys text, search text, fields text, shown jsonb
    )
    left join card_index i on i.tenant_id = ${tenantId} and i.id = w.id
    where i.id is null
      or (i.type, i.number_sort, i.title_sort, i.subtitle_sort, i.year_from, i.year_to, i.year_sort, i.longitude, i.latitude,
        i.published, i.apart, i.completeness, i.cover_file_id, i.keys, i.search, i.fields, i.shown)
        is distinct from
        (w.type, w."numberSort", w."titleSort", w."subtitleSort", w."yearFrom", w."yearTo", w."yearSort", w.longitude, w.latitude,
        w.published, w.apart, w.completeness, w."coverFileId", w.keys, w.search::tsvector, w.fields::tsvector, w.shown)
    order by w.id`.execute(db)
  return rows.map(({ id }) => id)
}

/** The next lines of a share of the index whose cards are not there, or are in the bin. */
export async function linesOfNothing(
  { db, tenantId }: TenantTransaction,
  { of, at }: { readonly of: number; readonly at: number },
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select i.id from card_index i
    where i.tenant_id = ${tenantId} and i.id % ${of} = ${at} and not exists (
      select from card c where c.tenant_id = ${tenantId} and c.id = i.id and c.deleted_at is null
    ) order by i.id limit 1000`.execute(db)
  return rows.map(({ id }) => id)
}

/** Tells lists that a card changed beside its document. */
export async function touchIndex(
  tx: TenantTransaction,
  { id, updated_at }: { readonly id: string; readonly updated_at: Date },
): Promise<void> {
  await tx.db
    .updateTable('card_index')
    .set({ updated_at })
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', id)
    .execute()
  await markForPublic(tx, [id])
}

/** Takes cards out of all lists. */
export const dropIndex = ({ db, tenantId }: TenantTransaction, ids: readonly string[]) =>
  db
    .deleteFrom('card_index')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', sql<string>`any(${[...ids]}::bigint[])`)
    .execute()

/** Ids of the next cards in the order of ids: for work over all of them. */
export const idsAfter = async (
  { db, tenantId }: TenantTransaction,
  types: readonly number[],
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('card')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('type', 'in', [...types])
    .where('deleted_at', 'is', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** The next cards of a share of all that are not in the bin, in the order of ids. */
export const idsOfShare = async (
  { db, tenantId }: TenantTransaction,
  { of, at }: { readonly of: number; readonly at: number },
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('card')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('deleted_at', 'is', null)
    .where('id', '>', after)
    .where(sql<boolean>`id % ${of} = ${at}`)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
