import { sql } from 'kysely'
import { searchText, startsOf } from '#model/vocabularies/starts.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import '../tables.ts'
import type { TermRow } from '../term-row.ts'

/** Rows a statement: large enough to be quick, small enough for the memory of a modest server. */
const batch = 4000

function* batches<T>(items: readonly T[]): Generator<readonly T[]> {
  for (let start = 0; start < items.length; start += batch) yield items.slice(start, start + batch)
}

/** Numbers for new terms, so that parents and children can be written at once. */
export async function reserveIds({ db }: TenantTransaction, count: number): Promise<string[]> {
  const { rows } = await sql<{
    id: string
  }>`select nextval('term_id_seq') as id from generate_series(1, ${count}::integer)`.execute(db)
  return rows.map(({ id }) => id)
}

/** One writer of a museum's vocabulary at a time: what it found out about names and order stays true until it commits. */
export async function lockVocabulary({ db, tenantId }: TenantTransaction, vocabulary: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`term ${tenantId} ${vocabulary}`}, 0))`.execute(
    db,
  )
}

const searchOf = ({ labels, notation }: TermRow): string =>
  [...new Set([...Object.values(labels), notation ?? ''].map(searchText))].filter(Boolean).join('\n')

const recordOf = (row: TermRow) => ({
  id: row.id,
  vocabulary: row.vocabulary,
  parent_id: row.parentId,
  ancestors: row.ancestors,
  position: row.position,
  assignable: row.assignable,
  language: row.language,
  labels: row.labels,
  note: row.note,
  notation: row.notation,
  source: row.source,
  source_uri: row.sourceUri,
  source_key: row.sourceKey,
  authority: row.authority,
  categories: row.categories,
  deprecated_at: row.deprecatedAt,
  merged_into_id: row.mergedIntoId,
  search: searchOf(row),
})

const shape = sql`(id bigint, vocabulary text, parent_id bigint, ancestors bigint[], position integer, assignable boolean,
  language text, labels jsonb, note text, notation text, source text, source_uri text, source_key text, authority jsonb,
  categories integer[], deprecated_at timestamptz, merged_into_id bigint, search text)`

const columns = sql.raw(
  'id, vocabulary, parent_id, ancestors, position, assignable, language, labels, note, notation, source, source_uri, source_key, authority, categories, deprecated_at, merged_into_id, search',
)

/** JSON null in a column of type jsonb means that there is no value. */
const authorityColumn = sql.raw(
  "id, vocabulary, parent_id, ancestors, position, assignable, language, labels, note, notation, source, source_uri, source_key, nullif(authority, 'null'::jsonb), categories, deprecated_at, merged_into_id, search",
)

/** Writes new terms, parents before their children. */
export async function insertTerms(
  tx: TenantTransaction,
  rows: readonly TermRow[],
  accountId: string | null,
): Promise<void> {
  const ordered = rows.toSorted((a, b) => a.ancestors.length - b.ancestors.length)
  for (const part of batches(ordered)) {
    await sql`insert into term (tenant_id, created_by, ${columns})
      select ${tx.tenantId}::bigint, ${accountId}::bigint, ${authorityColumn}
      from jsonb_to_recordset(${JSON.stringify(part.map(recordOf))}::jsonb) as r${shape}
      returning 1`.execute(tx.db)
  }
  await insertStarts(tx, rows)
}

/** Writes terms that exist, as they are to be from now on. Ancestors of the terms below are left to `liftDescendants`. */
export async function updateTerms(tx: TenantTransaction, rows: readonly TermRow[]): Promise<void> {
  for (const part of batches(rows)) {
    await sql`update term t set parent_id = r.parent_id, ancestors = r.ancestors, position = r.position,
        assignable = r.assignable, language = r.language, labels = r.labels, note = r.note, notation = r.notation,
        source = r.source, source_uri = r.source_uri, source_key = r.source_key,
        authority = nullif(r.authority, 'null'::jsonb), categories = r.categories, deprecated_at = r.deprecated_at,
        merged_into_id = r.merged_into_id, search = r.search, changed_at = now()
      from jsonb_to_recordset(${JSON.stringify(part.map(recordOf))}::jsonb) as r${shape}
      where t.tenant_id = ${tx.tenantId} and t.id = r.id`.execute(tx.db)
  }
}

/** Writes anew where a search finds these terms: after their names were changed. */
export async function replaceStarts(tx: TenantTransaction, rows: readonly TermRow[]): Promise<void> {
  for (const part of batches(rows)) {
    await tx.db
      .deleteFrom('term_start')
      .where('tenant_id', '=', tx.tenantId)
      .where('term_id', '=', sql<string>`any(${part.map(({ id }) => id)}::bigint[])`)
      .execute()
  }
  await insertStarts(tx, rows)
}

async function insertStarts(tx: TenantTransaction, rows: readonly TermRow[]): Promise<void> {
  const starts = rows.flatMap(({ id, vocabulary, labels }) =>
    startsOf(labels).map(({ rank, text }) => ({ id, vocabulary, rank, text })),
  )
  // In the order of the index, which is then written from left to right.
  starts.sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0))
  for (const part of batches(starts)) {
    await sql`insert into term_start (tenant_id, vocabulary, rank, start, term_id)
      select ${tx.tenantId}::bigint, * from unnest(
        ${part.map(({ vocabulary }) => vocabulary)}::text[], ${part.map(({ rank }) => rank)}::smallint[],
        ${part.map(({ text }) => text)}::text[], ${part.map(({ id }) => id)}::bigint[])
      returning 1`.execute(tx.db)
  }
}

/** Deletes terms, with where a search found them. */
export async function deleteTerms(tx: TenantTransaction, ids: readonly string[]): Promise<void> {
  await tx.db
    .deleteFrom('term')
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', sql<string>`any(${[...ids]}::bigint[])`)
    .execute()
}

/** After a term has moved: gives all terms below it their new ancestors. @returns their ids. */
export async function liftDescendants(
  tx: TenantTransaction,
  id: string,
  before: readonly string[],
  after: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive below as (
      select id from term where tenant_id = ${tx.tenantId} and parent_id = ${id}
      union all
      select t.id from term t join below b on t.parent_id = b.id where t.tenant_id = ${tx.tenantId}
    )
    update term set ancestors = ${[...after]}::bigint[] || ancestors[${before.length + 1}::integer:]
    where tenant_id = ${tx.tenantId} and id in (select id from below) returning id`.execute(tx.db)
  return rows.map(row => row.id)
}
