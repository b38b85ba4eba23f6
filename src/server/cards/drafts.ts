import type { CardValues } from '#model/engine/define-card.ts'
import { notFound } from '#server/platform/errors.ts'
import type { CardsContext, Doing } from './cards-context.ts'
import { presentCard } from './read/present.ts'
import { draftOf, dropDraft, keepDraft } from './store/drafts.ts'

/** The person's own unsaved text of a card. */
export const readOwnDraft = (context: CardsContext, { actor, declaration }: Doing, id: string) =>
  context.database.inTenant(actor.tenantId, async tx => {
    await presentCard(tx, declaration, id)
    const draft = await draftOf(tx, actor.accountId, id)
    if (!draft) throw notFound()
    return { version: draft.version, savedAt: draft.savedAt.toISOString(), values: draft.document }
  })

/** Keeps what was typed, unchecked: it may be half a date. */
export const keepOwnDraft = (
  context: CardsContext,
  { actor, declaration }: Doing,
  id: string,
  { version, values }: { readonly version: number; readonly values: CardValues },
): Promise<void> =>
  context.database.inTenant(actor.tenantId, async tx => {
    await presentCard(tx, declaration, id)
    await keepDraft(tx, { accountId: actor.accountId, cardId: id, version, values })
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
