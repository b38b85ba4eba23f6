import type { OutputOf } from '#model/api/endpoint.ts'
import type { giveNumbers as endpoint } from '#model/api/procedures/objects.ts'
import { yearOf } from '#model/dates/museum-day.ts'
import { hasPart, isNumberPattern, numberFrom } from '#model/engine/aspects/number-pattern.ts'
import { lineSheet } from '#model/engine/line-sheet.ts'
import { valueAt } from '#model/engine/values.ts'
import { cardTypes } from '#model/record-types.ts'
import { cardsWithNumbers, numberKey, readValues, takeCounts } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { todayOf } from '#server/platform/db/museum-day.ts'
import { CodedError, notFound } from '#server/platform/errors.ts'
import { type Asker, doneBy } from '../acting.ts'
import { refuseClosed } from '../change-procedure.ts'
import { type Found, procedureFor, procedureToRead } from '../permitted.ts'
import type { ProceduresContext } from '../procedures-context.ts'
import { authorBy, recordEvent } from '../record-event.ts'
import { countOf, keepPattern, numbersOfLines, patternOf } from '../store/number-patterns.ts'
import { type ObjectRecord, objectPage, writeDocuments } from '../store/objects.ts'
import { always, series } from './series.ts'

/** Objects numbered at once. */
const mostNumbered = 10_000

type Numbering = OutputOf<typeof endpoint>

/** @throws {CodedError} `not_found` for a type that gives no numbers. */
const numbersOf = ({ declaration: { lines } }: Found) => {
  if (!lines.numbers) throw notFound()
  return lines.numbers
}

/** Lines that have no number and were not refused, in their order. */
async function unnumbered(tx: TenantTransaction, one: Found): Promise<readonly ObjectRecord[]> {
  const { field } = numbersOf(one)
  const { decision } = one.declaration.lines
  const lines = await objectPage(tx, one.row.id, { page: 0, size: mostNumbered })
  return lines.filter(
    line => !valueAt(line.document, field) && (decision === undefined || line.decision !== decision.refused),
  )
}

/** Keys of those of some numbers that records have already, or that lines of open procedures of the type are to give them. */
async function numbersInUse(
  tx: TenantTransaction,
  { declaration }: Found,
  numbers: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = new Set<string>()
  for (const type of declaration.lines.of)
    for (const { number } of await cardsWithNumbers(tx, cardTypes[type], numbers)) found.add(number)
  for (const number of await numbersOfLines(tx, declaration, numbers)) found.add(numberKey(number))
  return found
}

/** Lots that are looked at together, and items of each: a museum that numbered by hand before began its lots with the first of them. */
const lotsAtOnce = 20
const itemsOfLot = 20

/** The first lot from some count on of which no item is in use. */
async function firstFreeLot(
  tx: TenantTransaction,
  one: Found,
  { pattern, year, from }: { readonly pattern: string; readonly year: number; readonly from: number },
): Promise<number> {
  for (let first = from; ; first += lotsAtOnce) {
    const lots = Array.from({ length: lotsAtOnce }, (_, at) => {
      const lot = first + at
      const items = Array.from({ length: itemsOfLot }, (_item, place) =>
        numberFrom(pattern, { year, lot, item: place + 1, running: 0 }),
      )
      return { lot, items }
    })
    const used = await numbersInUse(
      tx,
      one,
      lots.flatMap(({ items }) => items),
    )
    const free = lots.find(({ items }) => !items.some(number => used.has(numberKey(number))))
    if (free) return free.lot
  }
}

interface Numbered {
  readonly pattern: string
  readonly year: number
  /** True to take what is returned for good: whoever else gives numbers waits until the transaction ends, so there are no gaps. */
  readonly take: boolean
}

/** The lot of a procedure in a year: what is numbered later belongs to the same one. */
async function lotOf(tx: TenantTransaction, one: Found, { pattern, year, take }: Numbered): Promise<number> {
  const { lots, lot: ownLot } = series(one)
  const own = await countOf(tx, ownLot, year)
  if (own !== undefined) return own
  const next = take ? await takeCounts(tx, lots, year) : ((await countOf(tx, lots, year)) ?? 0) + 1
  const lot = hasPart(pattern, 'running') ? next : await firstFreeLot(tx, one, { pattern, year, from: next })
  if (take) {
    if (lot > next) await takeCounts(tx, lots, year, lot - next)
    await takeCounts(tx, ownLot, year, lot)
  }
  return lot
}

/** Returns the next free numbers of a pattern. Those that records have already are passed over. */
async function nextNumbers(
  tx: TenantTransaction,
  one: Found,
  numbered: Numbered & { readonly count: number },
): Promise<readonly string[]> {
  const { pattern, year, take, count } = numbered
  if (count === 0) return []
  const lot = hasPart(pattern, 'lot') ? await lotOf(tx, one, numbered) : 0
  const names = series(one)
  const counted = hasPart(pattern, 'running')
    ? { name: names.running, year: always }
    : { name: names.items, year }
  const numbers: string[] = []
  let last = take ? 0 : ((await countOf(tx, counted.name, counted.year)) ?? 0)
  // As many again for each round: of a long row of numbers in use, few steps are made.
  for (let more = count; numbers.length < count; more = Math.min(more * 2, mostNumbered)) {
    const first = take ? await takeCounts(tx, counted.name, counted.year) : last + 1
    const tried = Array.from({ length: more }, (_, at) => first + at)
    const made = tried.map(each => ({
      each,
      number: numberFrom(pattern, { year, lot, item: each, running: each }),
    }))
    const used = await numbersInUse(
      tx,
      one,
      made.map(({ number }) => number),
    )
    const free = made.filter(({ number }) => !used.has(numberKey(number))).slice(0, count - numbers.length)
    numbers.push(...free.map(({ number }) => number))
    last = numbers.length === count ? (free.at(-1)?.each ?? first) : first + more - 1
    if (take && last > first) await takeCounts(tx, counted.name, counted.year, last - first)
  }
  return numbers
}

const numbering = (pattern: string, numbers: readonly string[]): Numbering => ({
  pattern,
  count: numbers.length,
  first: numbers[0] ?? '',
  last: numbers.at(-1) ?? '',
})

/** @throws {CodedError} `invalid_input` for a pattern by which two objects could get the same number. */
function requirePattern(pattern: string): void {
  if (!isNumberPattern(pattern))
    throw new CodedError('invalid_input', { fields: { pattern: { key: 'choice' } } })
}

/** Tells which numbers the objects of a procedure would get. @throws {CodedError} `not_found`; `invalid_input` at `pattern`. */
export const previewNumbers = (
  { database }: Pick<ProceduresContext, 'database'>,
  { actor }: Asker,
  id: string,
  given: string | undefined,
): Promise<Numbering> =>
  database.inTenant(actor.tenantId, async tx => {
    const one = await procedureToRead(tx, actor, id)
    const usual = numbersOf(one).pattern
    const pattern = given ?? (await patternOf(tx, one.declaration.name)) ?? usual
    requirePattern(pattern)
    const { length: count } = await unnumbered(tx, one)
    const year = yearOf(await todayOf(tx))
    return numbering(pattern, await nextNumbers(tx, one, { pattern, year, count, take: false }))
  })

/**
 * Gives the next numbers of a pattern to the objects of a procedure that have none, in one go and without gaps, and keeps the pattern.
 * @throws {CodedError} `not_found`; `forbidden`; `conflict` where it is closed; `invalid_input` at `pattern`.
 */
export const giveNumbers = (
  { database, clock, effects }: Pick<ProceduresContext, 'database' | 'clock' | 'effects'>,
  { actor }: Asker,
  id: string,
  pattern: string,
): Promise<Numbering> =>
  database.inTenant(actor.tenantId, async tx => {
    const one = await procedureFor(tx, actor, 'edit', id)
    refuseClosed(one)
    const { field } = numbersOf(one)
    requirePattern(pattern)
    const lines = await unnumbered(tx, one)
    const year = yearOf(await todayOf(tx))
    const numbers = await nextNumbers(tx, one, { pattern, year, count: lines.length, take: true })
    await keepPattern(tx, one.declaration.name, pattern)
    const sheet = lineSheet(one.declaration)
    const written = []
    for (const [at, { cardId, document, decision }] of lines.entries())
      written.push({
        cardId,
        document: await readValues(tx, sheet, { ...document, [field]: numbers[at] }, document),
        decision,
      })
    await writeDocuments(tx, one.row.id, written)
    if (numbers.length > 0) {
      const by = doneBy(actor, clock())
      const { count, first, last } = numbering(pattern, numbers)
      await recordEvent(tx, one.row.id, { kind: 'numbersGiven', details: { count, first, last } }, by)
      const ids = lines.map(({ cardId }) => cardId)
      await effects.followLines(tx, one.row.id, ids, await authorBy(tx, by))
    }
    return numbering(pattern, numbers)
  })
