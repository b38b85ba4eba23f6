import type { OutputOf } from '#model/api/endpoint.ts'
import type { giveNumbers as endpoint } from '#model/api/procedures/objects.ts'
import { yearOf } from '#model/dates/museum-day.ts'
import { hasPart, isNumberPattern, numberFrom } from '#model/engine/aspects/number-pattern.ts'
import { lineSheet } from '#model/engine/line-sheet.ts'
import { valueAt } from '#model/procedures/sheets.ts'
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
import { countOf, keepPattern, patternOf } from '../store/number-patterns.ts'
import { type ObjectRecord, objectPage, writeDocuments } from '../store/objects.ts'

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
  const { path } = numbersOf(one)
  const { decision } = one.declaration.lines
  const lines = await objectPage(tx, one.row.id, { page: 0, size: mostNumbered })
  return lines.filter(
    line => !valueAt(line.document, path) && (decision === undefined || line.decision !== decision.refused),
  )
}

/** Series of counts: lots of a type in a year, items of a procedure's lot, running numbers. */
const series = ({ row, declaration }: Found) => ({
  lots: `LOTS ${declaration.name}`,
  lot: `LOT ${row.id}`,
  items: `ITEMS ${row.id}`,
  running: `RUNNING ${declaration.name}`,
})

/** The year under which counts are kept that no year ends. */
const always = 0

/**
 * Returns the next free numbers of a pattern. Numbers that objects have already are passed over.
 * @param take true to take them for good: whoever else gives numbers waits until the transaction ends, so there are no gaps.
 */
async function nextNumbers(
  tx: TenantTransaction,
  one: Found,
  { pattern, count, take }: { readonly pattern: string; readonly count: number; readonly take: boolean },
): Promise<readonly string[]> {
  if (count === 0) return []
  const names = series(one)
  const year = yearOf(await todayOf(tx))
  const ownLot = await countOf(tx, names.lot, year)
  const lot =
    ownLot ??
    (take ? await takeCounts(tx, names.lots, year) : ((await countOf(tx, names.lots, year)) ?? 0) + 1)
  // Remembered with the procedure: what comes later belongs to the same lot.
  if (take && ownLot === undefined) await takeCounts(tx, names.lot, year, lot)
  const counted = hasPart(pattern, 'running')
    ? { name: names.running, year: always }
    : { name: names.items, year }
  const numbers: string[] = []
  const types = one.declaration.lines.of.map(type => cardTypes[type])
  let at = (await countOf(tx, counted.name, counted.year)) ?? 0
  while (numbers.length < count) {
    const wanted = count - numbers.length
    const first = take ? await takeCounts(tx, counted.name, counted.year, wanted) : at + 1
    at = first + wanted - 1
    const found = Array.from({ length: wanted }, (_, place) => {
      const next = first + place
      return numberFrom(pattern, { year, lot, item: next, running: next })
    })
    const there = new Set<string>()
    for (const type of types)
      for (const { number } of await cardsWithNumbers(tx, type, found)) there.add(number)
    numbers.push(...found.filter(number => !there.has(numberKey(number))))
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
    return numbering(pattern, await nextNumbers(tx, one, { pattern, count, take: false }))
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
    const { path } = numbersOf(one)
    requirePattern(pattern)
    const lines = await unnumbered(tx, one)
    const numbers = await nextNumbers(tx, one, { pattern, count: lines.length, take: true })
    await keepPattern(tx, one.declaration.name, pattern)
    const sheet = lineSheet(one.declaration)
    const written = []
    for (const [at, { cardId, document, decision }] of lines.entries())
      written.push({
        cardId,
        document: await readValues(tx, sheet, { ...document, [path]: numbers[at] }, document),
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
