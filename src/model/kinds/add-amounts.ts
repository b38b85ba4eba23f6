import type { Money } from './values.ts'

/** Decimals of an amount, at most. */
const decimals = 4

/** An amount in ten-thousandths: added as binary fractions, cents would be lost. */
function smallest(amount: string): bigint {
  const [whole = '', cents = ''] = amount.split('.')
  return BigInt(whole + cents.padEnd(decimals, '0'))
}

function written(sum: bigint): string {
  const digits = String(sum).padStart(decimals + 1, '0')
  const [whole, cents] = [digits.slice(0, -decimals), digits.slice(-decimals).replace(/0+$/, '')]
  return cents === '' ? whole : `${whole}.${cents.padEnd(2, '0')}`
}

/** Adds amounts exactly, each currency by itself, in the order of the currencies' codes. */
export const addAmounts = (amounts: readonly Money[]): readonly Money[] =>
  [...Map.groupBy(amounts, ({ currency }) => currency)]
    .map(([currency, some]) => ({
      amount: written(some.reduce((sum, { amount }) => sum + smallest(amount), 0n)),
      currency,
    }))
    .toSorted((one, other) => (one.currency < other.currency ? -1 : 1))
