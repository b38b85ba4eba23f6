import { declarationOf } from '../cards/declarations.ts'
import type { CardDeclaration } from '../engine/define-card.ts'
import { type Filters, facetsOf, ownFacetsOf } from '../engine/facets.ts'
import { pathAsDeclared } from '../engine/formerly.ts'
import { lineSheet } from '../engine/line-sheet.ts'
import { isSortName, sortByAddress } from '../engine/list-columns.ts'
import { isCardType } from '../record-types.ts'
import { commentFilter } from './comment-filter.ts'
import { conditionField } from './condition-filters.ts'
import { type Criteria, readCriteria } from './criteria.ts'
import {
  type LinedDeclaration,
  lineFieldName,
  lineSteps,
  pathInLine,
  resolveField,
  throughLines,
} from './search-field.ts'

/*
 * Searches outlive declarations: they are saved, shared, followed, and stand in addresses that people keep. These functions read the fields they
 * name as they are declared today.
 */

/** A field of a search (see `resolveField`), each part of it as the cards it is of declare it. */
export const searchFieldAsDeclared = (declaration: CardDeclaration, name: string): string =>
  fieldAsDeclared(declaration, name, undefined)

/** @param lines the declaration of the lines that led there, if any did. */
function fieldAsDeclared(
  declaration: CardDeclaration,
  name: string,
  lines: LinedDeclaration | undefined,
): string {
  const [via, type, ...rest] = name.split('>')
  if (via === undefined || type === undefined) {
    const inLine = pathInLine(name)
    return inLine !== undefined && lines
      ? lineFieldName(pathAsDeclared(lineSheet(lines), inLine))
      : pathAsDeclared(declaration, name)
  }
  const to = isCardType(type) ? declarationOf(type) : undefined
  const beyond = rest.join('>')
  const through = via === throughLines ? lineSteps(declaration).find(step => step.to === to) : undefined
  const further = to ? fieldAsDeclared(to, beyond, through?.lines) : beyond
  return [pathAsDeclared(declaration, via), type, further].join('>')
}

export const criteriaAsDeclared = (declaration: CardDeclaration, { blocks }: Criteria): Criteria => ({
  blocks: blocks.map(block => ({
    ...block,
    filters: block.filters.map(filter => ({
      ...filter,
      field: searchFieldAsDeclared(declaration, filter.field),
    })),
  })),
})

/** The name of a facet: a path, or one with '_' between its keys. */
function facetAsDeclared(declaration: CardDeclaration, name: string): string {
  const path = name.replaceAll('_', '/')
  const now = pathAsDeclared(declaration, path)
  return now === path ? name : now.replaceAll('/', '_')
}

const isFacet = (declaration: CardDeclaration, name: string): boolean =>
  facetsOf(declaration).some(facet => facet.name === name || facet.path === name) ||
  ownFacetsOf(declaration).some(own => own === name) ||
  name === commentFilter ||
  conditionField(declaration, name) !== undefined

/** Returns a list's filters as declared today. Values of a renamed facet are added to those of its present name. */
export function filtersAsDeclared(declaration: CardDeclaration, filters: Filters): Filters {
  const now = new Map<string, readonly string[]>()
  for (const [name, values] of Object.entries(filters)) {
    const declared = isFacet(declaration, name) ? name : facetAsDeclared(declaration, name)
    now.set(declared, [...new Set([...(now.get(declared) ?? []), ...values])])
  }
  return Object.fromEntries(now)
}

const sortSuffix = '_sort'

/** Returns a list's sort key as declared today: a column, or the API's name of the number ('objectNumbers.objectNumber_sort'). */
export function sortAsDeclared(declaration: CardDeclaration, sort: string): string {
  if (isSortName(sort)) return sort
  if (!sort.endsWith(sortSuffix)) return pathAsDeclared(declaration, sort)
  const path = sort.slice(0, -sortSuffix.length).replaceAll('.', '/')
  return pathAsDeclared(declaration, path).replaceAll('/', '.') + sortSuffix
}

/** Filters and order of a list, as in its address. */
export interface ListAsked {
  readonly filters?: Filters
  readonly criteria?: string
  readonly sort?: string
}

/** Returns the address of a list in its current form; absent parts stay absent. */
export function listAsDeclared<Asked extends ListAsked>(declaration: CardDeclaration, asked: Asked): Asked {
  const { filters, criteria: text, sort } = asked
  const criteria = text === undefined ? undefined : readCriteria(text)
  return {
    ...asked,
    ...(filters && { filters: filtersAsDeclared(declaration, filters) }),
    ...(criteria && { criteria: JSON.stringify(criteriaAsDeclared(declaration, criteria)) }),
    ...(sort !== undefined && { sort: sortAsDeclared(declaration, sort) }),
  }
}

/** The fields in the address of a list that no longer exist, each once. */
export function missingFields(
  declaration: CardDeclaration,
  { filters = {}, criteria: text, sort }: ListAsked,
): readonly string[] {
  const blocks = text === undefined ? [] : (readCriteria(text)?.blocks ?? [])
  const asked = blocks.flatMap(block => block.filters.map(({ field }) => field))
  return [
    ...new Set([
      ...Object.keys(filters).filter(name => !isFacet(declaration, name)),
      ...asked.filter(field => !resolveField(declaration, field)),
      ...(sort !== undefined && sortByAddress(declaration, sort) === undefined ? [sort] : []),
    ]),
  ]
}
