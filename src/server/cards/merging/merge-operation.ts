import { CodedError } from '#server/platform/errors.ts'
import { defineOperation } from '#server/platform/operations/index.ts'
import type { CardsContext } from '../access/cards-context.ts'
import { existingCard } from '../access/existing-card.ts'
import { announce } from '../announce.ts'
import { holdFreeOnes } from '../locks/hold-free.ts'
import { lockInfoOf } from '../locks/lock-info.ts'
import { locksOf, takeLock } from '../locks/locks-of.ts'
import { aboutCards } from '../read/about-cards.ts'
import { holdCards } from '../store/cards.ts'
import { linkingCards } from '../store/links.ts'
import { dropLock, type Holder } from '../store/locks.ts'
import { holdRegister } from '../store/register.ts'
import type { Author } from '../store/revisions.ts'
import { type Merging, mergeableType, mergeTwo } from './merge-two.ts'
import { relinkCards } from './relink-cards.ts'
import { countLinkingCards } from './store/linking.ts'

export interface MergeInput extends Merging {
  readonly author: Author
  /** In whose name the two cards are locked in the meantime. */
  readonly holder: Holder
}

interface Position {
  /** The last card whose fields were relinked; absent when all were gone through. */
  readonly after?: string
  /** Number of passes over all records: new references to the other record may appear in the meantime. */
  readonly round: number
  /** Cards that could not be relinked: someone edits them. */
  readonly left: readonly string[]
}

/** Rounds after which cards that still link to the other one are left to the person. */
const mostRounds = 5

/**
 * Makes two cards one: first, batch by batch, whatever refers to the other card refers to the one that is kept; then, in one
 * transaction, that one takes over its values and links, and the other goes to the bin. While any card still refers to it, it stays.
 */
export const createMergeOperation = ({ renamed }: Pick<CardsContext, 'renamed'>) =>
  defineOperation<MergeInput, Position>({
    name: 'cards.merge',
    about: aboutCards,
    canUndo: true,
    prepare: async (tx, { otherId, keptId }) => (await countLinkingCards(tx, otherId, keptId)) + 1,
    async step({
      tx,
      operationId,
      input,
      position = { after: '0', round: 1, left: [] },
      limit,
      element,
      elements,
    }) {
      const { keptId, otherId, author, holder } = input
      const declaration = mergeableType(input.type)
      const writing = { author, action: 'merged', operationId, renamed }
      const { after, round, left } = position
      const pending = (ids: readonly string[]) => ids.filter(id => id !== keptId && !left.includes(id))
      // Nobody begins to edit the two while they become one.
      for (const id of [keptId, otherId]) await takeLock(tx, id, holder, false)
      if (after !== undefined) {
        const found = await linkingCards(tx, [otherId], { after, limit })
        const { free, edited } = await holdFreeOnes(tx, pending(found))
        // Who edits one of them may have done with it when all others are relinked.
        const givenUp = round < mostRounds ? [] : edited
        for (const lock of givenUp)
          await element(lock.cardId, () => {
            throw new CodedError('locked', { data: lockInfoOf(lock, '') })
          })
        const kept = await existingCard(tx, declaration, keptId)
        const stuck = await relinkCards(tx, free, { fromId: otherId, into: kept }, writing, { elements })
        const next = found.length < limit ? undefined : found.at(-1)
        return {
          ...(next !== undefined && { after: next }),
          round,
          left: [...left, ...givenUp.map(({ cardId }) => cardId), ...stuck],
        }
      }
      await holdCards(tx, [keptId, otherId])
      await holdRegister(tx)
      const late = pending(await linkingCards(tx, [otherId], { after: '0', limit: left.length + 2 }))
      if (late.length > 0 && round < mostRounds) return { after: '0', round: round + 1, left }
      await element(otherId, async () => {
        const taken = (await locksOf(tx, [keptId, otherId])).find(lock => lock.accountId !== holder.accountId)
        if (taken) throw new CodedError('locked', { data: lockInfoOf(taken, holder.accountId) })
        if (late.length > 0 || left.length > 0) throw new CodedError('locked')
        await mergeTwo(tx, input, { ...writing, declaration })
        await announce(tx, declaration, { ids: [otherId], what: 'deleted', accountId: author.accountId })
        await announce(tx, declaration, { ids: [keptId], what: 'saved', accountId: author.accountId })
      })
      for (const id of [keptId, otherId]) await dropLock(tx, id, holder.accountId)
      return undefined
    },
  })
