import { LRUCache } from 'lru-cache'
import type { YearRange } from '#model/dates/range-of.ts'

const digits = 16
const bytes = new DataView(new ArrayBuffer(8))

/** The bits of a number turned so that they grow as numbers do, negative ones included. */
function sortableBits(value: number): bigint {
  bytes.setFloat64(0, value === 0 ? 0 : value)
  const bits = bytes.getBigUint64(0)
  const sign = 1n << 63n
  return bits & sign ? ~bits & 0xffff_ffff_ffff_ffffn : bits | sign
}

const hex = (bits: bigint): string => bits.toString(16).padStart(digits, '0')

/** A number as a text whose order is that of the numbers: 16 figures to the base of 16. */
export const sortableNumber = (value: number): string => hex(sortableBits(value))

/**
 * Beginnings of which every text of `length` figures to a base between two has exactly one: as few as can be.
 * @param from @param to as numbers, both included
 */
function beginnings(
  from: bigint,
  to: bigint,
  base: bigint,
  length: number,
): readonly { at: bigint; length: number }[] {
  const found: { at: bigint; length: number }[] = []
  let [low, high, size] = [from, to, length]
  while (low <= high && size > 0) {
    while (low <= high && low % base !== 0n) found.push({ at: low++, length: size })
    while (low <= high && high % base !== base - 1n) found.push({ at: high--, length: size })
    if (low > high) break
    low /= base
    high /= base
    size--
  }
  // Everything there is.
  if (size === 0 && low <= high) found.push({ at: 0n, length: 0 })
  return found
}

export interface SortableRange {
  readonly from: number | null
  readonly to: number | null
  readonly above?: boolean
  readonly below?: boolean
}

/** The beginnings of all numbers of a range as `sortableNumber` writes them. */
export function numberBeginnings({ from, to, above, below }: SortableRange): readonly string[] {
  const low = from === null ? 0n : sortableBits(from) + (above ? 1n : 0n)
  const high = to === null ? 0xffff_ffff_ffff_ffffn : sortableBits(to) - (below ? 1n : 0n)
  return beginnings(low, high, 16n, digits).map(({ at, length }) =>
    length === 0 ? '' : at.toString(16).padStart(length, '0'),
  )
}

/** Years are distinguished from the beginning of the universe on, and as far ahead. */
const yearBits = 35
const offset = 1n << 34n
const lastYear = (1n << 35n) - 1n

const yearAt = (year: number): bigint => {
  const at = BigInt(Math.round(year)) + offset
  return at < 0n ? 0n : at > lastYear ? lastYear : at
}

/** Cards of a museum share their ages, and working one out costs more than all else that is asked of a date. */
const knownNodes = new LRUCache<string, readonly string[]>({ max: 20_000 })

/**
 * A span of years as parts of time halved and halved again: as few as fill it. Two spans touch where a part of one is, or lies in, a part of
 * the other. An open end reaches as far as there are years.
 */
export function spanNodes({ from, to }: YearRange): readonly string[] {
  const name = `${from}..${to}`
  const known = knownNodes.get(name)
  if (known) return known
  const [low, high] = [from === null ? 0n : yearAt(from), to === null ? lastYear : yearAt(to)]
  const nodes = beginnings(low, high, 2n, yearBits).map(({ at, length }) =>
    length === 0 ? '' : at.toString(2).padStart(length, '0'),
  )
  knownNodes.set(name, nodes)
  return nodes
}
