import { auditGrades, auditMethods, auditResults } from '../procedures/inventory-audit/inventory-audit.ts'

type Names<Choices> = [keyof Choices & string, ...(keyof Choices & string)[]]

export type AuditResult = keyof typeof auditResults
export type AuditMethod = keyof typeof auditMethods
export type AuditGrade = keyof typeof auditGrades

export const resultNames = Object.keys(auditResults) as Names<typeof auditResults>
export const methodNames = Object.keys(auditMethods) as Names<typeof auditMethods>
export const gradeNames = Object.keys(auditGrades) as Names<typeof auditGrades>

/** One entry of the log of an audit, with what decides how an object stands. */
export interface Finding {
  readonly id: string
  /** Null: nobody knows which object it is. */
  readonly objectId: string | null
  readonly result: AuditResult
  readonly locationId: string | null
  /** When it counts as found, in ISO 8601. */
  readonly at: string
  /** The account of who found it. */
  readonly by: string
  /** The finding of the same person that it takes back. */
  readonly undoes: string | null
}
