import type { CardValues } from '#model/engine/define-card.ts'
import { fieldsOf } from '#model/engine/fields.ts'
import { mapRefs } from '#model/engine/map-refs.ts'
import { placedRefs } from '#model/engine/placed-refs.ts'
import type { Sheet } from '#model/engine/sheet.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { mergedInto } from '../store/merges.ts'

const linkedIds = (declaration: Sheet, values: CardValues): readonly string[] =>
  placedRefs(declaration, values).links.map(({ id }) => id)

/** Returns the values of records with references to merged records replaced by the records they were merged into. Unchanged values are
 * returned as they are. */
export async function followAll(
  tx: TenantTransaction,
  declaration: Sheet,
  cards: readonly CardValues[],
): Promise<readonly CardValues[]> {
  const into = await mergedInto(tx, [...new Set(cards.flatMap(values => linkedIds(declaration, values)))])
  if (into.size === 0) return cards
  return cards.map(values =>
    linkedIds(declaration, values).some(id => into.has(id))
      ? mapRefs(fieldsOf(declaration), values, {
          term: (_vocabulary, ref) => ref,
          link(_types, ref) {
            const successor = ref.id === undefined ? undefined : into.get(ref.id)
            return successor === undefined ? ref : { id: successor }
          },
        })
      : values,
  )
}

/** The same for one record. */
export async function followMerges(
  tx: TenantTransaction,
  declaration: Sheet,
  values: CardValues,
): Promise<CardValues> {
  const [followed = values] = await followAll(tx, declaration, [values])
  return followed
}
