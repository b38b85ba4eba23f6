import { tokensOf } from '#model/text/tokens.ts'
import { storageVocabularies } from '#model/vocabularies/definitions.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { findTerms } from '#server/vocabularies/index.ts'

/** Places of the museum that are looked up for a word; shorter words name none. */
const most = 30
const shortest = 3

/** Returns the places of the museum (buildings, rooms, shelves) in whose names words of a search are. */
export async function placesNamed(tx: TenantTransaction, q: string): Promise<readonly string[]> {
  const ids = new Set<string>()
  for (const vocabulary of storageVocabularies)
    for (const word of new Set(tokensOf(q)))
      if (word.length >= shortest)
        for (const id of await findTerms(tx, { vocabulary, deprecated: true }, word, most)) ids.add(id)
  return [...ids]
}
