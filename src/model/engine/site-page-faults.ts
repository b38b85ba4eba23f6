import { kindOf } from '../kinds/registry.ts'
import type { CardDeclaration } from './define-card.ts'
import { facetsOf } from './facets.ts'
import { allFields, isLeaf } from './fields.ts'

/** Yields the texts of public pages that are no texts of the record, and ways in that are no facets. */
export function* sitePageFaults(declaration: CardDeclaration): Generator<string> {
  const fields = allFields(declaration)
  for (const path of declaration.site?.waysIn ?? [])
    if (!facetsOf(declaration).some(facet => facet.path === path))
      yield `the first page of sites leads to its records by '${path}', but it is no facet`
  for (const path of declaration.site?.texts ?? []) {
    const field = fields.get(path)?.field
    if (!(field && isLeaf(field) && kindOf(field).isWording))
      yield `its public page sets '${path}' as a text, but it is none`
  }
}
