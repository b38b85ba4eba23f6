import type { BulkAction } from '#model/api/cards/shapes.ts'
import { declarationOf } from '#model/cards/declarations.ts'
import type { Change } from '#model/engine/diff.ts'
import { typeIdsOf } from '#model/engine/type-ids.ts'
import { cardTypeNamed, cardTypeOfId } from '#model/record-types.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { MuseumActor } from '#server/platform/http/index.ts'
import { linkByHand, unlinkByHand } from '../save/link-by-hand.ts'
import { requireAssociation, wantedItems, wantedTypes } from '../save/wanted-items.ts'
import type { Writing } from '../save/write-cards.ts'
import { writeLinks } from '../save/write-links.ts'
import type { CardRecord } from '../store/cards.ts'
import { sidesByHand } from '../store/links.ts'
import { holdRegister } from '../store/register.ts'
import { type LinkedCards, linksPath } from '../store/revisions.ts'
import { associationOf } from '../store/unset-association.ts'

type LinkAction = Extract<BulkAction, { kind: 'linkCards' }>

/** No card has it: every one of those that are named is another card than this. */
const noCard = '0'

/** @throws {CodedError} `invalid_input` or `forbidden` when cards cannot be linked with what is named, whichever they are. */
export async function checkLink(
  tx: TenantTransaction,
  actor: MuseumActor,
  action: LinkAction,
): Promise<void> {
  await requireAssociation(tx, associationOf(action.association))
  await wantedItems(tx, noCard, wantedTypes(actor, action), action.itemIds)
}

const typesOf = ({ type: given }: LinkAction): readonly number[] => {
  const type = cardTypeNamed(String(given))
  const declaration = type && declarationOf(type)
  return declaration ? typeIdsOf(declaration) : []
}

/** The cards to link one with: all that are named but itself. */
const itemsFor = (tx: TenantTransaction, { id }: CardRecord, action: LinkAction) => {
  const others = [...new Set(action.itemIds)].filter(item => item !== id)
  return others.length === 0
    ? new Map<number, readonly string[]>()
    : wantedItems(tx, id, typesOf(action), others)
}

/** Links a card with those that are named, all of them or none. @returns false when it was linked with all of them before. */
export async function linkEach(
  tx: TenantTransaction,
  record: CardRecord,
  action: LinkAction,
  writing: Writing,
): Promise<boolean> {
  await holdRegister(tx)
  const changes: Change[] = []
  for (const [type, ids] of await itemsFor(tx, record, action))
    changes.push(...(await linkByHand(tx, record, type, ids, associationOf(action.association))))
  await writeLinks(tx, record, changes, writing)
  return changes.length > 0
}

/** Unlinks a card from those that are named, whichever of them it is linked with. */
export async function unlinkEach(
  tx: TenantTransaction,
  record: CardRecord,
  action: LinkAction,
  writing: Writing,
): Promise<void> {
  await holdRegister(tx)
  const changes: Change[] = []
  for (const type of typesOf(action))
    changes.push(...(await unlinkByHand(tx, record, type, action.itemIds, associationOf(action.association))))
  await writeLinks(tx, record, changes, writing)
}

/** Returns the changes that linking would make. */
export async function linkSample(
  tx: TenantTransaction,
  record: CardRecord,
  action: LinkAction,
): Promise<readonly Change[]> {
  const association = associationOf(action.association)
  const changes: Change[] = []
  for (const [type, ids] of await itemsFor(tx, record, action)) {
    const { own } = await sidesByHand(tx, { cardId: record.id, otherType: type, otherIds: ids })
    const known = new Set(own.filter(side => side.association === association).map(side => side.other_id))
    const added = ids.filter(id => !known.has(id))
    const after: LinkedCards = { type: cardTypeOfId(type) ?? '', ids: added, association }
    if (added.length > 0) changes.push({ path: linksPath, kind: 'added', before: null, after })
  }
  return changes
}
