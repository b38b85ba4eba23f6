import type { ChoiceRef } from '../kinds/values.ts'
import { choiceSetAt } from './choice-sets.ts'
import type { CardDeclaration, CardValues } from './define-card.ts'
import { type FacetDeclaration, facetsOf } from './facets.ts'

/** Returns the choice that keeps a record apart from its list; undefined for records that belong in it. */
export function apartOf({ apart }: Pick<CardDeclaration, 'apart'>, card: CardValues): number | undefined {
  const id = apart && (card[apart.path] as ChoiceRef | undefined)?.id
  return id !== undefined && apart?.ids.includes(id) ? id : undefined
}

/** Returns the facet by which records kept apart are asked for; undefined for types that keep none apart. */
export const apartFacet = (
  declaration: Pick<CardDeclaration, 'apart' | 'sections' | 'firstFacets'>,
): FacetDeclaration | undefined =>
  declaration.apart && facetsOf(declaration).find(({ path }) => path === declaration.apart?.path)

/** Yields what is wrong with how a type keeps records apart. */
export function* apartFaults(declaration: CardDeclaration): Generator<string> {
  const { apart } = declaration
  if (!apart) return
  const choices = choiceSetAt(declaration, apart.path)?.choices
  if (!choices || !apartFacet(declaration) || apart.path.includes('/'))
    yield `'${apart.path}' keeps records apart, but is no choice of the record that is a facet`
  const known = Object.values(choices ?? {})
  for (const id of apart.ids.filter(each => choices && !known.includes(each)))
    yield `'${apart.path}' keeps records apart by ${id}, which is none of its choices`
}
