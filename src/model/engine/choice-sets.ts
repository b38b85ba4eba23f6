import type { ChoiceSet } from '../kinds/kind.ts'
import { kindOf } from '../kinds/registry.ts'
import type { CardDeclaration } from './define-card.ts'
import { allFields, isLeaf } from './fields.ts'

const known = new WeakMap<object, ReadonlyMap<string, ChoiceSet['choices']>>()

/** Returns the fixed choices of a record type: ids by code, by name of the choice set. */
export function choiceSetsOf(
  declaration: Pick<CardDeclaration, 'sections'>,
): ReadonlyMap<string, ChoiceSet['choices']> {
  const before = known.get(declaration.sections)
  if (before) return before
  const sets = new Map(
    [...allFields(declaration).values()].flatMap(({ field }) => {
      const set = isLeaf(field) ? kindOf(field).choicesOf?.(field) : undefined
      return set ? [[set.name, set.choices] as const] : []
    }),
  )
  known.set(declaration.sections, sets)
  return sets
}
