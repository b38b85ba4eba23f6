import type { CardDeclaration } from '#model/engine/define-card.ts'
import { type Filters, ownFacetsOf } from '#model/engine/facets.ts'
import type { Holder } from '#model/permissions/access.ts'
import { criteriaAsDeclared, filtersAsDeclared } from '#model/searches/as-declared.ts'
import { filterCriteria } from '#model/searches/condition-filters.ts'
import { type Criteria, readCriteria } from '#model/searches/criteria.ts'
import { unreadableFilters } from '#model/searches/unreadable.ts'
import type { Problem } from '#model/validation/validators.ts'
import { CodedError } from '#server/platform/errors.ts'
import { openFacets } from '../sight.ts'
import { readFilters } from './read-filters.ts'

/**
 * Nobody learns by a search about cards of a type they may not read: fields of such linked cards do not exist for them. Where work is ordered that
 * goes on behind the request, it is asked for now.
 * @throws {CodedError} `invalid_input`, as for fields that there are not.
 */
export function refuseUnreadable(
  holder: Holder,
  declaration: CardDeclaration,
  selection:
    | { readonly criteria?: string | Criteria | undefined; readonly filters?: string | Filters | undefined }
    | { readonly ids: readonly string[] }
    | { readonly frozen: string },
): void {
  const chosen = 'filters' in selection ? selection.filters : undefined
  const offered: readonly string[] = openFacets(holder, declaration)
  const filters = typeof chosen === 'string' ? readFilters(chosen) : (chosen ?? {})
  const mayFilter = (name: string, values: readonly string[]): boolean => {
    const asked = filterCriteria(declaration, name, values)
    if (asked)
      return (
        unreadableFilters(holder, declaration, { blocks: [{ operator: 'AND', filters: [...asked] }] })
          .length === 0
      )
    return !ownFacetsOf(declaration).some(own => own === name) || offered.includes(name)
  }
  for (const [name, values] of Object.entries(filtersAsDeclared(declaration, filters)))
    if (!mayFilter(name, values))
      throw new CodedError('invalid_input', { fields: { [`filters.${name}`]: { key: 'choice' } } })
  const given = 'criteria' in selection ? selection.criteria : undefined
  const criteria = typeof given === 'string' ? readCriteria(given) : given
  if (!criteria) return
  // Under the name a link had before, it leads to the same cards.
  const places = unreadableFilters(holder, declaration, criteriaAsDeclared(declaration, criteria))
  if (places.length === 0) return
  throw new CodedError('invalid_input', {
    fields: Object.fromEntries(places.map((place): [string, Problem] => [place, { key: 'unknownField' }])),
  })
}
