import type { CardDeclaration } from '../engine/define-card.ts'
import { allFields } from '../engine/fields.ts'
import type { ChoiceField } from '../kinds/choice.ts'

/** Returns the choice that decides a record's kind: the first one outside lists. Undefined when there is only one kind. */
export function kindChoice(
  declaration: Pick<CardDeclaration, 'sections' | 'kinds'>,
): { readonly path: string; readonly name: string; readonly codes: readonly string[] } | undefined {
  if (declaration.kinds.length === 0) return undefined
  for (const { path, field, within } of allFields(declaration).values()) {
    if (field.kind !== 'choice' || within.some(({ kind }) => kind === 'list')) continue
    const { name, choices } = field as unknown as ChoiceField
    return { path, name, codes: Object.keys(choices) }
  }
  return undefined
}
