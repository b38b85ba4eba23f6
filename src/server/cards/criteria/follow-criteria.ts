import type { CardDeclaration } from '#model/engine/define-card.ts'
import { isId } from '#model/ids.ts'
import type { Criteria, Criterion } from '#model/searches/criteria.ts'
import { resolveField } from '#model/searches/search-field.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { mergedInto } from '../merging/store/merges.ts'

/** Criteria that name what cards became which are one with others by now: a kept search goes on finding what it found. */
export async function followCriteria(
  tx: TenantTransaction,
  declaration: CardDeclaration,
  criteria: Criteria,
): Promise<Criteria> {
  const namesCards = ({ field }: Criterion): boolean =>
    resolveField(declaration, field)?.propertyType === 'LINK'
  const ids = criteria.blocks.flatMap(({ filters }) =>
    filters.filter(namesCards).flatMap(({ values }) => values.filter(isId)),
  )
  const into = await mergedInto(tx, [...new Set(ids)])
  if (into.size === 0) return criteria
  const followed = (filter: Criterion): Criterion =>
    namesCards(filter) ? { ...filter, values: filter.values.map(value => into.get(value) ?? value) } : filter
  return { blocks: criteria.blocks.map(block => ({ ...block, filters: block.filters.map(followed) })) }
}
