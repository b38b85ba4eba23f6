import { sql } from 'kysely'
import type { Language } from '#model/languages.ts'
import type { Alternatives, Labels } from '#model/vocabularies/name-of.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import '../tables.ts'

/** A term as other modules show it: its names, and the names of the terms above it, topmost first. */
export interface TermLabels {
  readonly id: string
  readonly vocabulary: string
  /** In the term's own language; `nameOf` of the model gives it in another. */
  readonly name: string
  readonly language: Language
  readonly labels: Labels
  readonly alternatives: Alternatives
  readonly notation: string | null
  /** Identifies it in its source: 'iso639:deu'. */
  readonly sourceKey: string | null
  readonly path: readonly PathStep[]
  readonly deprecated: boolean
  readonly mergedIntoId: string | null
}

/** A term above another. */
export interface PathStep {
  readonly id: string
  readonly language: Language
  readonly labels: Labels
  readonly alternatives: Alternatives
}

/**
 * Names of terms, whatever their vocabularies, in one query.
 * @returns those that exist, by id.
 */
export async function labelsOf(
  tx: TenantTransaction,
  ids: Iterable<string>,
): Promise<Map<string, TermLabels>> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return new Map()
  const { rows } = await sql<{
    id: string
    vocabulary: string
    language: Language
    labels: Labels
    alternatives: Alternatives
    notation: string | null
    sourceKey: string | null
    deprecated: boolean
    merged_into_id: string | null
    path: PathStep[]
  }>`
    select t.id, t.vocabulary, t.language, t.labels, t.alternatives, t.notation, t.source_key as "sourceKey",
      t.merged_into_id,
      t.deprecated_at is not null or t.merged_into_id is not null as deprecated,
      case when t.parent_id is null then '[]'::jsonb else coalesce((
        select jsonb_agg(jsonb_build_object('id', a.id::text, 'language', a.language, 'labels', a.labels,
                           'alternatives', a.alternatives)
                         order by cardinality(a.ancestors))
        from term a where a.tenant_id = ${tx.tenantId} and a.id = any(t.ancestors)), '[]'::jsonb) end as path
    from term t where t.tenant_id = ${tx.tenantId} and t.id = any(${wanted}::bigint[])`.execute(tx.db)
  return new Map(
    rows.map(({ merged_into_id: mergedIntoId, ...row }) => [
      row.id,
      { ...row, name: row.labels[row.language] ?? '', mergedIntoId },
    ]),
  )
}

/** Ids of the terms above each of these, topmost first; those that exist. */
export async function ancestorsOf(
  tx: TenantTransaction,
  ids: Iterable<string>,
): Promise<Map<string, readonly string[]>> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return new Map()
  const rows = await tx.db
    .selectFrom('term')
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', sql<string>`any(${wanted}::bigint[])`)
    .select(['id', 'ancestors'])
    .execute()
  return new Map(rows.map(({ id, ancestors }) => [id, ancestors]))
}

/** Ids of all terms below these, themselves included: what a search for a term and its narrower ones looks for. */
export async function withDescendants(tx: TenantTransaction, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ id: string }>`
    with recursive below as (
      select id from term where tenant_id = ${tx.tenantId} and id = any(${[...ids]}::bigint[])
      union
      select t.id from term t join below b on t.parent_id = b.id where t.tenant_id = ${tx.tenantId}
    )
    select id from below`.execute(tx.db)
  return rows.map(({ id }) => id)
}

/** A term as a card refers to it. */
export interface TermRef {
  readonly code: string
  readonly id: string
}

export interface UnusableTerm extends TermRef {
  readonly reason: 'missing' | 'otherVocabulary' | 'notAssignable' | 'deprecated'
}

/**
 * Terms that a card is about to take: nobody deletes them before this transaction ends, nor, where
 * their names are held (`lockTermNames`), merges or renames them.
 * @returns of these references, those that a card may not newly take, each with the reason.
 */
export async function usable(tx: TenantTransaction, refs: readonly TermRef[]): Promise<UnusableTerm[]> {
  if (refs.length === 0) return []
  const rows = await tx.db
    .selectFrom('term')
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', sql<string>`any(${[...new Set(refs.map(({ id }) => id))]}::bigint[])`)
    .select(['id', 'vocabulary', 'assignable', 'deprecated_at', 'merged_into_id'])
    .orderBy('id')
    .forKeyShare()
    .execute()
  const known = new Map(rows.map(row => [row.id, row]))
  return refs.flatMap((ref): UnusableTerm[] => {
    const row = known.get(ref.id)
    if (!row) return [{ ...ref, reason: 'missing' }]
    if (row.vocabulary !== ref.code) return [{ ...ref, reason: 'otherVocabulary' }]
    if (!row.assignable) return [{ ...ref, reason: 'notAssignable' }]
    return row.deprecated_at || row.merged_into_id ? [{ ...ref, reason: 'deprecated' }] : []
  })
}
