import type { CardAnswer } from '#model/api/cards/shapes.ts'
import type { CardValues } from '#model/engine/define-card.ts'
import { keepEarlier } from '#model/engine/earlier-values.ts'
import { fieldsOf } from '#model/engine/fields.ts'
import { asDeclared } from '#model/engine/formerly.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import type { CardsContext, Doing } from '../access/cards-context.ts'
import { existingCard } from '../access/existing-card.ts'
import { announce } from '../announce.ts'
import { requireLock } from '../locks/require-lock.ts'
import { answerCard } from '../read/answer-card.ts'
import type { CardRecord } from '../store/cards.ts'
import { draftOf, dropDraft } from '../store/drafts.ts'
import { changesSince } from '../store/revisions.ts'
import { authorOf } from '../store/writer.ts'
import { readValues } from './read-values.ts'
import { writeCards } from './write-cards.ts'

/** Returns whether any of the revisions changed the document, and not only the links, lines or files next to it. */
export const touchesDocument = (since: Awaited<ReturnType<typeof changesSince>>): boolean =>
  since.some(({ changes }) => changes.some(({ path }) => !path.startsWith('@')))

/** @throws {CodedError} `conflict` when the record was saved since then, with who saved it, what changed, and its current state. */
export async function requireVersion(
  context: CardsContext,
  tx: TenantTransaction,
  doing: Doing,
  record: CardRecord,
  version: number,
): Promise<void> {
  if (version === record.version) return
  const since = await changesSince(tx, record.id, version)
  if (version < record.version && !touchesDocument(since)) return
  throw new CodedError('conflict', {
    data: {
      card: await answerCard(context, tx, doing, record),
      by: [...new Set(since.map(({ name }) => name))],
      at: since[0]?.at.toISOString() ?? record.updated_at.toISOString(),
      paths: [...new Set(since.flatMap(({ changes }) => changes.map(({ path }) => path)))],
    },
  })
}

/** The request to save a record. */
export interface SaveRequest {
  readonly id: string
  /** The version the person started from. */
  readonly version: number
  readonly values: CardValues
}

/**
 * Saves a record for a person (C-K05, C-K15): needs its lock and the version the person started from; everything or nothing.
 * A save that changes nothing writes nothing.
 */
export const saveCard = (
  context: CardsContext,
  doing: Doing,
  { id, version, values: sent }: SaveRequest,
): Promise<CardAnswer> =>
  context.database.inTenant(doing.actor.tenantId, async tx => {
    const { declaration, actor } = doing
    const record = await existingCard(tx, declaration, id, { hold: true })
    await requireLock(tx, id, actor.accountId)
    await requireVersion(context, tx, doing, record, version)
    const draft = await draftOf(tx, actor.accountId, id)
    const fields = fieldsOf(declaration)
    // Text entered into fields that were removed in a later version of the product is saved with the rest.
    const kept = keepEarlier(fields, record.data, asDeclared(declaration, draft?.document ?? {}))
    const values = keepEarlier(fields, await readValues(tx, declaration, sent, record.data), kept)
    const author = await authorOf(tx, actor)
    const [saved] = await writeCards(tx, [{ record, values }], {
      declaration,
      author,
      action: 'saved',
      renamed: context.renamed,
    })
    await dropDraft(tx, actor.accountId, id)
    if (saved && saved.changes.length > 0) {
      const before = new Map([[id, record.data]])
      await context.follow(tx, declaration, { ids: [id], what: 'changed', author, before })
      await announce(tx, declaration, { ids: [id], what: 'saved', accountId: actor.accountId })
    }
    return answerCard(context, tx, doing, saved?.record ?? record)
  })
