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

/** Returns the choices of the field at a path; undefined where it is none of choices. */
export function choiceSetAt(
  declaration: Pick<CardDeclaration, 'sections'>,
  path: string,
): ChoiceSet | undefined {
  const { field } = allFields(declaration).get(path) ?? {}
  return field && isLeaf(field) ? kindOf(field).choicesOf?.(field) : undefined
}
