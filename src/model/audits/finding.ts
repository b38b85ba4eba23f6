import type { FieldEntry } from '../field-work/entry.ts'
import { auditGrades, auditMethods, auditResults } from '../procedures/inventory-audit/inventory-audit.ts'

type Names<Choices> = [keyof Choices & string, ...(keyof Choices & string)[]]

export type AuditResult = keyof typeof auditResults
export type AuditMethod = keyof typeof auditMethods
export type AuditGrade = keyof typeof auditGrades

export const resultNames = Object.keys(auditResults) as Names<typeof auditResults>
export const methodNames = Object.keys(auditMethods) as Names<typeof auditMethods>
export const gradeNames = Object.keys(auditGrades) as Names<typeof auditGrades>

/** One entry of an audit's log, with the fields that decide an object's result. */
export interface Finding extends FieldEntry {
  readonly result: AuditResult
}
