import type { Leaf } from '../kinds/field.ts'
import type { CardType } from '../record-types.ts'
import type { CardDeclaration, CardValues } from './define-card.ts'
import { allFields, isLeaf } from './fields.ts'
import { valuesOf } from './values.ts'

type Declared = Pick<CardDeclaration, 'sections' | 'types' | 'broaderPath'>

/** Keys of the field that links to the broader record; undefined when records form no tree. */
export const broaderKeys = ({ broaderPath }: Pick<Declared, 'broaderPath'>): readonly string[] | undefined =>
  broaderPath?.split('/')

/** Returns the id of the broader record; undefined at the top. */
export function broaderOf(declaration: Declared, card: CardValues): string | undefined {
  const keys = broaderKeys(declaration)
  if (!keys) return undefined
  const { id } = valuesOf(keys.reduce<unknown>((value, key) => valuesOf(value)[key], card))
  return typeof id === 'string' ? id : undefined
}

/** Returns the facet that filters by a branch of the tree; undefined when the field is no facet. */
export function branchFacet(declaration: Declared): string | undefined {
  const placed = allFields(declaration).get(declaration.broaderPath ?? '')
  return placed?.field.facet ? placed.path.replaceAll('/', '_') : undefined
}

/** Yields the reasons why a declaration cannot form a tree. */
export function* treeFaults(declaration: Declared): Generator<string> {
  const { broaderPath, types } = declaration
  if (broaderPath === undefined) return
  const placed = allFields(declaration).get(broaderPath)
  const field = placed && isLeaf(placed.field) ? (placed.field as Leaf) : undefined
  const linked = field && 'types' in field ? (field.types as readonly CardType[]) : []
  if (linked.length === 0 || linked.some(type => !types.includes(type)))
    yield `'${broaderPath}' puts a card below another, but is no link to its own type alone`
  if (placed?.within.some(({ kind }) => kind === 'list'))
    yield `'${broaderPath}' puts a card below another, but may be there several times`
}
