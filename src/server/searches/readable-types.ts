import { declarationOf, declarations } from '#model/cards/declarations.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { type Holder, isAllowed } from '#model/permissions/access.ts'
import { cardTypeNamed, cardTypes } from '#model/record-types.ts'

/** True when someone may read cards of a type: a search over others does not exist for them. */
export const mayRead = (holder: Holder, { permissions }: CardDeclaration): boolean =>
  isAllowed(holder, { permissions: permissions.read })

/** Ids of the classes someone may search. */
export const readableTypes = (holder: Holder): readonly number[] =>
  declarations
    .filter(declaration => mayRead(holder, declaration))
    .map(declaration => cardTypes[declaration.type])

/** The class a search names, by its id or name; undefined where there is none that the person may read. */
export function readableClass(holder: Holder, classId: string | number): CardDeclaration | undefined {
  const type = cardTypeNamed(String(classId))
  const declaration = type && declarationOf(type)
  return declaration && mayRead(holder, declaration) ? declaration : undefined
}
