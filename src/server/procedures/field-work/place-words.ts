import type { OutputOf } from '#model/api/endpoint.ts'
import type { readFieldPlaces } from '#model/api/procedures/field-work.ts'
import { type Language, languages } from '#model/languages.ts'
import { nameOf } from '#model/vocabularies/name-of.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { allTerms, labelsOf } from '#server/vocabularies/index.ts'

/** Words by language. */
export type Words = Readonly<Record<string, string>>

/** Words in a language. What is the same in all of them is kept once, under the first. */
export const localizedWords = (words: Words | null | undefined, language: Language): string =>
  words?.[language] ?? words?.[languages[0]] ?? ''

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

/** Locations of the museum in which something can be, by their names. */
export async function museumPlaces(
  tx: TenantTransaction,
  language: Language,
): Promise<OutputOf<typeof readFieldPlaces>['result']> {
  const rows = (await allTerms(tx, 'LR')).filter(({ deprecatedAt }) => deprecatedAt === null)
  const places = await placeWords(
    tx,
    rows.map(({ id }) => id),
  )
  const result = rows.map(({ id, parentId, notation }) => ({
    id,
    name: localizedWords(places.get(id), language),
    code: notation,
    parentId,
  }))
  return result.toSorted((one, other) => one.name.localeCompare(other.name, language))
}
