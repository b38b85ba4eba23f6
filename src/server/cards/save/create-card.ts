import type { CardAnswer } from '#model/api/cards/shapes.ts'
import type { CardValues } from '#model/engine/define-card.ts'
import type { CardsContext, Doing } from '../access/cards-context.ts'
import { announce } from '../announce.ts'
import { holderOf } from '../locks/holder-of.ts'
import { takeLock } from '../locks/locks-of.ts'
import { answerCard } from '../read/answer-card.ts'
import { noSession } from '../store/locks.ts'
import { authorOf } from '../store/writer.ts'
import { readValues } from './read-values.ts'
import { writeCards } from './write-cards.ts'

/** A new card, empty or with first values, locked for its creator: it is edited next (C-K10). */
export const createCard = (context: CardsContext, doing: Doing, sent: CardValues): Promise<CardAnswer> =>
  context.database.inTenant(doing.actor.tenantId, async tx => {
    const { declaration, actor } = doing
    const values = await readValues(tx, declaration, sent, {})
    const author = await authorOf(tx, actor)
    const [made] = await writeCards(tx, [{ values }], {
      declaration,
      author,
      action: 'created',
      renamed: context.renamed,
    })
    if (!made) throw new Error('a new card was not written')
    const { id } = made.record
    // Nobody has opened it yet: the first browser in which its creator does takes over the lock without asking.
    await takeLock(tx, id, { ...holderOf(actor), sessionId: noSession }, false)
    await context.follow(tx, declaration, { ids: [id], what: 'created', author })
    await announce(tx, declaration, { ids: [id], what: 'created', accountId: actor.accountId })
    return answerCard(context, tx, doing, made.record)
  })
