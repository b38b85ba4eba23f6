import type { CardDeclaration, CardValues } from '#model/engine/define-card.ts'
import { fieldsOf } from '#model/engine/fields.ts'
import { mapRefs } from '#model/engine/map-refs.ts'
import { placedRefs } from '#model/engine/placed-refs.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { mergedInto } from './store/merges.ts'

/** The values, which refer to what cards became that are one with others by now. */
export async function followMerges(
  tx: TenantTransaction,
  declaration: CardDeclaration,
  values: CardValues,
): Promise<CardValues> {
  const ids = new Set(placedRefs(declaration, values).links.map(({ id }) => id))
  const into = await mergedInto(tx, [...ids])
  if (into.size === 0) return values
  return mapRefs(fieldsOf(declaration), values, {
    term: (_vocabulary, ref) => ref,
    link(_types, ref) {
      const successor = ref.id === undefined ? undefined : into.get(ref.id)
      return successor === undefined ? ref : { id: successor }
    },
  })
}
