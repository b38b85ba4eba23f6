import { sql } from 'kysely'
import { languages } from '#model/languages.ts'
import { allNames, searchText, startsOf } from '#model/vocabularies/starts.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { mapInTurns, sortInTurns } from '#server/platform/in-turns.ts'
import '../tables.ts'
import type { TermRow } from '../term-row.ts'
import { batches } from './batches.ts'

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

/** Holds terms, so that no card takes one before this transaction ends. */
export const lockTerms = ({ db, tenantId }: TenantTransaction, ids: readonly string[]) =>
  db
    .selectFrom('term')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', sql<string>`any(${[...ids]}::bigint[])`)
    .select('id')
    .orderBy('id')
    .forUpdate()
    .execute()

/** Every word with a space before it, so that a search can ask for its beginning. */
const searchOf = (row: TermRow): string =>
  [...new Set([...allNames(row), row.notation ?? ''].map(searchText))].map(text => ` ${text}`).join('')

const recordOf = (row: TermRow) => ({
  id: row.id,
  vocabulary: row.vocabulary,
  parent_id: row.parentId,
  ancestors: row.ancestors,
  position: row.position,
  assignable: row.assignable,
  language: row.language,
  labels: row.labels,
  alternatives: row.alternatives,
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
  language text, labels jsonb, alternatives jsonb, note text, notation text, source text, source_uri text, source_key text, authority jsonb,
  categories integer[], deprecated_at timestamptz, merged_into_id bigint, search text)`

const columns = sql.raw(
  'id, vocabulary, parent_id, ancestors, position, assignable, language, labels, alternatives, note, notation, source, source_uri, source_key, authority, categories, deprecated_at, merged_into_id, search',
)

/** JSON null in a column of type jsonb means that there is no value. */
const authorityColumn = sql.raw(
  "id, vocabulary, parent_id, ancestors, position, assignable, language, labels, alternatives, note, notation, source, source_uri, source_key, nullif(authority, 'null'::jsonb), categories, deprecated_at, merged_into_id, search",
)

/** Number of terms from which planning again costs less than a bad plan. */
const many = 500

/**
 * Makes PostgreSQL plan its checks of foreign keys again on this connection. What it planned while the table was small reads all terms of the museum
 * for every row, and is kept until the table is analysed: undoing an import of 20,000 terms then took longer than a statement may.
 */
const forgetPlans = ({ db }: TenantTransaction) => sql`discard plans`.execute(db)

/** Writes new terms, parents before their children. */
export async function insertTerms(
  tx: TenantTransaction,
  rows: readonly TermRow[],
  accountId: string | null,
): Promise<void> {
  if (rows.length >= many) await forgetPlans(tx)
  const ordered = rows.toSorted((a, b) => a.ancestors.length - b.ancestors.length)
  for (const part of batches(ordered)) {
    await sql`insert into term (tenant_id, created_by, ${columns})
      select ${tx.tenantId}::bigint, ${accountId}::bigint, ${authorityColumn}
      from jsonb_to_recordset(${JSON.stringify(part.map(recordOf))}::jsonb) as r${shape}
      returning 1`.execute(tx.db)
  }
  await insertStarts(tx, rows)
}

const isFoundOtherwise = (one: TermRow, other: TermRow): boolean =>
  one.notation !== other.notation ||
  languages.some(
    language =>
      one.labels[language] !== other.labels[language] ||
      one.alternatives[language]?.join('\n') !== other.alternatives[language]?.join('\n'),
  )

/**
 * Writes terms that exist as they are to be from now on, and where a search finds them. Ancestors of the terms below are left to
 * `liftDescendants`.
 * @param before the same terms as they are, in the same order.
 */
export async function updateTerms(
  tx: TenantTransaction,
  before: readonly TermRow[],
  after: readonly TermRow[],
): Promise<void> {
  for (const part of batches(after)) {
    await sql`update term t set parent_id = r.parent_id, ancestors = r.ancestors, position = r.position,
        assignable = r.assignable, language = r.language, labels = r.labels, alternatives = r.alternatives, note = r.note, notation = r.notation,
        source = r.source, source_uri = r.source_uri, source_key = r.source_key,
        authority = nullif(r.authority, 'null'::jsonb), categories = r.categories, deprecated_at = r.deprecated_at,
        merged_into_id = r.merged_into_id, search = r.search, changed_at = now()
      from jsonb_to_recordset(${JSON.stringify(part.map(recordOf))}::jsonb) as r${shape}
      where t.tenant_id = ${tx.tenantId} and t.id = r.id`.execute(tx.db)
  }
  const renamed = after.flatMap((row, index) => {
    const old = before[index]
    return old && isFoundOtherwise(old, row) ? [{ old, row }] : []
  })
  await deleteStarts(
    tx,
    renamed.map(({ old }) => old),
  )
  await insertStarts(
    tx,
    renamed.map(({ row }) => row),
  )
}

interface StartRow {
  readonly id: string
  readonly vocabulary: string
  readonly rank: number
  readonly text: string
}

/** In the order of the index, which is then gone through from left to right. */
async function startRows(rows: readonly TermRow[]): Promise<readonly StartRow[]> {
  const starts = await mapInTurns(rows, row =>
    startsOf(row).map(({ rank, text }) => ({ id: row.id, vocabulary: row.vocabulary, rank, text })),
  )
  return sortInTurns(
    starts.flat(),
    (a, b) => a.rank - b.rank || (a.text < b.text ? -1 : a.text > b.text ? 1 : 0),
  )
}

const unnested = (rows: readonly StartRow[]) => sql`unnest(
  ${rows.map(({ vocabulary }) => vocabulary)}::text[], ${rows.map(({ rank }) => rank)}::smallint[],
  ${rows.map(({ text }) => text)}::text[], ${rows.map(({ id }) => id)}::bigint[])`

async function insertStarts(tx: TenantTransaction, rows: readonly TermRow[]): Promise<void> {
  for (const part of batches(await startRows(rows))) {
    await sql`insert into term_start (tenant_id, vocabulary, rank, start, term_id)
      select ${tx.tenantId}::bigint, * from ${unnested(part)} returning 1`.execute(tx.db)
  }
}

async function deleteStarts(tx: TenantTransaction, rows: readonly TermRow[]): Promise<void> {
  for (const part of batches(await startRows(rows))) {
    await sql`delete from term_start s using ${unnested(part)} as r(vocabulary, rank, start, term_id)
      where s.tenant_id = ${tx.tenantId} and s.vocabulary = r.vocabulary and s.rank = r.rank
        and s.start = r.start and s.term_id = r.term_id`.execute(tx.db)
  }
}

/** Deletes terms, and where a search found them. */
export async function deleteTerms(tx: TenantTransaction, rows: readonly TermRow[]): Promise<void> {
  if (rows.length >= many) await forgetPlans(tx)
  await deleteStarts(tx, rows)
  await tx.db
    .deleteFrom('term')
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', sql<string>`any(${rows.map(({ id }) => id)}::bigint[])`)
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
