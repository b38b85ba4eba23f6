import { kindOf } from '../kinds/registry.ts'
import type { CardDeclaration, CardValues } from './define-card.ts'
import { fieldsOf, isLeaf } from './fields.ts'
import { type FormRules, rulesOfCard } from './form-rules.ts'
import { leafValues } from './values.ts'

/** Returns the terms of a record in fields of which its museum offers a branch alone, each with the term the branch is below. */
export function branchedTerms(
  declaration: Pick<CardDeclaration, 'sections'> & Partial<Pick<CardDeclaration, 'kindsOf'>>,
  card: CardValues,
  rules: FormRules,
): readonly { readonly path: string; readonly id: string; readonly below: string }[] {
  const { terms = {} } = rulesOfCard(declaration, rules, card)
  if (Object.keys(terms).length === 0) return []
  return leafValues(fieldsOf(declaration), card).flatMap(({ path, field, value }) => {
    const below = terms[path]?.below.id
    if (below === undefined || !isLeaf(field)) return []
    return (kindOf(field).index(value, field).terms ?? []).map(id => ({ path, id, below }))
  })
}
