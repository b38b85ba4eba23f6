import type { BodyOf } from '#model/api/endpoint.ts'
import type { LicenceOrder, upgrade } from '#model/api/licences.ts'
import { showDay } from '#model/dates/day.ts'
import { comparableEmail } from '#model/email.ts'
import type { Language } from '#model/languages.ts'
import { yearsAfter } from '#model/licences/licence-end.ts'
import { fitsInto, gigabyte } from '#model/licences/plans.ts'
import type { MuseumData } from '#model/museum/museum-data.ts'
import { operatorPath } from '#model/navigation/routes.ts'
import type { ProblemKey } from '#model/validation/validators.ts'
import { recordAudit } from '#server/audit/index.ts'
import { bytesKept } from '#server/files/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import { publish } from '#server/platform/events/index.ts'
import { changeMuseumData } from '#server/tenants/index.ts'
import { acceptDocuments, type Signer } from './accept-documents.ts'
import { type LicencesContext, licencePath } from './licences-context.ts'
import { planWords } from './plan-words.ts'
import { lockLicence, setPaidLicence } from './store/licence.ts'
import { insertOrder, sameOrderSince } from './store/orders.ts'
import { type Addressee, operatorsOf } from './store/people.ts'
import { activePlan } from './store/plans.ts'

/** Whoever orders the same plan again so soon pressed twice, or in two tabs. */
const sameOrderMs = 10 * 60 * 1000

/** The person who orders, as addressed in mails. */
export interface Buyer extends Signer {
  readonly person: { readonly firstName: string; readonly email: string }
  readonly language: Language
}

const wrongPlan = (key: ProblemKey) => new CodedError('invalid_input', { fields: { planId: { key } } })

export interface OrderToMail {
  readonly order: LicenceOrder
  readonly profile: MuseumData
  readonly validTo: Date
  /** The person who ordered. */
  readonly buyer: Pick<Addressee, 'firstName' | 'email' | 'language'>
}

/** Notifies people of an order once it is committed: the person who ordered, the contact of the museum, and all operators. */
async function mailOrder(
  { db }: TenantTransaction,
  { mailer, texts, publicUrl }: LicencesContext,
  { order, profile, validTo, buyer }: OrderToMail,
): Promise<void> {
  const museum = profile.organisationMainBody
  const rowsIn = (language: Language) => {
    const plan = planWords(texts, language, order.plan)
    const translate = (
      name: 'museum' | 'plan' | 'price' | 'validTo' | 'orderedBy' | 'number' | 'purchaseOrder',
    ) => texts.translate(language, `licence.order.${name}`)
    const purchaseOrder = [translate('purchaseOrder'), order.purchaseOrder] as const
    return [
      [translate('number'), order.id],
      ...(order.purchaseOrder ? [purchaseOrder] : []),
      [translate('museum'), museum],
      [translate('plan'), plan.name],
      [translate('price'), plan.price],
      [translate('validTo'), showDay(validTo.toISOString())],
      [translate('orderedBy'), order.orderedBy],
    ] as const
  }
  const { name: firstName, email } = profile.organisationContact
  const contact = { firstName, email, language: buyer.language }
  const isBuyer = comparableEmail(contact.email) === comparableEmail(buyer.email)
  for (const { firstName, email, language } of isBuyer ? [buyer] : [buyer, contact])
    await mailer.send(db, {
      to: email,
      language,
      template: 'licenceOrdered',
      params: { firstName, museum, link: `${publicUrl()}${licencePath}` },
      rows: rowsIn(language),
    })
  for (const { firstName, email, language } of await operatorsOf(db))
    await mailer.send(db, {
      to: email,
      language,
      template: 'orderReceived',
      params: { firstName, museum, link: `${publicUrl()}${operatorPath}` },
      rows: rowsIn(language),
    })
}

/**
 * Orders a plan (P-U05, P-U06): the licence is paid from now on, and the invoice follows. After a trial, or when the licence
 * has ended, the plan's time begins now; where a paid licence still runs, it is added to its end. The plan's space counts at once.
 * An order that is repeated within minutes counts as the existing one.
 * @throws {CodedError} `invalid_input` for a plan that is not sold or too small, and for documents that are not the newest.
 */
export async function orderPlan(
  context: LicencesContext,
  tx: TenantTransaction,
  who: Buyer,
  { planId, museumProfile: profile, purchaseOrder, ...accepted }: BodyOf<typeof upgrade>,
): Promise<LicenceOrder> {
  const now = context.clock()
  const { type, from, to } = await lockLicence(tx)
  const same = await sameOrderSince(tx, planId, new Date(now.getTime() - sameOrderMs))
  if (same) return same
  const plan = await activePlan(tx.db, planId)
  if (!plan) throw wrongPlan('choice')
  if (!fitsInto(plan, await bytesKept(tx))) throw wrongPlan('planTooSmall')

  await acceptDocuments(tx, who, 'PAID', accepted, now)
  await changeMuseumData(tx, who, profile, now)
  const order = await insertOrder(tx, { plan, profile, purchaseOrder, accountId: who.accountId, at: now })
  const runs = type === 'PAID' && to > now
  const validTo = yearsAfter(runs ? to : now, plan.duration)
  await setPaidLicence(tx, {
    from: runs ? from : now,
    to: validTo,
    storageLimit: plan.storageLimit * gigabyte,
    planId,
  })
  await recordAudit(tx, who, 'licenceOrdered', now, { plan })
  await mailOrder(tx, context, { order, profile, validTo, buyer: { ...who.person, language: who.language } })
  await publish(tx.db, { name: 'museum.changed', tenantId: tx.tenantId })
  return order
}
