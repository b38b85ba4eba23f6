import type { CardDeclaration } from '#model/engine/define-card.ts'
import { commentPath } from '#model/navigation/card-paths.ts'
import { cardTypeOfId } from '#model/record-types.ts'
import { accountById, membershipsOf, wantsMail } from '#server/access/index.ts'
import { type CardRecord, titleIn } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { isCoded } from '#server/platform/errors.ts'
import { publish } from '#server/platform/events/index.ts'
import { memberNames } from '#server/procedures/index.ts'
import type { CommentsContext } from './comments-context.ts'
import { readersAmong } from './people.ts'
import { wordsFor } from './pictures.ts'
import type { CommentRecord } from './store/comments.ts'
import { insertNotices } from './store/notices.ts'

/** A comment that was written, and the people it may be for. */
interface Written {
  readonly declaration: CardDeclaration
  readonly record: CardRecord
  readonly comment: Pick<CommentRecord, 'id' | 'text' | 'account_id' | 'account_name'>
  /** Number of its pictures: they are seen by whoever follows the link. */
  readonly pictures: number
  readonly mentioned: readonly string[]
  /** Authors of the thread that it answers. */
  readonly answered: readonly string[]
}

async function mailMention(
  { clock, texts, mailer, mentionMails, publicUrl }: CommentsContext,
  tx: TenantTransaction,
  { record, comment, pictures }: Written,
  accountId: string,
  nameOf: (id: string) => string,
): Promise<void> {
  const account = await accountById(tx.db, accountId)
  const membership = (await membershipsOf(tx.db, accountId, clock())).find(
    ({ tenantId }) => tenantId === tx.tenantId,
  )
  if (!account || !membership?.licenceActive || !wantsMail(account, 'mentions')) return
  const { email: to, language, firstName } = account
  const isFlood = await mentionMails.consume(tx.tenantId, to).then(
    () => false,
    (error: unknown) => {
      if (isCoded(error, 'too_many_requests')) return true
      throw error
    },
  )
  if (isFlood) return
  await mailer.send(tx.db, {
    to,
    language,
    template: 'commentMention',
    params: {
      firstName,
      museum: membership.museum,
      name: comment.account_name,
      record: [record.number, titleIn(record.titles, language)].filter(Boolean).join(' · '),
      link: `${publicUrl()}${commentPath(cardTypeOfId(record.type), record.id, comment.id) ?? ''}`,
    },
    items: wordsFor(texts, language, { text: comment.text, pictures }, nameOf).map(text => ({ text })),
  })
}

/**
 * Tells people of a comment, in its transaction: those mentioned by a notice and, where they want it, by mail in their language; those whose thread it
 * answers by a notice. Only people who are in the museum and may read the record now, and not its author.
 */
export async function notify(
  context: CommentsContext,
  tx: TenantTransaction,
  written: Written,
): Promise<void> {
  const { declaration, record, comment, mentioned, answered } = written
  const candidates = [...new Set([...mentioned, ...answered])].filter(id => id !== comment.account_id)
  const readers = await readersAmong(tx, declaration, record.id, candidates)
  const told = await insertNotices(
    tx,
    comment.id,
    [...readers].map(accountId => ({
      accountId,
      reason: mentioned.includes(accountId) ? 'mention' : 'answer',
    })),
  )
  const names = await memberNames(tx, mentioned)
  const nameOf = (id: string) => names.get(id)?.name ?? '…'
  for (const accountId of told) {
    await publish(tx.db, { name: 'comment.noticed', tenantId: tx.tenantId, accountId })
    if (mentioned.includes(accountId)) await mailMention(context, tx, written, accountId, nameOf)
  }
}
