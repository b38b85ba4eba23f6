import type { CardAnswer } from '#model/api/cards/shapes.ts'
import { CodedError } from '#server/platform/errors.ts'
import type { CardsContext, Doing } from '../access/cards-context.ts'
import { existingCard } from '../access/existing-card.ts'
import { announce } from '../announce.ts'
import { requireUnlocked } from '../locks/require-lock.ts'
import { answerCard } from '../read/answer-card.ts'
import { shareCards } from '../store/cards.ts'
import { attachedIds } from '../store/link-groups.ts'
import { authorOf } from '../store/writer.ts'
import type { Write } from './plan-writes.ts'
import { writeCards } from './write-cards.ts'

/** Most attached files checked for the cover. */
const mostFiles = 10_000

/** Changes a property of a record other than its document, unless someone is editing it: their page would be outdated. */
const changeProperties = (
  context: CardsContext,
  doing: Doing,
  id: string,
  change: Pick<Write, 'published' | 'coverFileId'>,
  action: string,
): Promise<CardAnswer> =>
  context.database.inTenant(doing.actor.tenantId, async tx => {
    const { declaration, actor } = doing
    if (change.coverFileId) await shareCards(tx, [change.coverFileId])
    const record = await existingCard(tx, declaration, id, { hold: true })
    await requireUnlocked(tx, id, actor.accountId)
    if (change.coverFileId) {
      const attached = await attachedIds(tx, id, mostFiles)
      if (!attached.includes(change.coverFileId))
        throw new CodedError('invalid_input', { fields: { fileId: { key: 'choice' } } })
    }
    const author = await authorOf(tx, actor)
    const [written] = await writeCards(tx, [{ record, values: record.data, ...change }], {
      declaration,
      author,
      action,
      renamed: context.renamed,
    })
    await announce(tx, declaration, { ids: [id], what: 'published', accountId: actor.accountId })
    return answerCard(context, tx, doing, written?.record ?? record)
  })

/** Publishes a card on the web, or takes it back (C-K06). */
export const publishCard = (
  context: CardsContext,
  doing: Doing,
  id: string,
  published: boolean,
): Promise<CardAnswer> =>
  changeProperties(context, doing, id, { published }, published ? 'published' : 'unpublished')

/** Sets one of the attached files as cover, or takes the cover away (C-K07). */
export const setCover = (
  context: CardsContext,
  doing: Doing,
  id: string,
  fileId: string | null,
): Promise<CardAnswer> => changeProperties(context, doing, id, { coverFileId: fileId }, 'cover')
