import { declarationOf, declarations } from '../cards/declarations.ts'
import type { CardType } from '../record-types.ts'

/** Types with a list of their own; a type that shares the list of another one is not among them. */
export const listedTypes: readonly CardType[] = declarations.map(({ type }) => type)

/** Address of the list a type is in (specification 001, section 2; acceptance row C-S01); null where it has none. */
export const listPath = (type: CardType): string | null => declarationOf(type)?.pages.list ?? null

/** Address of a record's page; null where its type has none. */
export function recordPath(type: CardType | undefined, id: string): string | null {
  const pages = type && declarationOf(type)?.pages
  return pages ? `${pages.records}/${id}` : null
}

/** Address of a record's form; null where its type has none. */
export function editPath(type: CardType | undefined, id: string): string | null {
  const path = recordPath(type, id)
  return path && `${path}/edit`
}
