import { sql } from 'kysely'
import type { Labels } from '#model/vocabularies/name-of.ts'
import { nameKey } from '#model/vocabularies/starts.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import '../tables.ts'
import { batches } from './batches.ts'

/** A term found by one of its names. */
export interface NamedTerm {
  readonly id: string
  /** The folded name by which it was found. */
  readonly key: string
  readonly parentId: string | null
  readonly ancestors: readonly string[]
  readonly labels: Labels
  readonly referenceNumber: string | null
  readonly deprecated: boolean
  readonly mergedIntoId: string | null
}

/**
 * Terms of a vocabulary of which a name, in whatever language, is one of these (as `nameKey` writes them): those that show it first, then those that have it
 * beside the name that is shown.
 */
export async function termsByName(
  tx: TenantTransaction,
  vocabulary: string,
  keys: readonly string[],
): Promise<NamedTerm[]> {
  const found: NamedTerm[] = []
  for (const wanted of batches([...new Set(keys)])) {
    const { rows } = await sql<NamedTerm>`
    select t.id, s.start as key, t.parent_id as "parentId", t.ancestors, t.labels, t.merged_into_id as "mergedIntoId",
      t.authority->>'referenceNumber' as "referenceNumber", t.deprecated_at is not null as deprecated
    from term_start s join term t on t.tenant_id = ${tx.tenantId} and t.id = s.term_id
    where s.tenant_id = ${tx.tenantId} and s.vocabulary = ${vocabulary} and s.rank = 0
      and s.start = any(${[...wanted]}::text[])
    order by cardinality(t.ancestors), t.id`.execute(tx.db)
    found.push(...rows)
  }
  const shows = ({ key, labels }: NamedTerm): boolean =>
    Object.values(labels).some(label => nameKey(label) === key)
  return found.toSorted((one, other) => Number(shows(other)) - Number(shows(one)))
}

/** The last position below each of these parents ('' for the top). */
export async function lastPositions(
  tx: TenantTransaction,
  vocabulary: string,
  parentIds: readonly (string | null)[],
): Promise<Map<string, number>> {
  const found = new Map<string, number>()
  // Those at the top are asked for with the first.
  const wanted = [...batches([...new Set(parentIds.filter(id => id !== null))])]
  for (const [at, parents] of (wanted.length > 0 ? wanted : [[]]).entries()) {
    const withTop = at === 0 && parentIds.includes(null)
    const { rows } = await sql<{ parent: string; last: number }>`
    select coalesce(parent_id::text, '') as parent, max(position) as last from term
    where tenant_id = ${tx.tenantId} and vocabulary = ${vocabulary}
      and (parent_id = any(${[...parents]}::bigint[]) or (${withTop} and parent_id is null))
    group by parent_id`.execute(tx.db)
    for (const { parent, last } of rows) found.set(parent, last)
  }
  return found
}
