import type { CardValues } from '#model/engine/define-card.ts'
import { declaredValues, keepEarlier } from '#model/engine/earlier-values.ts'
import { fieldsOf } from '#model/engine/fields.ts'
import { asDeclared } from '#model/engine/formerly.ts'
import { notFound } from '#server/platform/errors.ts'
import type { CardsContext, Doing } from '../access/cards-context.ts'
import { presentCard } from '../access/present.ts'
import { draftOf, dropDraft, keepDraft } from '../store/drafts.ts'

/** The person's own unsaved text of a card. */
export const readOwnDraft = (context: CardsContext, { actor, declaration }: Doing, id: string) =>
  context.database.inTenant(actor.tenantId, async tx => {
    await presentCard(tx, declaration, id)
    const draft = await draftOf(tx, actor.accountId, id)
    if (!draft) throw notFound()
    const values = declaredValues(fieldsOf(declaration), asDeclared(declaration, draft.document))
    return { version: draft.version, savedAt: draft.savedAt.toISOString(), values }
  })

/** Keeps what was typed, unchecked: it may be half a date. What an earlier version kept in it for fields that are gone stays. */
export const keepOwnDraft = (
  context: CardsContext,
  { actor, declaration }: Doing,
  id: string,
  { version, values }: { readonly version: number; readonly values: CardValues },
): Promise<void> =>
  context.database.inTenant(actor.tenantId, async tx => {
    await presentCard(tx, declaration, id)
    const fields = fieldsOf(declaration)
    const before = await draftOf(tx, actor.accountId, id)
    const typed = keepEarlier(
      fields,
      declaredValues(fields, values),
      asDeclared(declaration, before?.document ?? {}),
    )
    await keepDraft(tx, { accountId: actor.accountId, cardId: id, version, values: typed })
  })

export const dropOwnDraft = (
  context: CardsContext,
  { actor, declaration }: Doing,
  id: string,
): Promise<void> =>
  context.database.inTenant(actor.tenantId, async tx => {
    await presentCard(tx, declaration, id)
    await dropDraft(tx, actor.accountId, id)
  })
