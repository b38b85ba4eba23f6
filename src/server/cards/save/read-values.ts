import { randomUUID } from 'node:crypto'
import type { CardValues } from '#model/engine/define-card.ts'
import { declaredValues, keepEarlier } from '#model/engine/earlier-values.ts'
import { fieldsOf } from '#model/engine/fields.ts'
import { keepMeasured } from '#model/engine/keep-measured.ts'
import { readCard } from '#model/engine/parse-card.ts'
import { problemList } from '#model/engine/problem-list.ts'
import type { Sheet } from '#model/engine/sheet.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import { followMerges } from '../access/follow-merges.ts'
import { checkRefs } from './check-refs.ts'

/** An id for a new row: short, and never met again in its list. The end of a random UUID: the quickest chance there is. */
export const newRowId = (): string => randomUUID().slice(-12)

/**
 * Validates the values sent for a record or another sheet.
 * References to a merged record are replaced by the record it was merged into.
 * @param before current values: existing references are not checked again, values without a field are kept.
 * @throws {CodedError} `invalid_input` with all invalid fields.
 */
export async function readValues(
  tx: TenantTransaction,
  declaration: Sheet,
  sent: CardValues,
  before: CardValues,
): Promise<CardValues> {
  const { problems, found } = problemList()
  const fields = fieldsOf(declaration)
  const known = keepMeasured(declaration, declaredValues(fields, sent, before), before)
  const { values: read, problems: later } = readCard(declaration, known, problems, newRowId)
  const values = await followMerges(tx, declaration, read)
  await checkRefs(tx, declaration, values, before, later)
  if (found.size > 0) throw new CodedError('invalid_input', { fields: Object.fromEntries(found) })
  return keepEarlier(fields, values, before)
}
