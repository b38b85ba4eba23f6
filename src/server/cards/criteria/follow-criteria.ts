import type { CardDeclaration } from '#model/engine/define-card.ts'
import { isId } from '#model/ids.ts'
import type { PropertyType } from '#model/kinds/property-types.ts'
import type { Criteria, Criterion } from '#model/searches/criteria.ts'
import { resolveField } from '#model/searches/search-field.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { termsById } from '#server/vocabularies/index.ts'
import { mergedInto } from '../store/merges.ts'

type Followed = ReadonlyMap<string, string>

/** Replacements of terms, by id. */
const mergedTerms = async (tx: TenantTransaction, ids: readonly string[]): Promise<Followed> =>
  new Map(
    [...(await termsById(tx, ids)).values()].flatMap(({ id, mergedIntoId }) =>
      mergedIntoId === null ? [] : [[id, mergedIntoId] as const],
    ),
  )

/** Criteria that name what cards and terms became which are one with others by now: a kept search goes on finding what it found. */
export async function followCriteria(
  tx: TenantTransaction,
  declaration: CardDeclaration,
  criteria: Criteria,
): Promise<Criteria> {
  const typeOf = ({ field }: Criterion): PropertyType | undefined =>
    resolveField(declaration, field)?.propertyType
  const idsOf = (type: PropertyType): readonly string[] =>
    criteria.blocks.flatMap(({ filters }) =>
      filters.flatMap(filter => (typeOf(filter) === type ? filter.values.filter(isId) : [])),
    )
  const into: Readonly<Partial<Record<PropertyType, Followed>>> = {
    LINK: await mergedInto(tx, idsOf('LINK')),
    TERM: await mergedTerms(tx, idsOf('TERM')),
  }
  if (Object.values(into).every(({ size }) => size === 0)) return criteria
  const followed = (filter: Criterion): Criterion => {
    const type = typeOf(filter)
    const known = type && into[type]
    return known
      ? { ...filter, values: [...new Set(filter.values.map(value => known.get(value) ?? value))] }
      : filter
  }
  return { blocks: criteria.blocks.map(block => ({ ...block, filters: block.filters.map(followed) })) }
}
