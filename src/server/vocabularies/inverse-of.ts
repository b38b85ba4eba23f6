import { inverseAssociations } from '#model/vocabularies/inverse-associations.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { type SourceTerm, termsOfKeys } from './store/by-source.ts'

const standingFor = ({ id, mergedIntoId }: SourceTerm): string => mergedIntoId ?? id

const merged = (terms: readonly SourceTerm[]): number =>
  terms.filter(({ mergedIntoId }) => mergedIntoId !== null).length

/**
 * Returns the term by which an association is read from the other end of a link, by id of its term; the same where it has no other name. Read from there again
 * it is always the first: a term that takes the place of another takes over its counterpart, too, unless it has one of its own.
 */
export async function inverseOf(tx: TenantTransaction): Promise<(association: string) => string> {
  const termOf = await termsOfKeys(tx, inverseAssociations)
  const pairs = inverseAssociations.flatMap(({ vocabulary, key, inverse }) => {
    const [from, to] = [termOf(vocabulary, key), termOf(vocabulary, inverse)]
    return from && to ? [[from, to]] : []
  })
  const inverses = new Map<string, string>()
  for (const pair of pairs.toSorted((one, other) => merged(one) - merged(other))) {
    const [from = '', to = ''] = pair.map(standingFor)
    if (inverses.has(from) || inverses.has(to)) continue
    inverses.set(from, to).set(to, from)
  }
  return association => inverses.get(association) ?? association
}
