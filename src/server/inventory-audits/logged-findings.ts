import type { AuditGrade, AuditMethod, AuditResult, Finding } from '#model/audits/finding.ts'
import { auditGrades, auditMethods, auditResults } from '#model/procedures/inventory-audit/inventory-audit.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { type FindingRecord, findingsOf } from './store/findings.ts'

/** A finding as the log has it. */
export interface LoggedFinding extends Finding {
  readonly number: string
  readonly method: AuditMethod | null
  readonly note: string
  readonly grade: AuditGrade | null
  readonly photoId: string | null
  readonly byName: string
  readonly receivedAt: string
}

const nameById = <Name extends string>(choices: Readonly<Record<Name, number>>) => {
  const names = new Map(Object.entries<number>(choices).map(([name, id]) => [id, name as Name]))
  return (id: number | null): Name | null => (id === null ? null : (names.get(id) ?? null))
}

const resultOf = nameById<AuditResult>(auditResults)
const methodOf = nameById<AuditMethod>(auditMethods)
const gradeOf = nameById<AuditGrade>(auditGrades)

/** A row of the log as all else reads it. */
export const asLogged = (row: FindingRecord): LoggedFinding => ({
  id: row.id,
  objectId: row.card_id,
  number: row.number,
  result: resultOf(row.result) ?? 'IN_PLACE',
  locationId: row.location_id,
  method: methodOf(row.method),
  note: row.note,
  grade: gradeOf(row.grade),
  at: row.at.toISOString(),
  receivedAt: row.received_at.toISOString(),
  by: row.account_id,
  byName: row.account_name,
  undoes: row.undoes,
  photoId: row.photo_id,
})

/** The log of an audit in the order in which it came in, or what of it gives the state of certain objects. */
export const loggedFindings = async (
  tx: TenantTransaction,
  id: string,
  about?: readonly string[],
): Promise<LoggedFinding[]> => (await findingsOf(tx, id, about ? { about } : {})).map(asLogged)
