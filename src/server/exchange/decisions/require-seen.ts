import { mostUnseenNew } from '#model/exchange/decisions.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import { HopelessError } from '#server/platform/jobs/index.ts'
import type { Operations } from '#server/platform/operations/index.ts'
import type { ImportRecord } from '../store/imports.ts'
import { countUnseenNew } from '../store/names.ts'

type Asked = Pick<ImportRecord, 'id' | 'new_confirmed'>

/**
 * A load that would make many terms or records from names waits until somebody has looked at them: decided them, or confirmed their
 * number.
 * @throws {CodedError} `invalid_input`
 */
export async function requireSeen(tx: TenantTransaction, record: Asked): Promise<void> {
  const count = await countUnseenNew(tx, record.id)
  if (count > Math.max(mostUnseenNew, record.new_confirmed))
    throw new CodedError('invalid_input', { text: 'import.values.lookFirst', params: { count } })
}

/** The same for a load that was not checked, once it comes to that: it fails before it makes more. @throws {HopelessError} */
export async function failOnTooManyNew(tx: TenantTransaction, { id, new_confirmed }: Asked): Promise<void> {
  const allowed = Math.max(mostUnseenNew, new_confirmed)
  if ((await countUnseenNew(tx, id, allowed + 1)) > allowed) throw new HopelessError('invalid_input')
}

/** Returns true when a check has gone through all rows: what the load makes is known. */
export async function isChecked(
  operations: Operations,
  tx: TenantTransaction,
  { check_id }: Pick<ImportRecord, 'check_id'>,
): Promise<boolean> {
  const check = check_id === null ? undefined : (await operations.readIn(tx, [check_id])).get(check_id)
  return check?.state === 'DONE' && !check.stopRequested
}
