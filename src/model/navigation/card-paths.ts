import { type RecordSign, recordSigns } from '../cards/signs.ts'
import { isId } from '../ids.ts'
import { type CardType, cardTypeNamed } from '../record-types.ts'

/** Returns the sign of the list that shows records of a type. */
const signOf = (type: CardType): RecordSign | undefined =>
  recordSigns.find(({ types }) => types.includes(type))

/** Types with their own list; types that share another type's list are not included. */
export const listedTypes: readonly CardType[] = recordSigns.map(({ type }) => type)

/** Returns the type whose list shows records of a type, given by its own name or that of the API. */
export function listedTypeNamed(name: string): CardType | undefined {
  const type = cardTypeNamed(name)
  return type && signOf(type)?.type
}

/** Returns the address of a type's list (C-S01); null when it has none. */
export const listPath = (type: CardType): string | null => signOf(type)?.pages.list ?? null

/** Returns the address of a record's page; null when its type has none. */
export function recordPath(type: CardType | undefined, id: string): string | null {
  const pages = type && signOf(type)?.pages
  return pages ? `${pages.records}/${id}` : null
}

/** Returns the part of an address that leads to a comment on a record's page. */
export const commentSearch = (commentId: string) => ({ tab: 'comments', comment: `c${commentId}` })

/** Returns the comment that an address leads to; undefined for anything else. */
export const commentInSearch = (value: unknown): string | undefined =>
  typeof value === 'string' && value.startsWith('c') && isId(value.slice(1)) ? value.slice(1) : undefined

/** Returns the address of a comment on a record's page; null when the type has none. */
export function commentPath(type: CardType | undefined, id: string, commentId: string): string | null {
  const path = recordPath(type, id)
  const { tab, comment } = commentSearch(commentId)
  return path && `${path}?tab=${tab}&comment=${comment}`
}

/** Returns the address of a record's form; null when its type has none. */
export function editPath(type: CardType | undefined, id: string): string | null {
  const path = recordPath(type, id)
  return path && `${path}/edit`
}
