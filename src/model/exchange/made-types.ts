import { declarationOf } from '../cards/declarations.ts'
import type { CardDeclaration } from '../engine/define-card.ts'
import { allFields } from '../engine/fields.ts'
import type { LinkField } from '../kinds/link.ts'
import type { CardType } from '../record-types.ts'
import type { Mapping } from './mapping.ts'
import { missingFor } from './read-row.ts'

/** Returns the type to create for a link that allows several: the first that can be created from a name. */
export const typeToMake = (types: readonly CardType[]): CardType | undefined =>
  types.find(type => declarationOf(type)?.namePath !== undefined)

/** Returns the record types a mapping creates for missing links. */
export const madeTypes = (declaration: CardDeclaration, mapping: Mapping): ReadonlySet<CardType> =>
  new Set(
    [...allFields(declaration).values()].flatMap(({ path, field }) => {
      const { types } = field as Partial<LinkField>
      if (types === undefined || missingFor(mapping, path) !== 'create') return []
      return typeToMake(types) ?? []
    }),
  )
