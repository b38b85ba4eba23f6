import { sql } from 'kysely'
import { linkedFacetTypes } from '#model/cards/linked-facet-types.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { keyLexeme } from '../search-text/lexemes.ts'
import { takeNumbers } from './counters.ts'
import { keysFor } from './keys.ts'
import { packKeys } from './packed-keys.ts'

/** Numbers of the two values of the facet 'isLinked' of a type. A line of the index has one of them, behind all its other keys. */
export async function linkedMark(
  tx: TenantTransaction,
  type: number,
): Promise<{ readonly linked: number; readonly unlinked: number }> {
  const keyOf = (value: 'true' | 'false') => ({ facet: 'isLinked', value })
  const numberOf = await keysFor(tx, type, [keyOf('true'), keyOf('false')])
  return { linked: numberOf(keyOf('true')), unlinked: numberOf(keyOf('false')) }
}

/** Under this type the sequences count how often marks of a type changed. */
export const markSequence = (type: number): number => -type

/**
 * Marks cards of some types as linked or not, as they are now; those that are marked rightly are left alone. What a card links to by its own
 * fields says nothing of whether anybody uses it. The register is held.
 */
export async function markLinked(
  tx: TenantTransaction,
  ids: readonly string[],
  types: readonly number[] = linkedFacetTypes(),
): Promise<void> {
  const { db, tenantId } = tx
  if (ids.length === 0) return
  for (const type of types) {
    const mark = await linkedMark(tx, type)
    const [linked, unlinked] = [keyLexeme(tenantId, mark.linked), keyLexeme(tenantId, mark.unlinked)]
    const [yes, no] = [packKeys([mark.linked]), packKeys([mark.unlinked])]
    const { rows } = await sql`
      update card_index i set
        keys = left(i.keys, -length(wanted.old_key)) || wanted.new_key,
        search = ts_delete(i.search, wanted.old_lexeme) || array_to_tsvector(array[wanted.new_lexeme])
      from (
        select card.id,
          case when card.linked then ${no}::text else ${yes}::text end as old_key,
          case when card.linked then ${yes}::text else ${no}::text end as new_key,
          case when card.linked then ${unlinked}::text else ${linked}::text end as old_lexeme,
          case when card.linked then ${linked}::text else ${unlinked}::text end as new_lexeme
        from (
          select id, exists (
            select from card_link link
            where link.tenant_id = ${tenantId} and link.card_id = given.id and (link.field = '' or link.mirrored)
          ) as linked
          from unnest(${[...ids]}::bigint[]) as given (id)
        ) card
      ) wanted
      where i.tenant_id = ${tenantId} and i.id = wanted.id and i.type = ${type}
        and i.search @@ quote_literal(wanted.old_lexeme)::tsquery
      returning i.id`.execute(db)
    if (rows.length > 0) await takeNumbers(tx, markSequence(type), rows.length)
  }
}

/** Those of some cards that anything is linked with, apart from what they link to by their own fields. */
export async function linkedAmong(
  { db, tenantId }: TenantTransaction,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from unnest(${[...ids]}::bigint[]) as given (id)
    where exists (
      select from card_link link
      where link.tenant_id = ${tenantId} and link.card_id = given.id and (link.field = '' or link.mirrored)
    )`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

interface ChangedSide {
  readonly card_id: string
  readonly other_id: string
  readonly other_type: number
  readonly field: string
  readonly mirrored: boolean
}

/** Marks the cards again whose sides of links came or went. Most are known by the other side to be of types that have no mark. */
export async function refreshMarks(tx: TenantTransaction, sides: readonly ChangedSide[]): Promise<void> {
  const types = linkedFacetTypes()
  const known = new Map(sides.map(({ other_id, other_type }) => [other_id, other_type]))
  const ids = new Set(
    sides.flatMap(({ card_id, field, mirrored }) => {
      const type = known.get(card_id)
      return (field === '' || mirrored) && (type === undefined || types.includes(type)) ? [card_id] : []
    }),
  )
  await markLinked(tx, [...ids], types)
}
