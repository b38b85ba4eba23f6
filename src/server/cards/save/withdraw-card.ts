import type { CardAnswer } from '#model/api/cards/shapes.ts'
import { type Doer, recordAudit } from '#server/audit/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import type { CardsContext, Doing } from '../access/cards-context.ts'
import { existingCard } from '../access/existing-card.ts'
import { announce } from '../announce.ts'
import { titleIn } from '../names/title-in.ts'
import { answerCard } from '../read/answer-card.ts'
import { followFiles } from '../store/follow-attached.ts'
import { keepWithdrawal, liftWithdrawal } from '../store/withdrawals.ts'
import { authorOf } from '../store/writer.ts'
import { writeCards } from './write-cards.ts'

/** Path under which the history has the reason of a withdrawal, and the note with which it was lifted. */
const withdrawnPath = '@withdrawn'

interface Asked {
  readonly id: string
  /** The reason, or the note with which it is lifted. */
  readonly words: string
  readonly doer: Doer
}

/** Writes into history and audit log that a record was withdrawn, or may be published again. */
const change = (
  context: CardsContext,
  doing: Doing,
  { id, words, doer }: Asked,
  isWithdrawn: boolean,
): Promise<CardAnswer> =>
  context.database.inTenant(doing.actor.tenantId, async tx => {
    const { declaration, actor, language } = doing
    // Nobody who is editing it can hold this up.
    const record = await existingCard(tx, declaration, id, { hold: true })
    const author = await authorOf(tx, actor)
    const at = context.clock()
    if (isWithdrawn)
      await keepWithdrawal(tx, {
        card_id: id,
        reason: words,
        at,
        account_id: author.accountId,
        name: author.name,
      })
    else if ((await liftWithdrawal(tx, id)) === undefined) throw new CodedError('conflict')
    const action = isWithdrawn ? 'withdrawn' : 'withdrawalLifted'
    const [written] = await writeCards(
      tx,
      [
        {
          record,
          values: record.data,
          ...(isWithdrawn && { published: false }),
          said: { path: withdrawnPath, kind: 'set', before: null, after: words },
        },
      ],
      { declaration, author, action, renamed: context.renamed },
    )
    // One that goes with its objects has no flag of its own to fall.
    await followFiles(tx, [id])
    await recordAudit(tx, doer, isWithdrawn ? 'recordWithdrawn' : 'recordWithdrawalLifted', at, {
      number: record.number,
      title: titleIn(record.titles, language),
      type: declaration.type,
      reason: words,
    })
    await announce(tx, declaration, { ids: [id], what: 'published', accountId: actor.accountId })
    return answerCard(context, tx, doing, written?.record ?? record)
  })

/** Withdraws a record from the public in this moment, for a reason, and keeps it from being published again (O-W33). */
export const withdrawCard = (context: CardsContext, doing: Doing, asked: Asked): Promise<CardAnswer> =>
  change(context, doing, asked, true)

/** Lifts the withdrawal of a record, which stays unpublished. @throws {CodedError} `conflict` for one that is not withdrawn */
export const liftCardWithdrawal = (context: CardsContext, doing: Doing, asked: Asked): Promise<CardAnswer> =>
  change(context, doing, asked, false)
