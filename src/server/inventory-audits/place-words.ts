import { languages } from '#model/languages.ts'
import { nameOf } from '#model/vocabularies/name-of.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { labelsOf } from '#server/vocabularies/index.ts'
import type { Words } from './tables.ts'

/** Names of places by their ids, in every language, each with the places around it: 'Depot › Shelf 4'. */
export async function placeWords(
  tx: TenantTransaction,
  ids: Iterable<string>,
): Promise<ReadonlyMap<string, Words>> {
  const found = await labelsOf(tx, ids)
  return new Map(
    [...found].map(([id, term]) => [
      id,
      Object.fromEntries(
        languages.map(language => [
          language,
          [...term.path, term].map(step => nameOf(step, language)).join(' › '),
        ]),
      ),
    ]),
  )
}
