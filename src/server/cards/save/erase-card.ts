import { typeIdsOf } from '#model/engine/type-ids.ts'
import { type Doer, recordAudit } from '#server/audit/index.ts'
import { CodedError, notFound } from '#server/platform/errors.ts'
import type { CardsContext, Doing } from '../access/cards-context.ts'
import { announce } from '../announce.ts'
import { evidenceAbout } from '../evidence.ts'
import { titleIn } from '../names/title-in.ts'
import { cardById } from '../store/cards.ts'
import { eraseCards } from './erase-from-bin.ts'
import { refuseBegun } from './workflow.ts'

/**
 * Deletes a record in the trash permanently, for an administrator: evidence about it is kept, with its name, and the deletion is in the
 * audit log.
 * @throws {CodedError} `not_found` if it is not in the trash; `conflict` while a record that refers to it is edited, if work on it has started, or
 * if it is in a register.
 */
export const eraseCard = (
  { database, clock, renamed, evidence }: CardsContext,
  { declaration, actor, language }: Doing,
  id: string,
  doer: Doer,
): Promise<void> =>
  database.inTenant(actor.tenantId, async tx => {
    const card = await cardById(tx, typeIdsOf(declaration), id)
    if (!card?.deleted_at) throw notFound()
    refuseBegun(declaration, card.data)
    for (const { refuse } of evidence) await refuse?.(tx, id)
    const at = clock()
    const about = (await evidenceAbout(tx, evidence, [id])).get(id) ?? []
    const end = new Date(8.64e15)
    const gone = await eraseCards(tx, [id], { before: end, renamed, evidence, at })
    if (gone.length === 0) throw new CodedError('conflict', { text: 'errors.erasedLater' })
    const title = titleIn(card.titles, language)
    await recordAudit(tx, doer, 'cardDeleted', at, {
      number: card.number,
      title,
      type: declaration.type,
      evidence: [...about],
    })
    await announce(tx, declaration, { ids: [id], what: 'deleted', accountId: actor.accountId })
  })
