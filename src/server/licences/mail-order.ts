import type { LicenceOrder } from '#model/api/licences.ts'
import { showDay } from '#model/dates/day.ts'
import { comparableEmail } from '#model/email.ts'
import type { Language } from '#model/languages.ts'
import type { MuseumData } from '#model/museum/museum-data.ts'
import { operatorPath } from '#model/navigation/routes.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { type LicencesContext, licencePath } from './licences-context.ts'
import { planWords } from './plan-words.ts'
import { type Addressee, operatorsOf } from './store/people.ts'

export interface OrderToMail {
  readonly order: LicenceOrder
  readonly profile: MuseumData
  readonly validTo: Date
  /** Who ordered. */
  readonly buyer: Pick<Addressee, 'firstName' | 'email' | 'language'>
}

/** Tells of an order, once it stands: whoever ordered, the contact the museum names, and everybody who runs the platform. */
export async function mailOrder(
  { db }: TenantTransaction,
  { mailer, texts, publicUrl }: LicencesContext,
  { order, profile, validTo, buyer }: OrderToMail,
): Promise<void> {
  const museum = profile.organisationMainBody
  const rowsIn = (language: Language) => {
    const plan = planWords(texts, language, order.plan)
    const say = (name: 'museum' | 'plan' | 'price' | 'validTo' | 'orderedBy' | 'number' | 'purchaseOrder') =>
      texts.say(language, `licence.order.${name}`)
    const purchaseOrder = [say('purchaseOrder'), order.purchaseOrder] as const
    return [
      [say('number'), order.id],
      ...(order.purchaseOrder ? [purchaseOrder] : []),
      [say('museum'), museum],
      [say('plan'), plan.name],
      [say('price'), plan.price],
      [say('validTo'), showDay(validTo.toISOString())],
      [say('orderedBy'), order.orderedBy],
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
