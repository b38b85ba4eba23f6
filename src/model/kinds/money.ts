import type { FieldOptions, Leaf } from './field.ts'
import { closedObject } from './json-schema.ts'
import type { Kind, Problems } from './kind.ts'
import { partsOf } from './parts-of.ts'
import type { Money } from './values.ts'

export type MoneyField = Leaf<'money', Money>

/** An amount with its currency. */
export const money = (options: FieldOptions = {}): MoneyField => ({ ...options, kind: 'money' })

/** Offered first; any other code of ISO 4217 may be written. */
export const commonCurrencies = ['EUR', 'PLN', 'CHF', 'GBP', 'USD', 'ITL', 'DEM'] as const

const currencySigns: Readonly<Record<string, string>> = { '€': 'EUR', $: 'USD', '£': 'GBP', zł: 'PLN' }

/** Thousands in groups, all with the same separator. */
const grouped = /^[1-9]\d{0,2}(?:(?:\.\d{3})+|(?:,\d{3})+)$/

/** Decimals behind another separator than that of the thousands. */
const withDecimals = /^(\d+|\d{1,3}(?:\.\d{3})+(?=,|$)|\d{1,3}(?:,\d{3})+(?=\.|$))(?:[.,](\d{1,4}))?$/

/** Up to 21 digits, with or without separators of thousands, comma or point before the decimals. */
export function readAmount(text: string): string | undefined {
  const bare = text.replace(/[\s\u00A0\u202F'’]/g, '')
  // '1.234' is a thousand and more: hardly an amount has three decimals, and groups of thousands are always three.
  const [, whole = '', cents = ''] = grouped.test(bare) ? ['', bare] : (bare.match(withDecimals) ?? [])
  if (whole === '') return undefined
  const digits = whole.replace(/[.,]/g, '').replace(/^0+(?=\d)/, '')
  return digits.length + cents.length <= 21 ? digits + (cents && `.${cents}`) : undefined
}

function parse(input: unknown, _field: MoneyField, problems: Problems): Money | undefined {
  const parts = partsOf(input, problems)
  if (!parts) return undefined
  const { amount, currency } = parts
  if (amount === undefined || amount === null || amount === '') return undefined
  const read =
    typeof amount === 'string' || typeof amount === 'number' ? readAmount(String(amount)) : undefined
  const code = typeof currency === 'string' && currency !== '' ? currency.toUpperCase() : 'EUR'
  if (read === undefined) problems.at('amount').add({ key: 'amount' })
  else if (!/^[A-Z]{3}$/.test(code)) problems.at('currency').add({ key: 'currency' })
  else return { amount: read, currency: code }
  return undefined
}

export const moneyKind: Kind<MoneyField, Money> = {
  parse,
  read(text, field, problems) {
    const sign = text.match(/[A-Za-z]{3}|[€$£]|zł/)?.[0] ?? ''
    if (text.trim() === '') return undefined
    const amount = text.replace(sign, '').trim() || text
    return parse({ amount, currency: currencySigns[sign] ?? sign }, field, problems)
  },
  show: ({ amount, currency }) => `${amount} ${currency}`,
  index: ({ amount }) => ({ words: [amount] }),
  schema: (_field, { refer }) =>
    refer(
      'Money',
      closedObject({
        amount: { type: 'string', pattern: '^[0-9]{1,21}([.][0-9]{1,4})?$', maxLength: 22 },
        currency: { type: 'string', pattern: '^[A-Z]{3}$' },
      }),
    ),
  isAmount: true,
  propertyType: 'QUANTITY',
  facts: ({ amount, currency }) => ({ numbers: [{ scale: currency, value: Number(amount) }] }),
}
