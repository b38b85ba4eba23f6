import { randomUUID } from 'node:crypto'
import type { CardValues } from '#model/engine/define-card.ts'
import { declaredValues, keepEarlier } from '#model/engine/earlier-values.ts'
import { fieldsOf } from '#model/engine/fields.ts'
import { keepMeasured } from '#model/engine/keep-measured.ts'
import { requireLogs } from '#model/engine/logs.ts'
import { readCard } from '#model/engine/parse-card.ts'
import { problemList } from '#model/engine/problem-list.ts'
import type { Sheet } from '#model/engine/sheet.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import { mapInTurns } from '#server/platform/in-turns.ts'
import { followAll } from '../access/follow-merges.ts'
import { checkAllRefs } from './check-refs.ts'

/** An id for a new row: short, and never met again in its list. The end of a random UUID: the quickest chance there is. */
export const newRowId = (): string => randomUUID().slice(-12)

/** Values sent for a sheet. */
export interface SentValues {
  readonly sent: CardValues
  /** Current values: existing references are not checked again, values without a field are kept, and logs are only added to. */
  readonly before: CardValues
}

/**
 * Validates the values sent for several records or other sheets of a kind.
 * References to a merged record are replaced by the record it was merged into.
 * @throws {CodedError} `invalid_input` with all invalid fields of the first sheet that has any.
 */
export async function readAllValues(
  tx: TenantTransaction,
  declaration: Sheet,
  sheets: readonly SentValues[],
): Promise<readonly CardValues[]> {
  const fields = fieldsOf(declaration)
  const read = await mapInTurns(sheets, ({ sent, before }) => {
    const { problems, found } = problemList()
    const known = keepMeasured(declaration, declaredValues(fields, sent, before), before)
    const { values, problems: later } = readCard(declaration, known, problems, newRowId)
    requireLogs(declaration, before, values, later)
    return { values, before, problems: later, found }
  })
  const all = await followAll(
    tx,
    declaration,
    read.map(({ values }) => values),
  )
  const followed = read.map((each, at) => ({ ...each, values: all[at] ?? each.values }))
  await checkAllRefs(tx, declaration, followed)
  const wrong = followed.find(({ found }) => found.size > 0)
  if (wrong) throw new CodedError('invalid_input', { fields: Object.fromEntries(wrong.found) })
  return followed.map(({ values, before }) => keepEarlier(fields, values, before))
}

/**
 * Validates the values sent for a record or another sheet, as `readAllValues` does.
 * @throws {CodedError} `invalid_input` with all invalid fields.
 */
export async function readValues(
  tx: TenantTransaction,
  declaration: Sheet,
  sent: CardValues,
  before: CardValues,
): Promise<CardValues> {
  const [values = sent] = await readAllValues(tx, declaration, [{ sent, before }])
  return values
}

/** Returns the keys of a sheet whose values have one of these problems. */
const keysOf = (places: Iterable<string>): ReadonlySet<string> =>
  new Set([...places].map(place => place.split('.')[0] ?? ''))

const without = (values: CardValues, keys: ReadonlySet<string>): CardValues =>
  Object.fromEntries(Object.entries(values).filter(([key]) => !keys.has(key)))

/** Reads values of a new sheet, whatever they refer to; those with a problem are left out, until there is none. */
export function fittingShape(declaration: Sheet, given: CardValues): CardValues {
  const { problems, found } = problemList()
  const { values } = readCard(declaration, given, problems, newRowId)
  const fitting = without(given, keysOf(found.keys()))
  const isDone = Object.keys(fitting).length === Object.keys(given).length
  return isDone ? values : fittingShape(declaration, fitting)
}

/**
 * Reads the values of new sheets of a kind that another record gives. They are validated like any other, and the fields whose values do not
 * fit are left out; as are those that only the product writes, unless it wrote them elsewhere (`measured`). What they refer to may be in the trash
 * where it was so elsewhere (`binned`).
 */
export async function fittingValues(
  tx: TenantTransaction,
  declaration: Sheet,
  given: readonly CardValues[],
  { measured = false, binned = false } = {},
): Promise<readonly CardValues[]> {
  const read = given.map(values =>
    fittingShape(declaration, measured ? values : keepMeasured(declaration, values, {})),
  )
  const sheets = (await followAll(tx, declaration, read)).map(values => ({ values, ...problemList() }))
  await checkAllRefs(tx, declaration, sheets, { binned })
  return sheets.map(({ values, found }) =>
    found.size === 0 ? values : fittingShape(declaration, without(values, keysOf(found.keys()))),
  )
}
