import type { MergePreview } from '#model/api/cards/merging.ts'
import type { Operation } from '#model/api/operations.ts'
import type { MergeChoices } from '#model/engine/merge-cards.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError, forbidden } from '#server/platform/errors.ts'
import type { Operations } from '#server/platform/operations/index.ts'
import { mayDo } from '../access/abilities-of.ts'
import type { CardsContext, Doing } from '../access/cards-context.ts'
import { existingCard } from '../access/existing-card.ts'
import { holderOf } from '../locks/holder-of.ts'
import { lockInfoOf } from '../locks/lock-info.ts'
import { locksOf, takeLock } from '../locks/locks-of.ts'
import { type CardRecord, holdCards } from '../store/cards.ts'
import { noSession } from '../store/locks.ts'
import { mergeUnderWay, noteMerge } from '../store/merges.ts'
import { authorOf } from '../store/writer.ts'
import type { createMergeOperation, MergeInput } from './merge-operation.ts'
import { mergedValues } from './merge-two.ts'

/** Two cards that someone wants to be one. */
export interface MergeRequest {
  readonly id: string
  readonly otherId: string
  readonly version: number
  readonly otherVersion: number
  readonly choices: MergeChoices
  readonly reason: string
  readonly acrossTypes: boolean
}

/** @throws {CodedError} `forbidden` unless the person may change and delete cards of the type. */
export function requireMerger({ declaration, actor }: Doing): void {
  if (!mayDo(declaration, actor, 'update') || !mayDo(declaration, actor, 'delete')) throw forbidden()
}

/** Two different cards. @throws {CodedError} `invalid_input`, `not_found` */
export async function bothCards(
  tx: TenantTransaction,
  { declaration }: Doing,
  { id, otherId }: { readonly id: string; readonly otherId: string },
): Promise<readonly [CardRecord, CardRecord]> {
  if (id === otherId) throw new CodedError('invalid_input', { fields: { otherId: { key: 'link' } } })
  await holdCards(tx, [id, otherId])
  const kept = await existingCard(tx, declaration, id)
  return [kept, await existingCard(tx, declaration, otherId)]
}

const refused = (obstacle: MergePreview['obstacles'][number], text: 'mergeUnderWay' | 'otherType') =>
  new CodedError('conflict', { text: `errors.${text}`, data: { obstacle } })

/**
 * Begins to make two cards one. They are locked for the person who begins it until it is done.
 * @throws {CodedError} `conflict` when one was changed since it was looked at, is in another merge, or is of another type; `locked` while
 *   someone edits one; `invalid_input` when what was chosen does not go together.
 */
export const startMerge = (
  context: CardsContext,
  operations: Operations,
  operation: ReturnType<typeof createMergeOperation>,
  doing: Doing,
  request: MergeRequest,
): Promise<Operation> =>
  context.database.inTenant(doing.actor.tenantId, async tx => {
    const { declaration, actor } = doing
    requireMerger(doing)
    const two = await bothCards(tx, doing, request)
    const [kept, other] = two
    if ((await mergeUnderWay(tx, [kept.id, other.id])) !== undefined)
      throw refused('underWay', 'mergeUnderWay')
    if (kept.version !== request.version || other.version !== request.otherVersion)
      throw new CodedError('conflict')
    if (kept.type !== other.type && !request.acrossTypes) throw refused('otherType', 'otherType')
    const holder = { ...holderOf(actor), sessionId: noSession }
    for (const { id } of two)
      if (!(await takeLock(tx, id, holder, false))) {
        const [lock] = await locksOf(tx, [id])
        throw new CodedError('locked', { data: lockInfoOf(lock, actor.accountId) })
      }
    await mergedValues(tx, declaration, two, request.choices)
    const input: MergeInput = {
      type: declaration.type,
      keptId: kept.id,
      otherId: other.id,
      choices: request.choices,
      reason: request.reason,
      author: await authorOf(tx, actor),
      holder,
    }
    const started = await operations.startIn(tx, actor, operation, input)
    await noteMerge(tx, { cardId: other.id, intoId: kept.id, operationId: started.id })
    return started
  })
