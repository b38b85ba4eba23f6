import { LRUCache } from 'lru-cache'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { tallyKeys } from '../store/packed-keys.ts'
import { createDictionaries, type Dictionary } from './dictionary.ts'
import { keysOfList, stampOf } from './store/facet-keys.ts'
import { type Condition, isWhole } from './wanted.ts'

/** The number of records with a value of a facet. */
export interface FacetCount {
  readonly facet: string
  readonly value: string
  readonly count: number
}

/** The values of all facets among the cards that match, the commonest first. */
export interface FacetCounts {
  readonly values: readonly FacetCount[]
  /** Number of matches. */
  readonly total: number
}

export type CountFacets = (tx: TenantTransaction, condition: Condition) => Promise<FacetCounts>

/** Values of one facet that are returned: the most frequent. */
const mostValues = 200

/** Museums whose counts over all cards are kept. */
const keptMuseums = 200
/** Milliseconds: what changed without a trace in the stamp (a term that moved, a save that ended late) is counted after this. */
const keptFor = 60_000

/** Counts by the numbers of the dictionary as values of facets, the commonest of each. */
function valuesOf(type: number, dictionary: Dictionary, counts: Uint32Array): readonly FacetCount[] {
  const byFacet = new Map<string, FacetCount[]>()
  for (const [id, count] of counts.entries()) {
    const key = dictionary[id]
    if (count === 0 || !key || key.type !== type) continue
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

/**
 * Counts all values of facets over the cards that match. The database only strings their numbers together; counting millions of them
 * there would take seconds, here it takes hundredths. Counts over whole lists are kept until a card of it changes.
 */
export function createFacetCounts(): CountFacets {
  const dictionaryOf = createDictionaries()
  const kept = new LRUCache<string, FacetCounts & { readonly stamp: string }>({
    max: keptMuseums,
    ttl: keptFor,
  })

  const count: CountFacets = async (tx, condition) => {
    const dictionary = await dictionaryOf(tx)
    const { packed, total } = await keysOfList(tx, condition)
    return { values: valuesOf(condition.type, dictionary, tallyKeys(packed, dictionary.length)), total }
  }
  return async (tx, condition) => {
    if (!isWhole(condition)) return count(tx, condition)
    const name = `${tx.tenantId}.${condition.type}.${condition.apart?.alone ?? 'all'}`
    const stamp = await stampOf(tx, condition.type)
    const known = kept.get(name)
    if (known?.stamp === stamp) return known
    const counts = { ...(await count(tx, condition)), stamp }
    kept.set(name, counts)
    return counts
  }
}
