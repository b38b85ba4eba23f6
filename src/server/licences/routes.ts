import {
  type Account,
  acceptTerms,
  listAccepted,
  listOrders,
  listPlans,
  readAccount,
  readDocument,
  readOrderPdf,
  type TermsDocument,
  upgrade,
} from '#model/api/licences.ts'
import { countryName } from '#model/country-codes.ts'
import { showDay } from '#model/dates/day.ts'
import { fallbackLanguage, type Language, languages } from '#model/languages.ts'
import type { DocumentKind, LicenceType } from '#model/licences/documents.ts'
import { spaceShareOf, spaceShares } from '#model/licences/used-space.ts'
import { museumDataOf } from '#model/museum/museum-data.ts'
import type { MuseumPath } from '#model/museum/museum-fields.ts'
import { museumGroups, museumLabels } from '#model/museum/museum-groups.ts'
import { museumValue } from '#model/museum/museum-value.ts'
import { organisationFunctions } from '#model/museum/organisation-functions.ts'
import { cardTypes } from '#model/record-types.ts'
import { nameOf } from '#model/vocabularies/name-of.ts'
import { doerOf } from '#server/audit/index.ts'
import { cardCount } from '#server/cards/index.ts'
import { bytesByType } from '#server/files/index.ts'
import type { Database, TenantTransaction } from '#server/platform/db/index.ts'
import { notFound } from '#server/platform/errors.ts'
import { publish } from '#server/platform/events/index.ts'
import { type Actor, type Route, route } from '#server/platform/http/index.ts'
import { sendPdf } from '#server/print/index.ts'
import { acceptDocuments } from './accept-documents.ts'
import type { LicencesContext } from './licences-context.ts'
import { orderPlan } from './order-plan.ts'
import { planWords } from './plan-words.ts'
import { acceptedOf, outdatedOf } from './store/accepted.ts'
import { newestDocuments } from './store/documents.ts'
import { readLicence } from './store/licence.ts'
import { type OrderToPrint, ordersOf, orderToPrint } from './store/orders.ts'
import { activeUsers, administratorsOf } from './store/people.ts'
import { activePlans, planById } from './store/plans.ts'
import type { DocumentText } from './tables.ts'

const requireOwn = (actor: Pick<Actor, 'tenantId'>, tenantId: string): void => {
  if (tenantId !== actor.tenantId) throw notFound()
}

/** The text of a document in a language; in English or whatever there is, where an operator wrote none in that language. */
function textIn(
  texts: Partial<Record<Language, DocumentText>>,
  wanted: Language,
): { readonly language: Language; readonly text: DocumentText } | undefined {
  for (const language of [wanted, fallbackLanguage, ...languages]) {
    const text = texts[language]
    if (text) return { language, text }
  }
  return undefined
}

/** The newest published document of a kind in a language. @throws {CodedError} `not_found`. */
async function documentIn(
  database: Database,
  kind: DocumentKind,
  licenceType: LicenceType,
  wanted: Language,
): Promise<TermsDocument> {
  const [document] = await database.asSystem('read a document to agree to', db =>
    newestDocuments(db, [kind], licenceType),
  )
  const found = document && textIn(document.texts, wanted)
  if (!found) throw notFound()
  const { id, version, publishedAt } = document
  return {
    id,
    kind,
    version,
    ...found.text,
    language: found.language,
    publishedAt: publishedAt.toISOString(),
  }
}

/** The museum's plan and usage (P-U08). */
async function readMuseumAccount(tx: TenantTransaction, now: Date): Promise<Account> {
  const { type, from, to, storageLimit, planId } = await readLicence(tx)
  const kept = await bytesByType(tx)
  const bytesFor = (share: (typeof spaceShares)[number]) =>
    kept
      .filter(({ mime, current }) => spaceShareOf(mime, current) === share)
      .reduce((sum, { bytes }) => sum + bytes, 0)
  return {
    plan: (planId && (await planById(tx.db, planId))) || null,
    licence: { type, validFrom: from.toISOString(), validTo: to.toISOString(), active: to > now },
    usedSpace: kept.reduce((sum, { bytes }) => sum + bytes, 0),
    storageLimit: storageLimit === null ? null : Number(storageLimit),
    usedFor: Object.fromEntries(spaceShares.map(share => [share, bytesFor(share)])) as Account['usedFor'],
    usersCount: await activeUsers(tx),
    objectsCount: await cardCount(tx, cardTypes.object),
    administrators: (await administratorsOf(tx)).map(({ firstName, lastName, email }) => ({
      name: `${firstName} ${lastName}`.trim(),
      email,
    })),
  }
}

const functionName = (key: string, language: Language): string => {
  const found = organisationFunctions.find(one => one.key === key)
  return found ? nameOf({ labels: found.labels, language: 'en' }, language) : key
}

/** Values of a profile that are stored as keys, and their names. */
const named: Partial<Record<MuseumPath, (key: string, language: Language) => string>> = {
  organisationFunction: functionName,
  country: countryName,
}

/** An order on one page, for the files of the museum: its content, price, status and customer. */
async function printOrder(
  { press, texts, clock, productName }: LicencesContext,
  { order, profile }: OrderToPrint,
  language: Language,
): Promise<{ readonly pdf: Buffer; readonly title: string }> {
  const word = (
    name:
      | 'number'
      | 'purchaseOrder'
      | 'plan'
      | 'price'
      | 'date'
      | 'orderedBy'
      | 'state'
      | 'invoice'
      | 'noInvoice',
  ) => texts.translate(language, `licence.order.${name}`)
  const title = `${word('number')} ${order.id}`
  const plan = planWords(texts, language, order.plan)
  const facts = {
    purchaseOrder: order.purchaseOrder,
    plan: plan.name,
    price: plan.price,
    state: texts.translate(language, `licence.orders.states.${order.state}`),
    date: showDay(order.orderedAt),
    orderedBy: order.orderedBy,
    invoice: order.invoiceNumber,
  }
  const pdf = await press.print({
    layout: 'onePage',
    language,
    museum: productName,
    title,
    words: {
      page: texts.translate(language, 'print.page', { page: '{page}', pages: '{pages}' }),
      printedOn: texts.translate(language, 'print.printedOn', { date: showDay(clock()) }),
      warning: word('noInvoice'),
    },
    sheets: [
      {
        number: productName,
        title,
        subtitle: profile.organisationMainBody,
        essentials: (Object.keys(facts) as (keyof typeof facts)[])
          .filter(name => facts[name] !== '')
          .map(name => ({ path: name, label: word(name), text: facts[name] })),
        sections: museumGroups.map(({ name, paths }) => ({
          name,
          label: texts.translate(language, `museum.groups.${name}`),
          entries: paths
            .filter(path => path !== 'timeZone')
            .map(path => {
              const value = museumValue(museumDataOf(profile), path)
              const text = named[path]?.(value, language) ?? value
              return { path, label: texts.translate(language, museumLabels[path]), text }
            })
            .filter(({ text }) => text !== '')
            .map(({ text, ...entry }) => ({
              ...entry,
              level: 'R' as const,
              value: { kind: 'text' as const, text },
            })),
        })),
      },
    ],
  })
  return { pdf: Buffer.from(pdf), title }
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
