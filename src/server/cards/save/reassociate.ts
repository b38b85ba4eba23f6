import type { Change } from '#model/engine/diff.ts'
import { cardTypes, isCardType } from '#model/record-types.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { CardRecord } from '../store/cards.ts'
import { dropSides, insertSides, type LinkSide } from '../store/link-sides.ts'
import { sidesByHand } from '../store/links.ts'
import { type LinkedCards, linksPath } from '../store/revisions.ts'

/** An association, and how it is read from the other end. */
export type BothEnds = Required<Pick<LinkedCards, 'association' | 'otherAssociation'>>

const inOrder = (sides: readonly LinkSide[]): readonly string[] =>
  sides.toSorted((one, other) => one.position - other.position).map(({ other_id }) => other_id)

/**
 * Changes the association of manual links of a record, at both ends; positions are kept, so that changing it back restores the order.
 * Existing links are not duplicated. The caller holds the register lock.
 * @returns the changes for the history; empty if there are no such links
 */
export async function reassociate(
  tx: TenantTransaction,
  card: Pick<CardRecord, 'id'>,
  { type, ids, association, otherAssociation }: Omit<LinkedCards, keyof BothEnds> & BothEnds,
  to: BothEnds,
): Promise<readonly Change[]> {
  if (!isCardType(type)) return []
  const otherType = cardTypes[type]
  const { own, others } = await sidesByHand(tx, { cardId: card.id, otherType, otherIds: ids })
  const from = own.filter(side => side.association === association)
  if (from.length === 0) return []
  const meant = new Set(from.map(({ other_id }) => other_id))
  const back =
    otherAssociation === to.otherAssociation
      ? []
      : others.filter(side => side.association === otherAssociation && meant.has(side.card_id))
  const known = new Set(own.flatMap(side => (side.association === to.association ? [side.other_id] : [])))
  await insertSides(tx, [
    ...from.map(side => ({ ...side, association: to.association })),
    ...back.map(side => ({ ...side, association: to.otherAssociation })),
  ])
  await dropSides(tx, [...from, ...back])
  const change = (kind: 'set' | 'removed', some: readonly LinkSide[]): Change[] => {
    if (some.length === 0) return []
    const linked = { type, ids: inOrder(some) }
    const before = { ...linked, association, otherAssociation }
    return [{ path: linksPath, kind, before, after: kind === 'set' ? { ...linked, ...to } : null }]
  }
  return [
    ...change(
      'set',
      from.filter(side => !known.has(side.other_id)),
    ),
    ...change(
      'removed',
      from.filter(side => known.has(side.other_id)),
    ),
  ]
}
