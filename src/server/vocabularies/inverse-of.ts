import { inverseAssociations } from '#model/vocabularies/inverse-associations.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { idsBySource } from './store/by-source.ts'

/** How an association is read from the other end of a link, by id of its term; the same where it has no other name. */
export async function inverseOf(tx: TenantTransaction): Promise<(association: string) => string> {
  const idOf = await idsBySource(tx, inverseAssociations)
  const inverses = new Map(
    inverseAssociations.flatMap(({ vocabulary, key, inverse }) => {
      const [from, to] = [idOf(vocabulary, key), idOf(vocabulary, inverse)]
      return from === undefined || to === undefined ? [] : [[from, to] as const]
    }),
  )
  return association => inverses.get(association) ?? association
}
