import type { OutputOf } from '#model/api/endpoint.ts'
import type { makeRecords as endpoint } from '#model/api/procedures/objects.ts'
import { declarationOfId } from '#model/cards/declarations.ts'
import { begunNumber, type Described } from '#model/engine/aspects/described.ts'
import type { CardDeclaration, CardValues } from '#model/engine/define-card.ts'
import { rowsOf, type Values, valuesOf } from '#model/engine/values.ts'
import { attachedType, cardTypes } from '#model/record-types.ts'
import type { Problem } from '#model/validation/validators.ts'
import {
  type CardRecord,
  cardsWithNumbers,
  existingCards,
  holdRegister,
  linkEach,
  mayDo,
  numberKey,
  readValues,
  requireUnlocked,
  type Writing,
} from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError, notFound } from '#server/platform/errors.ts'
import type { MuseumActor } from '#server/platform/http/index.ts'
import { type Asker, doneBy } from '../acting.ts'
import { type Found, procedureFor } from '../permitted.ts'
import type { ProceduresContext } from '../procedures-context.ts'
import { authorBy, writeProcedure } from '../record-event.ts'
import { objectTotal } from '../store/objects.ts'
import { type Begun, beginningIn, beginRecords } from './begin-records.ts'

/** A row that describes something, with its place in the list. */
interface Row {
  readonly values: Values
  readonly at: number
}

const numberIn = ({ number }: Described, { values }: Row): string => String(values[number] ?? '').trim()

/** Refuses rows by their places. @throws {CodedError} `invalid_input` where there are any. */
function refuseRows({ list }: Described, problems: ReadonlyMap<number, Problem>): void {
  if (problems.size === 0) return
  const fields = [...problems].map(([at, problem]) => [`${list}.${at}`, problem] as const)
  throw new CodedError('invalid_input', { fields: Object.fromEntries(fields) })
}

const usedOf = async (
  tx: TenantTransaction,
  declaration: CardDeclaration,
  numbers: readonly string[],
): Promise<ReadonlySet<string>> =>
  new Set((await cardsWithNumbers(tx, cardTypes[declaration.type], numbers)).map(({ number }) => number))

/**
 * The numbers under which the records of rows begin, in their order: those they carry, or else the next free ones of the procedure.
 * @throws {CodedError} `invalid_input` at each row whose number something else has.
 */
async function numbersFor(
  tx: TenantTransaction,
  { row: { id, number } }: Found,
  { declaration, described }: { readonly declaration: CardDeclaration; readonly described: Described },
  rows: readonly Row[],
): Promise<readonly string[]> {
  const carried = rows.map(row => numberIn(described, row))
  const used = await usedOf(
    tx,
    declaration,
    carried.filter(each => each !== ''),
  )
  const seen = new Set<string>()
  const problems = new Map<number, Problem>()
  for (const [index, each] of carried.entries()) {
    if (each === '') continue
    const key = numberKey(each)
    if (used.has(key) || seen.has(key)) problems.set(rows[index]?.at ?? index, { key: 'duplicate' })
    seen.add(key)
  }
  refuseRows(described, problems)
  const lacking = carried.filter(each => each === '').length
  const free: string[] = []
  let next = (await objectTotal(tx, id, { page: 0, size: 0 })) + 1
  for (; free.length < lacking; next += lacking) {
    const tried = Array.from({ length: lacking }, (_, step) => begunNumber(number, next + step))
    const taken = await usedOf(tx, declaration, tried)
    free.push(...tried.filter(each => !taken.has(numberKey(each)) && !seen.has(numberKey(each))))
  }
  const given = free.values()
  return carried.map(each => (each === '' ? (given.next().value ?? '') : each))
}

/** The records that rows become. @throws {CodedError} `invalid_input` at each row whose values do not fit. */
async function begunFrom(
  tx: TenantTransaction,
  { declaration, begins, described }: BeginningFrom,
  rows: readonly Row[],
  as: { readonly numbers: readonly string[]; readonly language: Asker['language'] },
): Promise<readonly Begun[]> {
  const problems = new Map<number, Problem>()
  const begun: Begun[] = []
  for (const [index, { values: row, at }] of rows.entries())
    try {
      const number = as.numbers[index] ?? ''
      const sent = { ...described.record(row, { number, language: as.language }), ...begins }
      begun.push({ values: await readValues(tx, declaration, sent, {}), line: described.line(row) })
    } catch (error) {
      const [problem] = error instanceof CodedError ? Object.values(error.details.fields ?? {}) : []
      if (!problem) throw error
      problems.set(at, problem)
    }
  refuseRows(described, problems)
  return begun
}

interface BeginningFrom {
  readonly declaration: CardDeclaration
  readonly begins: CardValues
  readonly described: Described
}

/** Links new records with the pictures of what they were described by, for those who may; the first one becomes the cover. */
async function takePictures(
  tx: TenantTransaction,
  actor: MuseumActor,
  { picture }: Described,
  rows: readonly Row[],
  records: readonly CardRecord[],
  writing: Omit<Writing, 'action'>,
): Promise<void> {
  const files = declarationOfId(attachedType)
  if (!picture || !files || !mayDo(writing.declaration, actor, 'link') || !mayDo(files, actor, 'read')) return
  const fileOf = (at: number) => String(valuesOf(rows[at]?.values[picture]).id ?? '')
  const wanted = records.map((_, at) => fileOf(at)).filter(id => id !== '')
  const there = new Set((await existingCards(tx, [attachedType], wanted)).map(({ id }) => id))
  for (const [at, record] of records.entries())
    if (there.has(fileOf(at)))
      await linkEach(
        tx,
        record,
        { kind: 'linkCards', type: files.type, itemIds: [fileOf(at)] },
        { ...writing, action: 'linked' },
      )
}

/**
 * Makes records of what a procedure describes in rows, with a line about each. The rows are gone then, so a second press finds none; whoever presses
 * at the same time waits, and finds none either.
 * @param wanted ids of the rows.
 * @throws {CodedError} `not_found`, also for types that describe nothing; `forbidden` for those who may not create records or edit the procedure;
 * `locked` while another person edits it; `conflict` where it is closed, or all of the rows have become records; `invalid_input` at each row whose
 * number something else has, or that cannot become a record.
 */
export const makeRecords = (
  { database, clock, renamed, effects }: ProceduresContext,
  { actor, language }: Asker,
  id: string,
  wanted: readonly string[],
): Promise<OutputOf<typeof endpoint>> =>
  database.inTenant(actor.tenantId, async tx => {
    const one = await procedureFor(tx, actor, 'edit', id)
    const { row, declaration: procedure } = one
    const { described } = procedure.lines
    if (!described) throw notFound()
    const beginning = { ...beginningIn(one, actor), described }
    await requireUnlocked(tx, id, actor.accountId)
    const { list } = described
    const all = rowsOf(row.document[list]).map((values, at): Row => ({ values, at }))
    const ids = new Set(wanted)
    const isWanted = ({ values }: Row) => ids.has(String(values.id))
    const rows = all.filter(isWanted)
    if (rows.length === 0) throw new CodedError('conflict', { text: 'procedures.errors.recordsMade' })
    // Held before numbers are looked up: nobody takes one in between.
    await holdRegister(tx)
    const numbers = await numbersFor(tx, one, beginning, rows)
    const begun = await begunFrom(tx, beginning, rows, { numbers, language })
    const by = doneBy(actor, clock())
    const records = await beginRecords(tx, one, beginning, begun, { by, renamed })
    const author = await authorBy(tx, by)
    const { declaration } = beginning
    await takePictures(tx, actor, described, rows, records, { declaration, author, renamed })
    const { [list]: _, ...others } = row.document
    const left = all.filter(each => !isWanted(each)).map(({ values }) => values)
    const count = records.length
    await writeProcedure(
      tx,
      procedure,
      { row, values: { ...others, ...(left.length > 0 && { [list]: left }) } },
      { kind: 'recordsMade', details: { count }, by, renamed },
    )
    const made = records.map(record => record.id)
    await effects.followLines(tx, id, made, author)
    return { ids: made }
  })
