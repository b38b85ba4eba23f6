import { attachmentEndpoints } from '#model/api/cards/attachments.ts'
import type { CardAnswer } from '#model/api/cards/shapes.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import type { Language } from '#model/languages.ts'
import { attachedType } from '#model/record-types.ts'
import { notFound } from '#server/platform/errors.ts'
import { type MuseumActor, type Route, route } from '#server/platform/http/index.ts'
import type { CardsContext, Doing } from '../access/cards-context.ts'
import { existingCard } from '../access/existing-card.ts'
import { answerCard } from '../read/answer-card.ts'
import { groupIdOf } from '../read/group-id.ts'
import { linkCards, unlinkCards } from '../save/link-cards.ts'
import { orderLinks } from '../save/order-links.ts'
import { wantedTypes } from '../save/wanted-items.ts'
import { attached } from '../store/link-groups.ts'
import { unsetAssociation } from '../store/unset-association.ts'

interface FilesCall {
  readonly actor: MuseumActor
  readonly language: Language
  readonly params?: { readonly id?: string | undefined } | undefined
  readonly body: { readonly id?: string | undefined; readonly fileIds: readonly string[] }
}

/** Routes for the files attached to records of a type; none if the records are files themselves. */
export function attachmentRoutes(declaration: CardDeclaration, context: CardsContext): Route[] {
  const calls = attachmentEndpoints(declaration)
  if (!calls) return []

  /** Does something with files of a card, then answers with the card. */
  const doing =
    (work: (doing: Doing, id: string, fileIds: readonly string[]) => Promise<unknown>) =>
    async ({ actor, language, params, body }: FilesCall): Promise<CardAnswer> => {
      const id = params?.id ?? body.id
      if (id === undefined) throw notFound()
      const caller: Doing = { declaration, actor, language }
      wantedTypes(actor, { type: attachedType })
      await work(caller, id, body.fileIds)
      return context.database.inTenant(actor.tenantId, async tx =>
        answerCard(context, tx, caller, await existingCard(tx, declaration, id)),
      )
    }
  const filesOf = (itemIds: readonly string[]) => ({
    type: attachedType,
    itemIds,
    association: unsetAssociation,
  })

  return [
    route(
      calls.attach,
      doing((caller, id, fileIds) => linkCards(context, caller, id, filesOf(fileIds))),
    ),
    route(
      calls.detach,
      doing((caller, id, fileIds) => unlinkCards(context, caller, id, filesOf(fileIds))),
    ),
    route(
      calls.order,
      doing((caller, id, itemIds) =>
        orderLinks(context, caller, id, { group: groupIdOf(attached), itemIds }),
      ),
    ),
  ]
}
