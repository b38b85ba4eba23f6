import { LRUCache } from 'lru-cache'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { keysBehind, type NumberedKey } from '../store/keys.ts'

/** Facet values of a museum by their numbers. */
export type Dictionary = readonly (NumberedKey | undefined)[]

/** Reads the dictionary of the museum within a transaction. */
export type ReadDictionary = (tx: TenantTransaction) => Promise<Dictionary>

/** Museums whose dictionary is kept. */
const keptMuseums = 100

/** Dictionaries grow and never change otherwise: what was read is kept, and only what came since is read. */
export function createDictionaries(): ReadDictionary {
  const known = new LRUCache<string, (NumberedKey | undefined)[]>({ max: keptMuseums })
  return async tx => {
    const dictionary = known.get(tx.tenantId) ?? []
    for (const key of await keysBehind(tx, dictionary.length - 1)) dictionary[key.id] = key
    known.set(tx.tenantId, dictionary)
    return dictionary
  }
}
