import { cardEndpoints } from '#model/api/cards/card-endpoints.ts'
import { cardAnswer } from '#model/api/cards/shapes.ts'
import { publicSideEndpoints } from '#model/api/public-side.ts'
import { datingPath } from '#model/engine/dating-path.ts'
import type { CardDeclaration, CardValues } from '#model/engine/define-card.ts'
import { declaredValues, keepEarlier } from '#model/engine/earlier-values.ts'
import { fieldsOf } from '#model/engine/fields.ts'
import { asDeclared } from '#model/engine/formerly.ts'
import { hasTranslations } from '#model/engine/translations.ts'
import type { Language } from '#model/languages.ts'
import { doerOf } from '#server/audit/index.ts'
import { CodedError, notFound } from '#server/platform/errors.ts'
import { type MuseumActor, type Route, route } from '#server/platform/http/index.ts'
import type { TextBook } from '#server/platform/i18n/texts.ts'
import type { CardsContext, Doing } from '../access/cards-context.ts'
import { existingCard } from '../access/existing-card.ts'
import type { Bulk } from '../bulk/bulk.ts'
import type { Cells } from '../cells/cells.ts'
import { readHistory, readVersion, restoreVersion } from '../history/history.ts'
import { confirmTranslation, readOutdated } from '../history/translations.ts'
import { lockCard, readLock, unlockCard } from '../locks/locking.ts'
import type { CountFacets } from '../query/count-facets.ts'
import { listCards } from '../query/list-cards.ts'
import { readPoints } from '../query/points.ts'
import { readTimeline } from '../query/read-timeline.ts'
import { suggestCards } from '../query/suggest.ts'
import { answerCard } from '../read/answer-card.ts'
import { readMissing } from '../read/missing-to-publish.ts'
import { readBin } from '../read/read-bin.ts'
import { readTree } from '../read/read-tree.ts'
import { relatedPage } from '../read/related-groups.ts'
import { removeCard, restoreCard } from '../save/bin.ts'
import { cloneCard } from '../save/clone-card.ts'
import { createCard } from '../save/create-card.ts'
import { eraseCard } from '../save/erase-card.ts'
import { linkCards, unlinkCards } from '../save/link-cards.ts'
import { orderLinks } from '../save/order-links.ts'
import { beginCard } from '../save/propose-number.ts'
import { publishCard, setCover } from '../save/publish-card.ts'
import { saveCard } from '../save/save-card.ts'
import { liftCardWithdrawal, withdrawCard } from '../save/withdraw-card.ts'
import { draftOf, dropDraft, keepDraft } from '../store/drafts.ts'

/** The person's own unsaved text of a card. */
const readOwnDraft = (context: CardsContext, { actor, declaration }: Doing, id: string) =>
  context.database.inTenant(actor.tenantId, async tx => {
    await existingCard(tx, declaration, id)
    const draft = await draftOf(tx, actor.accountId, id)
    if (!draft) throw notFound()
    const values = declaredValues(fieldsOf(declaration), asDeclared(declaration, draft.document))
    return { version: draft.version, savedAt: draft.savedAt.toISOString(), values }
  })

/** Stores a draft without validation, since it may contain half a date. Values for removed fields from an earlier version are kept. */
const keepOwnDraft = (
  context: CardsContext,
  { actor, declaration }: Doing,
  id: string,
  { version, values }: { readonly version: number; readonly values: CardValues },
): Promise<void> =>
  context.database.inTenant(actor.tenantId, async tx => {
    await existingCard(tx, declaration, id)
    const fields = fieldsOf(declaration)
    const before = await draftOf(tx, actor.accountId, id)
    const typed = keepEarlier(
      fields,
      declaredValues(fields, values),
      asDeclared(declaration, before?.document ?? {}),
    )
    await keepDraft(tx, { accountId: actor.accountId, cardId: id, version, values: typed })
  })

const dropOwnDraft = (context: CardsContext, { actor, declaration }: Doing, id: string): Promise<void> =>
  context.database.inTenant(actor.tenantId, async tx => {
    await existingCard(tx, declaration, id)
    await dropDraft(tx, actor.accountId, id)
  })

export interface CardRoutesOptions {
  readonly context: CardsContext
  readonly texts: TextBook
  readonly countFacets: CountFacets
  readonly bulk: Bulk
  readonly cells: Cells
}

/** Removes everything but the fields from an answer, so that a record can be sent back as it was read. */
const fieldsAlone = (
  { linkedFlags = {}, headingAliases = {}, extras = [] }: CardDeclaration,
  sent: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(sent).filter(
      ([key]) =>
        !extras.includes(key) &&
        ![cardAnswer.shape, linkedFlags, headingAliases].some(derived => Object.hasOwn(derived, key)),
    ),
  )

interface WithdrawalOptions {
  readonly context: CardsContext
  readonly doing: (call: { actor: MuseumActor; language: Language }) => Doing
}

/** Routes by which records of a type that has public pages are withdrawn at once. */
function withdrawalRoutes(declaration: CardDeclaration, { context, doing }: WithdrawalOptions): Route[] {
  if (!declaration.site) return []
  const { withdraw, liftWithdrawal } = publicSideEndpoints(declaration)
  return [
    route(withdraw, call =>
      withdrawCard(context, doing(call), {
        id: call.params.id,
        words: call.body.reason,
        doer: doerOf(call.actor, call.request),
      }),
    ),
    route(liftWithdrawal, call =>
      liftCardWithdrawal(context, doing(call), {
        id: call.params.id,
        words: call.body.note,
        doer: doerOf(call.actor, call.request),
      }),
    ),
  ]
}

/** All routes for one record type. */
export function cardRoutes(
  declaration: CardDeclaration,
  { context, texts, countFacets, bulk, cells }: CardRoutesOptions,
): Route[] {
  const calls = cardEndpoints(declaration)
  const doing = ({ actor, language }: { actor: MuseumActor; language: Language }): Doing => ({
    declaration,
    actor,
    language,
  })
  return [
    route(calls.list, call => listCards(context, texts, countFacets, doing(call), call.query)),
    route(calls.points, call => readPoints(context, doing(call), call.query)),
    ...(declaration.broaderPath === undefined
      ? []
      : [route(calls.tree, call => readTree(context, doing(call), call.query))]),
    ...(datingPath(declaration) === undefined
      ? []
      : [route(calls.timeline, call => readTimeline(context, doing(call), call.query))]),
    ...(declaration.uploaded || declaration.begunElsewhere
      ? []
      : [
          route(calls.begin, call => beginCard(context, doing(call), call.query.type)),
          route(calls.create, call => createCard(context, doing(call), call.body?.values ?? {})),
          route(calls.clone, call => cloneCard(context, doing(call), call.params.id)),
        ]),
    route(calls.suggest, call => suggestCards(context, doing(call), call.query.q)),
    route(calls.bin, call => readBin(context, doing(call), call.query.page ?? 0)),
    route(calls.read, call =>
      context.database.inTenant(call.actor.tenantId, async tx =>
        answerCard(
          context,
          tx,
          doing(call),
          await existingCard(tx, declaration, call.params.id, { follow: true }),
        ),
      ),
    ),
    route(calls.save, call => {
      const { id = call.params?.id, version, ...sent } = call.body
      if (id === undefined || (call.params?.id ?? id) !== id) throw notFound()
      return saveCard(context, doing(call), { id, version, values: fieldsAlone(declaration, sent) })
    }),
    route(calls.remove, call => removeCard(context, doing(call), call.params.id).then(() => undefined)),
    route(calls.erase, call =>
      eraseCard(context, doing(call), call.params.id, doerOf(call.actor, call.request)).then(() => undefined),
    ),
    route(calls.restore, call => restoreCard(context, doing(call), call.params.id)),
    route(calls.lockInfo, call => readLock(context, doing(call), call.params.id)),
    route(calls.lock, call => lockCard(context, doing(call), call.params.id, call.body?.takeOver ?? false)),
    route(calls.unlock, call => unlockCard(context, doing(call), call.params.id).then(() => undefined)),
    ...(declaration.unpublished
      ? []
      : [
          route(calls.missing, call => readMissing(context, doing(call), call.params.id)),
          route(calls.publish, call =>
            publishCard(context, doing(call), call.params.id, call.body.published),
          ),
        ]),
    ...withdrawalRoutes(declaration, { context, doing }),
    route(calls.setCover, call => {
      const { body, params } = call
      const id = params?.id ?? body.id
      const fileId = body.fileId ?? (params?.id === undefined ? undefined : body.id)
      if (id === undefined) throw notFound()
      if (fileId === undefined)
        throw new CodedError('invalid_input', { fields: { fileId: { key: 'required' } } })
      return setCover(context, doing(call), id, fileId)
    }),
    route(calls.removeCover, call => setCover(context, doing(call), call.params.id, null)),
    route(calls.linkItems, call => linkCards(context, doing(call), call.params.id, call.body)),
    route(calls.unlinkItems, call => unlinkCards(context, doing(call), call.params.id, call.body)),
    route(calls.orderItems, call =>
      orderLinks(context, doing(call), call.params.id, call.body).then(() => undefined),
    ),
    route(calls.related, call =>
      context.database.inTenant(call.actor.tenantId, async tx => {
        const { id } = await existingCard(tx, declaration, call.params.id, { follow: true })
        const page = await relatedPage(context, tx, doing(call), {
          cardId: id,
          groupId: call.params.group,
          page: call.query.page ?? 0,
          q: call.query.q ?? '',
        })
        if (!page) throw notFound()
        return page
      }),
    ),
    route(calls.revisions, call => readHistory(context, doing(call), call.params.id, call.query.before)),
    route(calls.version, call => readVersion(context, doing(call), call.params.id, call.params.version)),
    route(calls.restoreVersion, call =>
      restoreVersion(context, doing(call), call.params.id, {
        version: call.params.version,
        paths: call.body.paths,
      }),
    ),
    ...(hasTranslations(declaration)
      ? [
          route(calls.outdated, call => readOutdated(context, doing(call), call.params.id)),
          route(calls.confirmTranslation, call =>
            confirmTranslation(context, doing(call), call.params.id, call.body),
          ),
        ]
      : []),
    route(calls.readDraft, call => readOwnDraft(context, doing(call), call.params.id)),
    route(calls.keepDraft, call =>
      keepOwnDraft(context, doing(call), call.params.id, call.body).then(() => undefined),
    ),
    route(calls.dropDraft, call => dropOwnDraft(context, doing(call), call.params.id).then(() => undefined)),
    route(calls.bulkPreview, call => bulk.preview(doing(call), call.body)),
    route(calls.bulk, call => bulk.start(doing(call), call.body)),
    route(calls.saveCells, call => cells.save(doing(call), call.body.cells)),
  ]
}
