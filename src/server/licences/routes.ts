import {
  acceptTerms,
  listAccepted,
  listOrders,
  listPlans,
  readAccount,
  readDocument,
  readOrderPdf,
  upgrade,
} from '#model/api/licences.ts'
import { doerOf } from '#server/audit/index.ts'
import { notFound } from '#server/platform/errors.ts'
import { publish } from '#server/platform/events/index.ts'
import { type Actor, type Route, route } from '#server/platform/http/index.ts'
import { sendPdf } from '#server/print/index.ts'
import { acceptDocuments } from './accept-documents.ts'
import type { LicencesContext } from './licences-context.ts'
import { orderPlan } from './order-plan.ts'
import { printOrder } from './print-order.ts'
import { readMuseumAccount } from './read-account.ts'
import { documentIn } from './read-document.ts'
import { acceptedOf, outdatedOf } from './store/accepted.ts'
import { readLicence } from './store/licence.ts'
import { ordersOf, orderToPrint } from './store/orders.ts'
import { activePlans } from './store/plans.ts'
import { textIn } from './text-in.ts'

const requireOwn = (actor: Pick<Actor, 'tenantId'>, tenantId: string): void => {
  if (tenantId !== actor.tenantId) throw notFound()
}

/** The calls about licences. */
export function licenceRoutes(context: LicencesContext): Route[] {
  const { database, clock } = context
  return [
    route(readDocument, ({ params, query, language }) =>
      documentIn(database, params.kind, query.type === 'trial' ? 'TRIAL' : 'PAID', query.lang ?? language),
    ),

    route(listPlans, () => database.asSystem('plans that are sold', activePlans)),

    route(readAccount, async ({ actor, params }) => {
      requireOwn(actor, params.id)
      return database.inTenant(params.id, tx => readMuseumAccount(tx, clock()))
    }),

    route(listOrders, async ({ actor, params }) => {
      requireOwn(actor, params.id)
      return database.inTenant(actor.tenantId, ordersOf)
    }),

    route(readOrderPdf, async ({ actor, params, query, language, reply }) => {
      requireOwn(actor, params.id)
      const order = await database.inTenant(actor.tenantId, tx => orderToPrint(tx, params.orderId))
      if (!order) throw notFound()
      return sendPdf(reply, await printOrder(context, order, query.lang ?? language))
    }),

    route(listAccepted, async ({ actor, params, language }) => {
      requireOwn(actor, params.id)
      const { rows, outdated } = await database.inTenant(actor.tenantId, async tx => ({
        rows: await acceptedOf(tx),
        outdated: await outdatedOf(tx, (await readLicence(tx)).type),
      }))
      return rows.map(({ id, texts, acceptedAt, ...row }) => ({
        ...row,
        title: textIn(texts ?? {}, language)?.text.title ?? row.kind,
        acceptedAt: acceptedAt.toISOString(),
        outdated: outdated.has(id),
      }))
    }),

    route(acceptTerms, async ({ actor, body, request }) => {
      await database.inTenant(actor.tenantId, async tx => {
        const { type } = await readLicence(tx)
        const who = { ...doerOf(actor, request), accountId: actor.accountId }
        await acceptDocuments(tx, who, type, body, clock())
        await publish(tx.db, { name: 'museum.changed', tenantId: tx.tenantId })
      })
      return undefined
    }),

    route(upgrade, ({ actor, body, request }) =>
      database.inTenant(actor.tenantId, tx => {
        const { accountId, person, language } = actor
        return orderPlan(context, tx, { ...doerOf(actor, request), accountId, person, language }, body)
      }),
    ),
  ]
}
