import type { Proposal } from '#model/api/import-names.ts'
import type { Scope } from '#model/exchange/decisions.ts'
import type { Language } from '#model/languages.ts'
import { nameLikeness } from '#model/text/similar-names.ts'
import { areFormsOfName } from '#model/text/word-forms.ts'
import { allNames } from '#model/vocabularies/starts.ts'
import { cardsCalledLike, type Reader } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { termsById, termsCalledLike } from '#server/vocabularies/index.ts'
import { meantBy } from './meant.ts'

/** Proposals for one name, and how alike a name must be to be one. */
const mostProposals = 3
const leastLikeness = 0.6

export interface ToPropose {
  readonly scope: Scope
  /** Language of the table, whose words have singular and plural. */
  readonly language: Language
  readonly names: readonly string[]
}

interface Candidate {
  readonly id: string
  readonly names: readonly string[]
}

/** Terms and records that names may mean. */
async function candidatesFor(
  tx: TenantTransaction,
  { vocabulary, types }: Scope,
  names: readonly string[],
): Promise<ReadonlyMap<string, readonly Candidate[]>> {
  if (vocabulary === undefined) return cardsCalledLike(tx, types, names)
  const found = await termsCalledLike(tx, vocabulary, names)
  const terms = await termsById(tx, new Set([...found.values()].flat()))
  const inUse = (id: string): Candidate[] => {
    const term = terms.get(id)
    const isOut = !term?.assignable || term.deprecatedAt !== null || term.mergedIntoId !== null
    return term && !isOut ? [{ id, names: allNames(term) }] : []
  }
  return new Map([...found].map(([name, ids]) => [name, ids.flatMap(inUse)]))
}

/**
 * Terms and records that are called alike: case, accents, signs, order of words ('Tuke, Henry Scott' and 'Henry Scott Tuke'), singular and
 * plural, initials and slips. Compared by the product's own likeness of names, as duplicates are: no extension of the database is needed,
 * and the words of the indices bring the few that can be meant.
 */
export async function proposalsFor(
  tx: TenantTransaction,
  { scope, language, names }: ToPropose,
  reader: Reader,
): Promise<ReadonlyMap<string, readonly Proposal[]>> {
  const candidates = await candidatesFor(tx, scope, names)
  const ranked = new Map(
    names.map(name => [
      name,
      (candidates.get(name) ?? [])
        .map(({ id, names: theirs }) => {
          const likeness = Math.max(0, ...theirs.map(each => nameLikeness(name, each)))
          // Names of people have no plural.
          const isForm =
            scope.vocabulary !== undefined && theirs.some(each => areFormsOfName(name, each, language))
          return { id, near: likeness === 1 || isForm, likeness: isForm ? 1 : likeness }
        })
        .filter(({ likeness }) => likeness >= leastLikeness)
        .toSorted((one, other) => other.likeness - one.likeness || Number(one.id) - Number(other.id))
        .slice(0, mostProposals),
    ]),
  )
  const meant = await meantBy(
    tx,
    scope,
    [...ranked.values()].flatMap(each => each.map(({ id }) => id)),
    reader,
  )
  return new Map(
    [...ranked].map(([name, each]) => [
      name,
      each.flatMap(({ id, near }) => {
        const target = meant.get(id)
        return target ? [{ ...target, near }] : []
      }),
    ]),
  )
}
