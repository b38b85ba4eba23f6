import type { BulkAction, Selection } from '#model/api/cards/shapes.ts'
import { declarationOf } from '#model/cards/declarations.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError, notFound } from '#server/platform/errors.ts'
import { defineOperation } from '#server/platform/operations/index.ts'
import { lockInfoOf } from '../locks/lock-info.ts'
import { presentCard } from '../read/present.ts'
import { announce } from '../save/announce.ts'
import { binCard } from '../save/bin.ts'
import { writeCards } from '../save/write-cards.ts'
import { locksOf } from '../store/locks.ts'
import type { Author } from '../store/revisions.ts'
import { writeOf } from './act-on-card.ts'
import { countSelected, selectedAfter } from './selected.ts'

export interface BulkInput {
  readonly type: string
  readonly selection: Selection
  readonly action: BulkAction
  readonly author: Author
}

/** @throws {CodedError} `locked` while anybody edits the card: what they type must not be overtaken. */
export async function requireFree(tx: TenantTransaction, cardId: string): Promise<void> {
  const [lock] = await locksOf(tx, [cardId])
  if (lock) throw new CodedError('locked', { data: lockInfoOf(lock, '') })
}

const typeOf = (type: string) => {
  const declaration = declarationOf(type)
  if (!declaration) throw notFound()
  return declaration
}

/** One action on many cards, card by card: what cannot be done to one is told of it and leaves the others alone (acceptance row C-K16). */
export const bulkOperation = defineOperation<BulkInput, string>({
  name: 'cards.bulk',
  canUndo: true,
  prepare: (tx, { type, selection }) => countSelected(tx, typeOf(type), selection),
  async step({ tx, operationId, input, position = '0', limit, element }) {
    const { action, author } = input
    const declaration = typeOf(input.type)
    const ids = await selectedAfter(tx, declaration, input.selection, { after: position, limit })
    const writing = { declaration, author, action: `bulk.${action.kind}`, operationId }
    for (const id of ids)
      await element(id, async () => {
        const record = await presentCard(tx, declaration, id, { hold: true })
        await requireFree(tx, id)
        if (action.kind === 'delete') await binCard(tx, record, writing)
        else await writeCards(tx, [await writeOf(tx, declaration, record, action)], writing)
      })
    if (ids.length > 0) await announce(tx, declaration, { ids, what: 'many', accountId: author.accountId })
    return ids.length < limit ? undefined : ids.at(-1)
  },
})
