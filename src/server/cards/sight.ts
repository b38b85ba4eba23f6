import { type ThumbnailSize, thumbnailUrl } from '#model/api/files.ts'
import { declarationOfId, declarations } from '#model/cards/declarations.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { type OwnFacet, ownFacetsOf } from '#model/engine/facets.ts'
import type { Language } from '#model/languages.ts'
import { type Holder, isAllowed } from '#model/permissions/access.ts'
import { permissionCodes } from '#model/permissions/codes.ts'
import { attachedType, cardTypes } from '#model/record-types.ts'

/** A person who reads records: what they hold decides what they see of linked ones. */
export interface Reader {
  readonly actor: Holder
  readonly language: Language
}

/** A reader that sees everything: for indexes, and for exports ordered by an administrator. */
export const seesAll: Holder = { role: 'TENANT_ADMIN', permissions: new Set(permissionCodes) }

/** A reader outside the museum to whom a single record was shared: opens no others. */
export const opensNothing: Holder = { role: 'USER', permissions: new Set() }

/**
 * Returns whether a person may open records of a type: the one rule of what is shown of linked records. Of a record that may not be opened
 * nothing is shown but its plain name, and that only where a field of a record that may be opened states it: no number, picture, count,
 * link by hand or link from its side.
 */
export function mayOpen(holder: Holder, typeId: number): boolean {
  const declaration = declarationOfId(typeId)
  return declaration !== undefined && isAllowed(holder, { permissions: declaration.permissions.read })
}

/** Returns the facets of a type that are not from fields, without those that would reveal records the holder may not open. */
export const openFacets = (holder: Holder, declaration: CardDeclaration): readonly OwnFacet[] =>
  ownFacetsOf(declaration).filter(name => {
    if (name === 'withPicture') return mayOpen(holder, attachedType)
    if (name === 'isLinked') return declarations.every(({ type }) => mayOpen(holder, cardTypes[type]))
    return true
  })

/** Returns the address of a file's thumbnail, for people who may open files. */
export const pictureUrl = (holder: Holder, fileId: string | null, size: ThumbnailSize): string | null =>
  fileId && mayOpen(holder, attachedType) ? thumbnailUrl(fileId, size) : null
