import { declarationOf } from '../cards/declarations.ts'
import type { CardDeclaration } from '../engine/define-card.ts'
import { allFields } from '../engine/fields.ts'
import type { LinkField } from '../kinds/link.ts'
import type { CardType } from '../record-types.ts'
import type { Mapping } from './mapping.ts'
import { missingFor } from './read-row.ts'

/** The type of which a card is made where a link may lead to several: the first that can be made from a name. */
export const typeToMake = (types: readonly CardType[]): CardType | undefined =>
  types.find(type => declarationOf(type)?.namePath !== undefined)

/** Types of cards that a mapping makes where its links find none. */
export const madeTypes = (declaration: CardDeclaration, mapping: Mapping): ReadonlySet<CardType> =>
  new Set(
    [...allFields(declaration).values()].flatMap(({ path, field }) => {
      const { types } = field as Partial<LinkField>
      if (types === undefined || missingFor(mapping, path) !== 'create') return []
      return typeToMake(types) ?? []
    }),
  )
