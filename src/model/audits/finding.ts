import { auditGrades, auditMethods, auditResults } from '../procedures/inventory-audit/inventory-audit.ts'

type Names<Choices> = [keyof Choices & string, ...(keyof Choices & string)[]]

export type AuditResult = keyof typeof auditResults
export type AuditMethod = keyof typeof auditMethods
export type AuditGrade = keyof typeof auditGrades

export const resultNames = Object.keys(auditResults) as Names<typeof auditResults>
export const methodNames = Object.keys(auditMethods) as Names<typeof auditMethods>
export const gradeNames = Object.keys(auditGrades) as Names<typeof auditGrades>

/** One entry of an audit's log, with the fields that decide an object's result. */
export interface Finding {
  readonly id: string
  /** Null for an unknown object. */
  readonly objectId: string | null
  readonly result: AuditResult
  readonly locationId: string | null
  /** Time that counts for it, in ISO 8601. */
  readonly at: string
  /** Account of its author. */
  readonly by: string
  /** An earlier finding of the same person that it withdraws. */
  readonly undoes: string | null
}
