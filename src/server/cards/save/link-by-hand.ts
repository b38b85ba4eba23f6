import type { Change } from '#model/engine/diff.ts'
import { cardTypeOfId } from '#model/record-types.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { inverseOf } from '#server/vocabularies/index.ts'
import type { CardRecord } from '../store/cards.ts'
import { dropSides } from '../store/link-sides.ts'
import { insertLinks, lastPlaces, sidesByHand } from '../store/links.ts'
import { type LinkedCards, linksPath } from '../store/revisions.ts'

type Ends = Pick<CardRecord, 'id' | 'type'>

/** Cards by hand that are there already, under an association or whichever. */
const linkedNow = (tx: TenantTransaction, { id }: Ends, otherType: number, ids: readonly string[]) =>
  sidesByHand(tx, { cardId: id, otherType, otherIds: ids })

/**
 * Links a record to others of one type, after its existing links; existing links are kept. The caller holds the register lock.
 * @returns the changes for the history; empty if all links existed
 */
export async function linkByHand(
  tx: TenantTransaction,
  card: Ends,
  otherType: number,
  ids: readonly string[],
  association: string,
): Promise<readonly Change[]> {
  const { own } = await linkedNow(tx, card, otherType, ids)
  const known = new Set(own.filter(side => side.association === association).map(side => side.other_id))
  const added = ids.filter(id => !known.has(id))
  if (added.length === 0) return []
  const otherAssociation = (await inverseOf(tx))(association)
  const last = (await lastPlaces(tx, [card.id], { otherType, association })).get(card.id) ?? 0
  const places = await lastPlaces(tx, added, { otherType: card.type, association: otherAssociation })
  await insertLinks(
    tx,
    added.map((otherId, at) => ({
      cardId: card.id,
      cardType: card.type,
      otherId,
      otherType,
      association,
      otherAssociation,
      field: '',
      position: last + at + 1,
      otherPosition: (places.get(otherId) ?? 0) + 1,
    })),
  )
  const after: LinkedCards = { type: cardTypeOfId(otherType) ?? '', ids: added, association }
  return [{ path: linksPath, kind: 'added', before: null, after }]
}

/**
 * Removes manual links between a record and others, from both sides, for one association or all. The caller holds the register lock.
 * @returns the changes for the history, by association
 */
export async function unlinkByHand(
  tx: TenantTransaction,
  card: Ends,
  otherType: number,
  ids: readonly string[],
  association?: string,
): Promise<readonly Change[]> {
  const inverse = await inverseOf(tx)
  const { own, others } = await linkedNow(tx, card, otherType, ids)
  const isMeant = (side: { readonly association: string }, name: string | undefined) =>
    name === undefined || side.association === name
  const gone = own.filter(side => isMeant(side, association))
  await dropSides(tx, [
    ...gone,
    ...others.filter(side => isMeant(side, association === undefined ? undefined : inverse(association))),
  ])
  return [...Map.groupBy(gone, side => side.association)].map(([name, sides]) => {
    const before: LinkedCards = {
      type: cardTypeOfId(otherType) ?? '',
      ids: sides.toSorted((one, other) => one.position - other.position).map(side => side.other_id),
      association: name,
    }
    return { path: linksPath, kind: 'removed', before, after: null }
  })
}
