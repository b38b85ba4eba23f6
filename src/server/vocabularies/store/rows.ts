import { sql } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { sortInTurns } from '#server/platform/in-turns.ts'
import '../tables.ts'
import type { TermRow } from '../term-row.ts'
import { batches, batchSize } from './batches.ts'

/** Terms of the current museum as rows of the module; every read of whole terms starts here. */
const termRows = ({ db, tenantId }: TenantTransaction) =>
  db
    .selectFrom('term')
    .where('tenant_id', '=', tenantId)
    .select([
      'id',
      'vocabulary',
      'parent_id as parentId',
      'ancestors',
      'position',
      'assignable',
      'language',
      'labels',
      'alternatives',
      'note',
      'notation',
      'source',
      'source_uri as sourceUri',
      'source_key as sourceKey',
      'authority',
      'categories',
      'deprecated_at as deprecatedAt',
      'merged_into_id as mergedIntoId',
      'created_at as createdAt',
    ])

type Read = Awaited<ReturnType<ReturnType<typeof termRows>['execute']>>[number]

const asRow = (read: Read): TermRow => ({
  ...read,
  deprecatedAt: read.deprecatedAt?.toISOString() ?? null,
  createdAt: read.createdAt.toISOString(),
})

/** @returns the terms that exist, by id. */
export async function termsById(tx: TenantTransaction, ids: Iterable<string>): Promise<Map<string, TermRow>> {
  const found = new Map<string, TermRow>()
  for (const wanted of batches([...new Set(ids)])) {
    const rows = await termRows(tx)
      .where('id', '=', sql<string>`any(${[...wanted]}::bigint[])`)
      .execute()
    for (const row of rows) found.set(row.id, asRow(row))
  }
  return found
}

/** The next terms of a vocabulary by their ids, whatever became of them: where all would not be held in memory. */
export async function termsAfter(
  tx: TenantTransaction,
  vocabulary: string,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<TermRow[]> {
  const rows = await termRows(tx)
    .where('vocabulary', '=', vocabulary)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(asRow)
}

/** By how many terms they are below, then in the order of neighbours. */
const inOrder = (one: TermRow, other: TermRow): number =>
  one.ancestors.length - other.ancestors.length ||
  one.position - other.position ||
  (BigInt(one.id) < BigInt(other.id) ? -1 : 1)

/** All terms of a vocabulary, parents before their children, neighbours in their order. Read some at a time: of many thousands, others have their turn between. */
export async function allTerms(tx: TenantTransaction, vocabulary: string): Promise<readonly TermRow[]> {
  const terms: TermRow[] = []
  for (let after = '0'; ; after = terms.at(-1)?.id ?? after) {
    const some = await termsAfter(tx, vocabulary, { after, limit: batchSize })
    terms.push(...some)
    if (some.length < batchSize) return sortInTurns(terms, inOrder)
  }
}

/** Terms of a vocabulary by what identifies them in their source. */
export async function termsBySource(
  tx: TenantTransaction,
  vocabulary: string,
  keys: readonly string[],
): Promise<Map<string, TermRow>> {
  const found = new Map<string, TermRow>()
  for (const wanted of batches(keys)) {
    const rows = await termRows(tx)
      .where('vocabulary', '=', vocabulary)
      .where('source_key', '=', sql<string>`any(${[...wanted]}::text[])`)
      .execute()
    for (const row of rows) found.set(row.sourceKey ?? '', asRow(row))
  }
  return found
}

/** The terms directly below a term, or the topmost ones, in their order. */
export async function childrenOf(
  tx: TenantTransaction,
  vocabulary: string,
  parentId: string | null,
): Promise<TermRow[]> {
  const rows = await termRows(tx)
    .where('vocabulary', '=', vocabulary)
    .where('parent_id', 'is not distinct from', parentId)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map(asRow)
}

/** Terms that were merged into this one. */
export async function mergedInto(tx: TenantTransaction, id: string): Promise<TermRow[]> {
  const rows = await termRows(tx).where('merged_into_id', '=', id).execute()
  return rows.map(asRow)
}
