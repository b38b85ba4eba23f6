import { CodedError, notFound } from '#server/platform/errors.ts'
import type { CardsContext, Doing } from '../access/cards-context.ts'
import { existingCard } from '../access/existing-card.ts'
import { announce } from '../announce.ts'
import { readGroupId } from '../read/group-id.ts'
import { numberGroup, placesIn } from '../store/link-groups.ts'
import { placeSides } from '../store/link-sides.ts'
import { holdRegister } from '../store/register.ts'
import { linksPath } from '../store/revisions.ts'
import { authorOf } from '../store/writer.ts'
import { writeLinks } from './write-links.ts'

/**
 * Reorders records of a group: the named ones are redistributed over the positions they have now, and the others keep theirs. Only manual
 * links can be ordered.
 * @throws {CodedError} `not_found` if it is not a group of manual links, `invalid_input` if one of the records is not in it.
 */
export const orderLinks = (
  { database }: CardsContext,
  { declaration, actor }: Doing,
  id: string,
  { group: groupId, itemIds }: { readonly group: string; readonly itemIds: readonly string[] },
): Promise<void> =>
  database.inTenant(actor.tenantId, async tx => {
    const card = await existingCard(tx, declaration, id, { hold: true })
    const group = readGroupId(groupId)
    if (group?.field !== '') throw notFound()
    await holdRegister(tx)
    const ids = [...new Set(itemIds)]
    await numberGroup(tx, id, group)
    const places = await placesIn(tx, id, group, ids)
    if (places.size !== ids.length)
      throw new CodedError('invalid_input', { fields: { itemIds: { key: 'link' } } })
    const before = [...places].sort(([, one], [, other]) => one - other)
    if (before.every(([other], at) => other === ids[at])) return
    await placeSides(
      tx,
      ids.map((other, at) => ({
        card_id: id,
        other_id: other,
        other_type: group.otherType,
        association: group.association,
        field: '',
        mirrored: false,
        position: before[at]?.[1] ?? 0,
      })),
    )
    const change = {
      path: linksPath,
      kind: 'moved' as const,
      before: before.map(([other]) => other),
      after: ids,
    }
    await writeLinks(tx, card, [change], { author: await authorOf(tx, actor), action: 'linksOrdered' })
    await announce(tx, declaration, { ids: [id], what: 'linked', accountId: actor.accountId })
  })
