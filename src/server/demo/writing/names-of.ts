import type { CardDeclaration, CardValues } from '#model/engine/define-card.ts'
import { fieldsOf } from '#model/engine/fields.ts'
import { leafValues } from '#model/engine/values.ts'
import type { Leaf } from '#model/kinds/field.ts'
import { kindOf } from '#model/kinds/registry.ts'

const withoutTerms = { language: 'en', term: () => '' } as const

/** What other cards may call a card: its number, its title in any language, its other names. */
export function namesOf(declaration: CardDeclaration, values: CardValues): readonly string[] {
  const { number, title } = declaration.heading(values, withoutTerms)
  const named = leafValues(fieldsOf(declaration), values).flatMap(({ path, field, value }) =>
    path === declaration.namePath || declaration.namedBy.includes(path)
      ? (kindOf(field as Leaf).index(value, field as Leaf).words ?? [])
      : [],
  )
  return [...new Set([number, title, ...named])].filter(name => name !== '')
}
