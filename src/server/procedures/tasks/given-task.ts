import type { WrittenTask } from '#model/api/procedures/tasks.ts'
import type { ProcedureDeclaration } from '#model/procedures/define-procedure.ts'
import { dueAnchors } from '#model/procedures/tasks.ts'
import type { Problem } from '#model/validation/validators.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import { museumMembers } from '../store/people.ts'
import type { StoredTask } from '../tables.ts'

/** A task as it was given, whose parts belong together. */
export type CheckedTask = Omit<StoredTask, 'id'>

/**
 * Checks tasks of a type: a member has to be one of the museum's, and days are counted from something that the type has.
 * @param at the path of each in the call.
 * @throws {CodedError} `invalid_input` with every wrong field.
 */
export async function checkTasks(
  tx: TenantTransaction,
  declaration: ProcedureDeclaration,
  tasks: readonly WrittenTask[],
  at: (index: number) => string,
): Promise<readonly CheckedTask[]> {
  const known = new Set((await museumMembers(tx)).map(({ id }) => id))
  const anchors = new Map(dueAnchors(declaration).map(anchor => [anchor.from, anchor]))
  const fields: Record<string, Problem> = {}
  const read = tasks.map(({ words, responsible, accountId = null, due }, index): CheckedTask => {
    if (responsible === 'MEMBER' && !known.has(accountId ?? ''))
      fields[`${at(index)}accountId`] = { key: accountId === null ? 'required' : 'choice' }
    const anchor = due && anchors.get(due.from)
    if (due && !anchor) fields[`${at(index)}due.from`] = { key: 'choice' }
    else if (due && due.days < 0 && anchor?.kind !== 'date')
      fields[`${at(index)}due.days`] = { key: 'min', params: { min: 0 } }
    return { words, responsible, accountId: responsible === 'MEMBER' ? accountId : null, due }
  })
  if (Object.keys(fields).length > 0) throw new CodedError('invalid_input', { fields })
  return read
}
