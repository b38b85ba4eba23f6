import type { TenantTransaction } from '#server/platform/db/index.ts'
import { keysBehind, type NumberedKey } from '../store/keys.ts'

/** Facet values of a museum by their numbers. */
export type Dictionary = readonly (NumberedKey | undefined)[]

/** Dictionaries grow and never change otherwise: what was read is kept, and only what came since is read. */
const known = new Map<string, (NumberedKey | undefined)[]>()
/** Museums whose dictionary is kept. */
const keptMuseums = 100

/** The dictionary of the museum as it stands in this transaction. */
export async function readDictionary(tx: TenantTransaction): Promise<Dictionary> {
  const dictionary = known.get(tx.tenantId) ?? []
  for (const key of await keysBehind(tx, dictionary.length - 1)) dictionary[key.id] = key
  known.delete(tx.tenantId)
  known.set(tx.tenantId, dictionary)
  if (known.size > keptMuseums) known.delete(known.keys().next().value ?? '')
  return dictionary
}
