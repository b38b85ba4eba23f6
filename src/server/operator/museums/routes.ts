import type { BodyOf } from '#model/api/endpoint.ts'
import {
  changeLicence,
  changeMuseumState,
  changeOrder,
  listMuseumOrders,
  listMuseums,
  loginAsAdministrator,
  readOperatedMuseum,
} from '#model/api/operator/museums.ts'
import { readUsage } from '#model/api/operator/usage.ts'
import { museumDataOf } from '#model/museum/museum-data.ts'
import type { MuseumState } from '#model/museum/museum-state.ts'
import { activeAccounts, activeAdministrators } from '#server/access/index.ts'
import { type Doer, doerOf, recordAudit } from '#server/audit/index.ts'
import { enterMuseum } from '#server/platform/db/index.ts'
import { CodedError, notFound } from '#server/platform/errors.ts'
import { publish } from '#server/platform/events/index.ts'
import { type Actor, type Route, route } from '#server/platform/http/index.ts'
import type { OperatorContext } from '../operator-context.ts'
import { activeDeletion, asDeletion } from '../store/deletions.ts'
import { findMuseum, findMuseums, lockState, setState } from '../store/museums.ts'
import { lockOrder, ordersWithProfile, setOrder } from '../store/orders.ts'
import { nameOf, recordOperator } from '../store/record.ts'
import { lastDays, totalUsage } from '../store/usage.ts'
import { changeLicenceOf } from './change-licence.ts'
import { countStale, staleOf } from './count-usage.ts'
import { loginAsAdministrator as visit } from './login-as-administrator.ts'

/** Days of the platform's numbers that are shown. */
const shownDays = 365

const fullName = (person: { readonly firstName: string | null; readonly lastName: string | null }) =>
  `${person.firstName ?? ''} ${person.lastName ?? ''}`.trim()

/** An order in the record: its state, and the invoice once there is one. */
const orderInShort = ({ state, invoiceNumber }: BodyOf<typeof changeOrder>): string =>
  [state, invoiceNumber.trim()].filter(Boolean).join(', ')

/** The record's word for it, of the museum as of the operators, and that of the mail. */
const stateEvents = {
  active: 'museumReopened',
  suspended: 'museumSuspended',
  closed: 'museumClosed',
} as const satisfies Record<MuseumState, string>

/**
 * Suspends a museum, closes it or opens it again, with a reason that both records keep and its administrators are mailed. Who works there feels it
 * with the next request (`enforceAccess`, `membershipsOf`); open pages ask at once.
 * @throws {CodedError} `not_found`; `conflict` where it is so already, and while its deletion is ordered.
 */
async function changeStateOf(
  { database, clock, mailer, publicUrl }: OperatorContext,
  operator: Actor,
  doer: Doer,
  museumId: string,
  { state, reason: given }: BodyOf<typeof changeMuseumState>,
): Promise<void> {
  const reason = given.trim()
  await database.asSystem('change the state of a museum', async db => {
    const museum = await lockState(db, museumId)
    if (!museum) throw notFound()
    if (await activeDeletion(db, museumId))
      throw new CodedError('conflict', { text: 'errors.deletionOrdered' })
    if (museum.state === state) throw new CodedError('conflict')
    const at = clock()
    const action = stateEvents[state]
    await setState(db, museumId, { state, reason, by: nameOf(operator), at })
    const tx = await enterMuseum(db, museumId)
    await recordAudit(tx, doer, action, at, { operator: true, reason })
    await recordOperator(db, operator, action, at, { id: museumId, about: museum.name, reason })
    for (const { email, language, firstName } of await activeAdministrators(tx)) {
      const params = { firstName, link: publicUrl(), museum: museum.name, operator: operator.person.email }
      await mailer.send(db, { to: email, language, template: action, params: { ...params, reason } })
    }
    await publish(db, { name: 'museum.changed', tenantId: museumId })
    // Ends what they listen to: those who still may listen begin again.
    for (const accountId of await activeAccounts(tx)) await publish(db, { name: 'me.changed', accountId })
  })
}

/**
 * Museums as operators see them: licences, orders, sizes, administrators. Never what is in them.
 * @param countSoon has these museums counted behind the requests.
 */
export function museumRoutes(
  context: OperatorContext,
  countSoon: (museums: readonly string[]) => Promise<void>,
): Route[] {
  const { database, clock } = context

  /** @throws {CodedError} `not_found` for a museum there is not. */
  const museumOf = async (id: string) => {
    const museum = await database.asSystem('a museum', db => findMuseum(db, id, clock()))
    if (!museum) throw notFound()
    return museum
  }

  return [
    route(listMuseums, async ({ query }) => {
      const { q, licence, sort = 'name', order = 'ASC', page = 0, blocksize = 25 } = query
      const found = await database.asSystem('list museums', db =>
        findMuseums(db, { q, licence, sort, order, page, blocksize }, clock()),
      )
      // Nobody waits for counting: the next look has the current numbers.
      const stale = await staleOf(
        context,
        found.result.map(({ id }) => id),
      )
      if (stale.length > 0) await countSoon(stale)
      return { ...found, page, blocksize }
    }),

    route(readOperatedMuseum, async ({ params }) => {
      await museumOf(params.id)
      await countStale(context, [params.id])
      const administrators = await database.inTenant(params.id, activeAdministrators)
      const deletion = await database.asSystem('the deletion of a museum', db =>
        activeDeletion(db, params.id),
      )
      return {
        ...(await museumOf(params.id)),
        deletion: deletion ? asDeletion(deletion) : null,
        administrators: administrators.map(person => ({
          accountId: person.id,
          name: fullName(person),
          email: person.email,
        })),
      }
    }),

    route(changeLicence, async ({ actor, params, body, request }) => {
      await changeLicenceOf(context, actor, doerOf(actor, request), params.id, body)
      return undefined
    }),

    route(changeMuseumState, async ({ actor, params, body, request }) => {
      await changeStateOf(context, actor, doerOf(actor, request), params.id, body)
      return undefined
    }),

    route(listMuseumOrders, async ({ params }) => {
      await museumOf(params.id)
      const orders = await database.inTenant(params.id, ordersWithProfile)
      return {
        result: orders.map(({ orderedAt, profile, ...order }) => ({
          ...order,
          profile: museumDataOf(profile),
          orderedAt: orderedAt.toISOString(),
        })),
      }
    }),

    route(changeOrder, async ({ actor, params, body }) => {
      const museum = await museumOf(params.id)
      await database.inTenant(params.id, async tx => {
        const before = await lockOrder(tx, params.orderId)
        if (!before) throw notFound()
        await setOrder(tx, params.orderId, body)
        await recordOperator(tx.db, actor, 'orderChanged', clock(), {
          id: museum.id,
          about: museum.name,
          before: orderInShort(before),
          after: orderInShort(body),
        })
        await publish(tx.db, { name: 'museum.changed', tenantId: tx.tenantId })
      })
      return undefined
    }),

    route(loginAsAdministrator, async ({ actor, params, body, request, reply }) => {
      const client = request.headers['user-agent'] ?? ''
      const { token, cookie } = await visit(context, actor, { museumId: params.id, ...body, client })
      reply.header('set-cookie', cookie)
      return { token }
    }),

    route(readUsage, () =>
      database.asSystem('the platform in numbers', async db => ({
        ...(await totalUsage(db, clock())),
        days: await lastDays(db, shownDays),
      })),
    ),
  ]
}
