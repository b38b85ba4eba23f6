import type { Change } from '#model/engine/diff.ts'
import { attachedType } from '#model/record-types.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { CardsContext, Doing } from '../access/cards-context.ts'
import { existingCard } from '../access/existing-card.ts'
import { announce } from '../announce.ts'
import { countsByName } from '../read/link-items.ts'
import { type CardRecord, holdCards, shareCards } from '../store/cards.ts'
import { linkCounts } from '../store/link-counts.ts'
import { holdRegister } from '../store/register.ts'
import type { LinkedCards } from '../store/revisions.ts'
import { associationOf } from '../store/unset-association.ts'
import { authorOf } from '../store/writer.ts'
import { linkByHand, unlinkByHand } from './link-by-hand.ts'
import {
  type ItemsRequest,
  requestedIds,
  requireAssociation,
  wantedItems,
  wantedTypes,
} from './wanted-items.ts'
import { writeLinks } from './write-links.ts'

export interface LinkRequest extends ItemsRequest {
  readonly association?: string | undefined
  /** The current association of the links, which is replaced. */
  readonly insteadOf?: string | undefined
}

export interface LinkAnswer {
  readonly changed: string[]
  readonly relatedEntitiesCount: Record<string, number>
}

type Work = (
  tx: TenantTransaction,
  card: CardRecord,
  type: number,
  ids: readonly string[],
) => Promise<readonly Change[]>

/** Changes links by hand, type by type, and writes it into the history of the card. */
const change = (
  { database }: CardsContext,
  { declaration, actor }: Doing,
  id: string,
  request: LinkRequest,
  action: string,
  { before, work }: { before?: (tx: TenantTransaction) => Promise<void>; work: Work },
): Promise<LinkAnswer> => {
  const types = wantedTypes(actor, request)
  const ids = requestedIds(request)
  return database.inTenant(actor.tenantId, async tx => {
    if (types.includes(attachedType)) await shareCards(tx, ids)
    const card = await existingCard(tx, declaration, id, { hold: true })
    if (card.type === attachedType) await holdCards(tx, ids)
    await before?.(tx)
    await holdRegister(tx)
    const changes: Change[] = []
    for (const [type, some] of await wantedItems(tx, id, types, ids))
      changes.push(...(await work(tx, card, type, some)))
    await writeLinks(tx, card, changes, { author: await authorOf(tx, actor), action })
    if (changes.length > 0)
      await announce(tx, declaration, { ids: [id, ...ids], what: 'linked', accountId: actor.accountId })
    const changed = changes.flatMap(({ before, after }) => ((after ?? before) as LinkedCards).ids)
    return {
      changed: [...new Set(changed)],
      relatedEntitiesCount: countsByName((await linkCounts(tx, actor, [id])).get(id)),
    }
  })
}

/** Links cards by hand, or gives those that are linked another association (C-K08, C-K09). */
export function linkCards(
  context: CardsContext,
  doing: Doing,
  id: string,
  request: LinkRequest,
): Promise<LinkAnswer> {
  const association = associationOf(request.association)
  const instead = request.insteadOf === undefined ? undefined : associationOf(request.insteadOf)
  return change(context, doing, id, request, 'linked', {
    before: tx => requireAssociation(tx, association),
    async work(tx, card, type, ids) {
      if (instead === undefined) return linkByHand(tx, card, type, ids, association)
      if (instead === association) return []
      const gone = await unlinkByHand(tx, card, type, ids, instead)
      const linked = gone.flatMap(({ before }) => (before as { ids: readonly string[] }).ids)
      return linked.length === 0 ? [] : [...gone, ...(await linkByHand(tx, card, type, linked, association))]
    },
  })
}

/** Takes links by hand away; those that fields make are theirs to take away. */
export const unlinkCards = (
  context: CardsContext,
  doing: Doing,
  id: string,
  request: LinkRequest,
): Promise<LinkAnswer> =>
  change(context, doing, id, request, 'unlinked', {
    work: (tx, card, type, ids) =>
      unlinkByHand(
        tx,
        card,
        type,
        ids,
        request.association === undefined ? undefined : associationOf(request.association),
      ),
  })
