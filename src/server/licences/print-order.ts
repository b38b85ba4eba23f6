import { showDay } from '#model/dates/day.ts'
import type { Language } from '#model/languages.ts'
import { museumGroups, museumLabels } from '#model/museum/museum-groups.ts'
import { museumValue } from '#model/museum/museum-value.ts'
import { organisationFunctions } from '#model/museum/organisation-functions.ts'
import { nameOf } from '#model/vocabularies/name-of.ts'
import type { LicencesContext } from './licences-context.ts'
import { planWords } from './plan-words.ts'
import type { OrderToPrint } from './store/orders.ts'

const functionName = (key: string, language: Language): string => {
  const found = organisationFunctions.find(one => one.key === key)
  return found ? nameOf({ labels: found.labels, language: 'en' }, language) : key
}

/** An order on one page, for the files of the museum: what was ordered, for how much, how it stands, and for whom. */
export async function printOrder(
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
  ) => texts.say(language, `licence.order.${name}`)
  const title = `${word('number')} ${order.id}`
  const plan = planWords(texts, language, order.plan)
  const facts = {
    purchaseOrder: order.purchaseOrder,
    plan: plan.name,
    price: plan.price,
    state: texts.say(language, `licence.orders.states.${order.state}`),
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
      page: texts.say(language, 'print.page', { page: '{page}', pages: '{pages}' }),
      printedOn: texts.say(language, 'print.printedOn', { date: showDay(clock()) }),
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
          label: texts.say(language, `museum.groups.${name}`),
          entries: paths
            .filter(path => path !== 'timeZone')
            .map(path => {
              const value = museumValue(profile, path)
              const text = path === 'organisationFunction' ? functionName(value, language) : value
              return { path, label: texts.say(language, museumLabels[path]), text }
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
