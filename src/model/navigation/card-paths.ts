import { declarationOf, declarations } from '../cards/declarations.ts'
import type { CardType } from '../record-types.ts'

/** Types with their own list; types that share another type's list are not included. */
export const listedTypes: readonly CardType[] = declarations.map(({ type }) => type)

/** Returns the address of a type's list (C-S01); null when it has none. */
export const listPath = (type: CardType): string | null => declarationOf(type)?.pages.list ?? null

/** Returns the address of a record's page; null when its type has none. */
export function recordPath(type: CardType | undefined, id: string): string | null {
  const pages = type && declarationOf(type)?.pages
  return pages ? `${pages.records}/${id}` : null
}

/** Returns the address of a record's form; null when its type has none. */
export function editPath(type: CardType | undefined, id: string): string | null {
  const path = recordPath(type, id)
  return path && `${path}/edit`
}
