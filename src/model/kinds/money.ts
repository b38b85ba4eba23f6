import type { FieldOptions, Leaf } from './field.ts'
import type { Kind, Problems } from './kind.ts'
import type { Money } from './values.ts'

export type MoneyField = Leaf<'money', Money>

/** An amount with its currency. */
export const money = (options: FieldOptions = {}): MoneyField => ({ ...options, kind: 'money' })

/** Offered first; any other code of ISO 4217 may be written. */
export const commonCurrencies = ['EUR', 'PLN', 'CHF', 'GBP', 'USD', 'ITL', 'DEM'] as const

const currencySigns: Readonly<Record<string, string>> = { '€': 'EUR', $: 'USD', '£': 'GBP', zł: 'PLN' }

/** Up to 21 digits, with or without separators of thousands, comma or point before the decimals (specification 001, section 5). */
export function readAmount(text: string): string | undefined {
  const bare = text.replace(/[\s\u00A0\u202F'’]/g, '')
  const parts = bare.match(/^(\d+|\d{1,3}(?:[.,]\d{3})+)(?:[.,](\d{1,4}))?$/)
  if (!parts) return undefined
  const [, whole = '', cents] = parts
  // '1.234' is a thousand and more: no amount has three decimals and groups of thousands are always three.
  const grouped = cents?.length === 3 ? whole + cents : whole
  const digits = grouped.replace(/[.,]/g, '').replace(/^0+(?=\d)/, '')
  const decimals = cents && cents.length !== 3 ? `.${cents}` : ''
  return digits.length + decimals.length <= 22 ? digits + decimals : undefined
}

function parse(input: unknown, _field: MoneyField, problems: Problems): Money | undefined {
  if (input === undefined || input === null) return undefined
  const { amount, currency } = input as Partial<Record<string, unknown>>
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
    const amount = text.replace(sign, '').trim()
    return parse({ amount, currency: currencySigns[sign] ?? sign }, field, problems)
  },
  show: ({ amount, currency }) => `${amount} ${currency}`,
  index: ({ amount }) => ({ words: [amount] }),
}
