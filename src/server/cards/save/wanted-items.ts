import { declarationOf } from '#model/cards/declarations.ts'
import { typeIdsOf } from '#model/engine/type-ids.ts'
import { isId } from '#model/ids.ts'
import { cardTypeNamed } from '#model/record-types.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError, forbidden } from '#server/platform/errors.ts'
import type { MuseumActor } from '#server/platform/http/index.ts'
import { usable } from '#server/vocabularies/index.ts'
import { mayDo } from '../access/abilities-of.ts'
import { cardsByIds } from '../store/cards.ts'
import { unsetAssociation } from '../store/unset-association.ts'

/** The linked records of a request (C-K08). */
export interface ItemsRequest {
  /** Id of the type, or its name in the API. */
  readonly type: number | string
  readonly itemId?: string | undefined
  readonly itemIds?: readonly string[] | undefined
}

const wrong = (field: string, key: 'link' | 'choice' | 'term') =>
  new CodedError('invalid_input', { fields: { [field]: { key } } })

export const requestedIds = ({ itemId, itemIds = [] }: ItemsRequest): readonly string[] => [
  ...new Set([...itemIds, ...(itemId === undefined ? [] : [itemId])]),
]

/**
 * Returns the requested types: persons and organizations share a list, so a request for one may mean both.
 * @throws {CodedError} `invalid_input` for a type that cannot be linked, `forbidden` for one that the person may not read.
 */
export function wantedTypes(actor: MuseumActor, { type: given }: ItemsRequest): readonly number[] {
  const type = cardTypeNamed(String(given))
  if (type === undefined) throw wrong('type', 'choice')
  const declaration = declarationOf(type)
  if (!declaration) throw wrong('type', 'choice')
  if (!mayDo(declaration, actor, 'read')) throw forbidden()
  return typeIdsOf(declaration)
}

/**
 * Returns the requested records, by type.
 * @param own the record they are linked to, which must not be among them
 * @throws {CodedError} `invalid_input` if one of them does not exist, is in the trash or has another type.
 */
export async function wantedItems(
  tx: TenantTransaction,
  own: string,
  types: readonly number[],
  ids: readonly string[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  if (ids.length === 0 || ids.includes(own)) throw wrong('itemIds', 'link')
  const found = new Map((await cardsByIds(tx, ids)).map(card => [card.id, card]))
  const fits = (id: string) => {
    const card = found.get(id)
    return card !== undefined && card.deleted_at === null && types.includes(card.type)
  }
  if (!ids.every(fits)) throw wrong('itemIds', 'link')
  return Map.groupBy(ids, id => found.get(id)?.type ?? 0)
}

/** @throws {CodedError} `invalid_input` for an association that the museum does not have, or has no longer. */
export async function requireAssociation(tx: TenantTransaction, id: string): Promise<void> {
  if (id === unsetAssociation) return
  const known = isId(id) && (await usable(tx, [{ code: 'ASSOC', id }])).length === 0
  if (!known) throw wrong('association', 'term')
}
