import type { ProcedureDeclaration } from '#model/procedures/define-procedure.ts'
import { valueAt } from './decision-of.ts'

/** Whether a procedure says on which days it takes its objects: before, nothing can be said of where they are then. */
export const isDated = (
  { workflow: { takesObjects } }: ProcedureDeclaration,
  values: Readonly<Record<string, unknown>>,
): boolean =>
  takesObjects !== undefined &&
  [takesObjects.from, takesObjects.until].every(path => typeof valueAt(values, path) === 'string')
