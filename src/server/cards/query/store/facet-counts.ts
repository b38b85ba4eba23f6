import { sql } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { readDictionary } from '../dictionary.ts'
import type { Condition } from '../wanted.ts'
import { where } from './list.ts'

/** How many cards have a value of a facet. */
export interface FacetCount {
  readonly facet: string
  readonly value: string
  readonly count: number
}

/** Values of one facet that are told: the commonest. */
const mostValues = 200

/** How often each number of the dictionary occurs among the cards that match. */
async function tally(tx: TenantTransaction, condition: Condition, size: number): Promise<Uint32Array> {
  const counts = new Uint32Array(size)
  // In one piece: grouped into several, the database would sort them all first.
  const { rows } = await sql<{ keys: Buffer | null }>`
    select string_agg(i.keys, ''::bytea) as keys from card_index i where ${where(tx, condition)}`.execute(
    tx.db,
  )
  const keys = rows[0]?.keys
  for (let at = 0; keys && at + 4 <= keys.length; at += 4) {
    const key = keys.readInt32LE(at)
    if (key < size) counts[key] = (counts[key] ?? 0) + 1
  }
  return counts
}

/**
 * Counts of all values of facets over the cards that match. The database only strings the keys together; counting millions of them
 * there would take seconds, here it takes hundredths.
 */
export async function countFacets(
  tx: TenantTransaction,
  condition: Condition,
): Promise<readonly FacetCount[]> {
  const dictionary = await readDictionary(tx)
  const counts = await tally(tx, condition, dictionary.length)
  const byFacet = new Map<string, FacetCount[]>()
  for (const [id, count] of counts.entries()) {
    const key = dictionary[id]
    if (count === 0 || !key || key.type !== condition.type) continue
    const values = byFacet.get(key.facet) ?? []
    values.push({ facet: key.facet, value: key.value, count })
    byFacet.set(key.facet, values)
  }
  return [...byFacet.values()].flatMap(values =>
    values
      .toSorted((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1))
      .slice(0, mostValues),
  )
}

/** Changes whenever the lists of a type do: how many cards there are, and when the last was changed. */
export async function stampOf(tx: TenantTransaction, type: number): Promise<string> {
  const { rows } = await sql<{ stamp: string }>`
    select concat(
      (select sum(cards) from card_counter where tenant_id = ${tx.tenantId} and type = ${type}), ' ',
      (select max(updated_at) from card_index where tenant_id = ${tx.tenantId} and type = ${type})) as stamp`.execute(
    tx.db,
  )
  return rows[0]?.stamp ?? ''
}
