import type { CardDeclaration } from '../engine/define-card.ts'
import { completenessSteps, type Filters, facetsOf, readYearFilter } from '../engine/facets.ts'
import type { ConditionName } from '../kinds/conditions.ts'
import type { PropertyType } from '../kinds/property-types.ts'
import { filterCriteria } from './condition-filters.ts'
import { alternatives, type Block, type Criteria, mostValues } from './criteria.ts'
import { readOperand } from './operand.ts'
import { resolveField } from './search-field.ts'

/** The filters of a list. */
export interface Narrowed {
  readonly q?: string | undefined
  readonly filters?: Filters | undefined
  readonly criteria?: Criteria | undefined
}

export interface CriteriaOfList {
  /** Undefined where no criterion can express what narrows the list. */
  readonly criteria: Criteria | undefined
  /** Names of the facets that no condition can express. */
  readonly left: readonly string[]
  /** Words that may occur anywhere in a record; they are searched for in its title. */
  readonly words: string | undefined
}

interface Asked {
  readonly condition: ConditionName
  readonly values: readonly string[]
}

const perHundred = 100

/** The conditions that, as alternatives, are equivalent to values of a facet. */
function asked(type: PropertyType, values: readonly string[], empty: string | undefined): readonly Asked[] {
  const some = values.filter(value => value !== empty)
  const none: readonly Asked[] = some.length < values.length ? [{ condition: 'IS_EMPTY', values: [] }] : []
  if (some.length === 0) return none
  switch (type) {
    case 'TERM':
      return [{ condition: 'WITHIN', values: some }, ...none]
    case 'LINK': {
      // Records by their ids, and names without a record.
      const ids = some.flatMap(value => (value.startsWith('#') ? [value.slice(1)] : []))
      const names = some.filter(value => !value.startsWith('#'))
      return [
        ...(ids.length > 0 ? [{ condition: 'WITHIN', values: ids } as const] : []),
        ...names.map(name => ({ condition: 'CONTAINS', values: [name] }) as const),
        ...none,
      ]
    }
    case 'PERIOD':
      return [
        ...some.map(span => ({ condition: 'OVERLAPS', values: readYearFilter(span) ? [span] : [] }) as const),
        ...none,
      ]
    case 'DAY':
      return [
        ...some.map(year => ({ condition: 'BETWEEN', values: [`1/1/${year}`, `31/12/${year}`] }) as const),
        ...none,
      ]
    default:
      return [{ condition: 'EQUALS', values: some }, ...none]
  }
}

/** Filters that all lists have. */
const ofOwn = new Map<string, (values: readonly string[]) => readonly (Asked & { field: string })[]>([
  ['publishedOnWeb', values => [{ field: '@publishedOnWeb', condition: 'EQUALS', values: [...values] }]],
  ['withPicture', values => [{ field: '@withPicture', condition: 'EQUALS', values: [...values] }]],
  [
    'completeness',
    values =>
      values.map(step => {
        const next = completenessSteps.find(other => other > Number(step))
        return {
          field: '@completeness',
          condition: 'BETWEEN',
          values: [step, String(next === undefined ? perHundred : next - 1)],
        }
      }),
  ],
])

function ofFacet(declaration: CardDeclaration, name: string, values: readonly string[]) {
  const conditions = filterCriteria(declaration, name, values)
  if (conditions) return conditions
  const own = ofOwn.get(name)
  if (own) return own(values)
  const facet = facetsOf(declaration).find(one => one.name === name || one.path === name)
  const type = facet && resolveField(declaration, facet.path)?.propertyType
  if (!facet || !type) return []
  // The facet sets works of a circle apart from those by the maker; a condition on the maker has both.
  if ('qualifiedBy' in facet.field) return []
  return asked(type, values, facet.field.facetEmpty).map(one => ({ ...one, field: facet.path }))
}

const together = (one: readonly Block[], other: readonly Block[]): readonly Block[] => {
  if (one.length === 0) return other
  // AND binds more closely than OR, so further conditions are repeated in each alternative.
  return alternatives(one).flatMap((run, at) =>
    [...run, ...other].map((block, place) => ({
      ...block,
      operator: place === 0 && at > 0 ? ('OR' as const) : ('AND' as const),
    })),
  )
}

/** Returns the words and facets that narrow a list as criteria of an advanced search, as far as they can be expressed, combined with its own. */
export function criteriaOfList(
  declaration: CardDeclaration,
  { q = '', filters = {}, criteria }: Narrowed,
): CriteriaOfList {
  const isExpressible = ({ field, ...operand }: Asked & { readonly field: string }): boolean => {
    const found = resolveField(declaration, field)
    return (
      found !== undefined &&
      operand.values.length <= mostValues &&
      !('problem' in readOperand(found, { ...operand, values: [...operand.values] }, 'en'))
    )
  }
  const left: string[] = []
  const blocks = Object.entries(filters).flatMap(([name, values]): Block[] => {
    const ways = ofFacet(declaration, name, values)
    if (ways.length > 0 && ways.every(isExpressible))
      return [
        {
          operator: 'AND',
          filters: ways.map(one => ({ ...one, values: [...one.values], operator: 'OR' as const })),
        },
      ]
    left.push(name)
    return []
  })
  const title = { field: '@title', condition: 'CONTAINS', operator: 'AND', values: [q.trim()] } as const
  const words = isExpressible(title) ? q.trim() : undefined
  const narrowing: readonly Block[] =
    words === undefined
      ? blocks
      : [{ operator: 'AND', filters: [{ ...title, values: [...title.values] }] }, ...blocks]
  const all = together(criteria?.blocks ?? [], narrowing)
  return { criteria: all.length > 0 ? { blocks: [...all] } : undefined, left, words }
}
