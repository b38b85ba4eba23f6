import { kindOf } from '../kinds/registry.ts'
import type { CardDeclaration } from './define-card.ts'
import { allFields, isLeaf } from './fields.ts'

/** Yields the texts of public pages that are no texts of the record. */
export function* sitePageFaults(declaration: CardDeclaration): Generator<string> {
  const fields = allFields(declaration)
  for (const path of declaration.site?.texts ?? []) {
    const field = fields.get(path)?.field
    if (!(field && isLeaf(field) && kindOf(field).isWording))
      yield `its public page sets '${path}' as a text, but it is none`
  }
}
