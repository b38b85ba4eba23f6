import { attachedType, cardTypeOfId } from '#model/cards/card-types.ts'
import { isId } from '#model/ids.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import { usable } from '#server/vocabularies/index.ts'
import type { CardsContext, Doing } from '../cards-context.ts'
import { countsByName } from '../read/link-items.ts'
import { presentCard } from '../read/present.ts'
import { touchIndex } from '../store/card-index.ts'
import { cardsByIds, updateCard } from '../store/cards.ts'
import { dropLinks, insertLinks, linkCounts } from '../store/links.ts'
import { holdRegister } from '../store/register.ts'
import { insertRevisions } from '../store/revisions.ts'
import { announce } from './announce.ts'
import { associationOf, unsetAssociation } from './unset-association.ts'
import { authorOf } from './writer.ts'

/** What is to be linked, as the API says it (acceptance row C-K08). */
export interface LinkRequest {
  readonly type: number
  readonly itemId?: string | undefined
  readonly itemIds?: readonly string[] | undefined
  readonly association?: string | undefined
}

const wrongItems = () => new CodedError('invalid_input', { fields: { itemIds: { key: 'link' } } })

const askedIds = ({ itemId, itemIds = [] }: LinkRequest): readonly string[] => [
  ...new Set([...itemIds, ...(itemId === undefined ? [] : [itemId])]),
]

/** The ids, which are those of present cards of the request's type. @throws {CodedError} `invalid_input` when one is not. */
async function requireItems(
  tx: TenantTransaction,
  own: string,
  { type }: LinkRequest,
  ids: readonly string[],
): Promise<readonly string[]> {
  if (cardTypeOfId(type) === undefined || type === attachedType || ids.length === 0 || ids.includes(own))
    throw wrongItems()
  const found = await cardsByIds(tx, ids)
  if (found.length !== ids.length || found.some(card => card.type !== type || card.deleted_at))
    throw wrongItems()
  return ids
}

/** @throws {CodedError} `invalid_input` for an association that the museum does not have. */
async function requireAssociation(tx: TenantTransaction, id: string): Promise<void> {
  if (id === unsetAssociation) return
  const known = isId(id) && (await usable(tx, [{ code: 'ASSOC', id }])).length === 0
  if (!known) throw new CodedError('invalid_input', { fields: { association: { key: 'term' } } })
}

/** Links or unlinks, and writes it into the history of the card. */
const change = (
  context: CardsContext,
  { declaration, actor }: Doing,
  id: string,
  request: LinkRequest,
  action: 'linked' | 'unlinked',
): Promise<{ relatedEntitiesCount: Record<string, number> }> =>
  context.database.inTenant(actor.tenantId, async tx => {
    const card = await presentCard(tx, declaration, id, { hold: true })
    await holdRegister(tx)
    const ids = await requireItems(tx, id, request, askedIds(request))
    const association = associationOf(request.association)
    if (action === 'linked') await requireAssociation(tx, association)
    const changed =
      action === 'linked'
        ? await insertLinks(
            tx,
            ids.map((otherId, position) => ({
              cardId: id,
              cardType: card.type,
              otherId,
              otherType: request.type,
              association,
              field: '',
              position,
            })),
          )
        : await dropLinks(tx, {
            cardId: id,
            otherType: request.type,
            otherIds: ids,
            ...(request.association !== undefined && { association }),
          })
    const counts = async () => ({ relatedEntitiesCount: countsByName((await linkCounts(tx, [id])).get(id)) })
    if (!changed) return counts()
    const author = await authorOf(tx, actor)
    const updated = await updateCard(tx, id, { by: author })
    await touchIndex(tx, updated)
    const value = { type: cardTypeOfId(request.type), ids, association }
    const path = '@links'
    const changes = [
      action === 'linked'
        ? { path, kind: 'added' as const, before: null, after: value }
        : { path, kind: 'removed' as const, before: value, after: null },
    ]
    await insertRevisions(tx, [{ cardId: id, version: updated.version, action, author, changes }])
    await announce(tx, declaration, { ids: [id, ...ids], what: 'linked', accountId: actor.accountId })
    return counts()
  })

export const linkCards = (context: CardsContext, doing: Doing, id: string, request: LinkRequest) =>
  change(context, doing, id, request, 'linked')

export const unlinkCards = (context: CardsContext, doing: Doing, id: string, request: LinkRequest) =>
  change(context, doing, id, request, 'unlinked')
