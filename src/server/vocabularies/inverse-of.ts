import { inverseAssociations } from '#model/vocabularies/inverse-associations.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { idsBySource } from './store/by-source.ts'

/** How an association is read from the other end of a link, by id of its term; the same where it has no other name. */
export async function inverseOf(tx: TenantTransaction): Promise<(association: string) => string> {
  const ids = await idsBySource(tx, 'ASSOC', [...inverseAssociations.keys()])
  const inverses = new Map(
    [...inverseAssociations].flatMap(([key, inverse]) => {
      const [from, to] = [ids.get(key), ids.get(inverse)]
      return from === undefined || to === undefined ? [] : [[from, to] as const]
    }),
  )
  return association => inverses.get(association) ?? association
}
