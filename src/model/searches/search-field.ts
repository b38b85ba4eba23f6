import { declarationOf } from '../cards/declarations.ts'
import type { CardDeclaration } from '../engine/define-card.ts'
import { allFields, isLeaf, isStructure, type Placed } from '../engine/fields.ts'
import type { Leaf } from '../kinds/field.ts'
import type { PropertyType } from '../kinds/property-types.ts'
import { kindOf } from '../kinds/registry.ts'
import { type CardType, isCardType } from '../record-types.ts'
import { type OwnField, ownFieldsOf } from './own-fields.ts'

/** Stands for a link of any kind, whichever of the two cards it was made from. */
export const anyLink = '@linked'

/** A step from a record to others in a search. */
export interface SearchStep {
  /** Path of the link field, or `anyLink`. */
  readonly via: string
  /** The declaration of the cards it leads to. */
  readonly to: CardDeclaration
}

/** A field a search can ask about, of a card or of those it is linked with. */
export interface SearchField {
  readonly steps: readonly SearchStep[]
  /** The declaration of the field's records. */
  readonly declaration: CardDeclaration
  readonly path: string
  readonly propertyType: PropertyType
  /** The declared field; absent for what every card has (`own`). */
  readonly field?: Placed['field']
  readonly own?: OwnField
}

/** Links that a search follows one after another. */
export const mostSteps = 3

/** Types of cards that a link field leads to; undefined for a field that is no link, or only repeats what another one says. */
export const linkedTypes = (field: Placed['field']): readonly CardType[] | undefined =>
  field.kind === 'link' && 'types' in field && field.derived !== true
    ? (field.types as readonly CardType[])
    : undefined

/** Returns the type of a declared field in searches. */
const propertyTypeOf = (field: Placed['field']): PropertyType =>
  isLeaf(field) ? kindOf(field as Leaf).propertyType : 'PRESENCE'

function fieldOf(declaration: CardDeclaration, path: string): Omit<SearchField, 'steps'> | undefined {
  const own = ownFieldsOf(declaration).find(({ name }) => name === path)
  if (own) return { declaration, path, propertyType: own.propertyType, own }
  const placed = allFields(declaration).get(path)
  return placed && { declaration, path, propertyType: propertyTypeOf(placed.field), field: placed.field }
}

function stepFrom(declaration: CardDeclaration, via: string, type: string): SearchStep | undefined {
  const to = isCardType(type) ? declarationOf(type) : undefined
  if (!to) return undefined
  if (via === anyLink) return { via, to }
  const placed = allFields(declaration).get(via)
  const leadsThere = placed && linkedTypes(placed.field)?.some(linked => to.types.includes(linked))
  return leadsThere ? { via, to } : undefined
}

/**
 * The field a criterion names: a path ('titles/title'), or with links before it, each with the list its cards are in
 * ('productions/agent>person>birth/place').
 * @returns undefined where there is none.
 */
export function resolveField(declaration: CardDeclaration, name: string): SearchField | undefined {
  const parts = name.split('>')
  const steps: SearchStep[] = []
  let at = declaration
  while (parts.length > 1) {
    const [via = '', type = ''] = parts.splice(0, 2)
    const step = stepFrom(at, via, type)
    if (!step || steps.length === mostSteps) return undefined
    steps.push(step)
    at = step.to
  }
  const found = fieldOf(at, parts[0] ?? '')
  return found && { ...found, steps }
}

/** Returns true for searchable fields; a group without fields is not. */
export const isAskable = ({ field }: Placed): boolean =>
  !isStructure(field) || Object.keys(field.fields).length > 0
