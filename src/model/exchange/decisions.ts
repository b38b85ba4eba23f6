import type { CardDeclaration } from '../engine/define-card.ts'
import { allFields } from '../engine/fields.ts'
import type { LinkField } from '../kinds/link.ts'
import { type CardType, isCardType } from '../record-types.ts'
import { isVocabularyCode, type VocabularyCode, vocabularies } from '../vocabularies/definitions.ts'
import { remarks } from './kept-as-remark.ts'
import { typeToMake } from './made-types.ts'
import type { NamedRef } from './refs-by-name.ts'

/**
 * Finding of a check about a name: one match, several, none so that a term or record is made, the name stays text, the text goes to the
 * remarks, the row is rejected, it comes with another table, or it is left out as decided.
 */
export const nameOutcomes = ['found', 'several', 'new', 'text', 'remark', 'refused', 'later', 'left'] as const
export type NameOutcome = (typeof nameOutcomes)[number]

/** Outcomes that a person may want to change. */
export const openOutcomes: readonly NameOutcome[] = ['several', 'new', 'text', 'remark', 'refused']

/** Decisions about a name: an existing term or record is taken, one is made, it stays text, or it is left out. */
export const decisions = ['take', 'new', 'text', 'leave'] as const
export type Decision = (typeof decisions)[number]

/** New names that a load may make without anybody having confirmed them. */
export const mostUnseenNew = 300

/** Returns the scope of a reference: decisions hold for all fields that look among the same terms or records. */
export const scopeOf = ({ vocabulary, types = [] }: Pick<NamedRef, 'vocabulary' | 'types'>): string =>
  vocabulary ?? types.toSorted().join(' ')

/** A scope in parts. */
export interface Scope {
  readonly vocabulary?: VocabularyCode
  readonly types: readonly CardType[]
}

/** Parses a scope. */
export const readScope = (scope: string): Scope =>
  isVocabularyCode(scope) ? { vocabulary: scope, types: [] } : { types: scope.split(' ').filter(isCardType) }

/** Returns the type of records that is made for new names in a field; undefined for terms, and where none can be made. */
export function typeMadeAt(
  declaration: Pick<CardDeclaration, 'sections'>,
  path: string,
): CardType | undefined {
  const field = allFields(declaration).get(path)?.field as Partial<LinkField> | undefined
  return field?.types && typeToMake(field.types)
}

/** Returns the decisions that a field allows for a name, permissions aside. */
export function decisionsAt(
  declaration: Pick<CardDeclaration, 'sections'>,
  path: string,
  { vocabulary }: Scope,
): readonly Decision[] {
  const known = allFields(declaration)
  const makes =
    vocabulary === undefined
      ? typeMadeAt(declaration, path) !== undefined
      : vocabularies[vocabulary].open && vocabularies[vocabulary].authorities.length === 0
  const isNamed = (known.get(path)?.field as Partial<LinkField> | undefined)?.named === true
  const stays = known.has(remarks) || (vocabulary === undefined && isNamed)
  return decisions.filter(each => (each === 'new' ? makes : each === 'text' ? stays : true))
}
