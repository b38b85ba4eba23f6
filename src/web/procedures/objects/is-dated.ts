import { valueAt } from '#model/engine/values.ts'
import type { ProcedureDeclaration } from '#model/procedures/define-procedure.ts'

/** Returns true for a procedure with dates for its objects: without them, conflicts cannot be detected. */
export const isDated = (
  { workflow: { takesObjects } }: ProcedureDeclaration,
  values: Readonly<Record<string, unknown>>,
): boolean =>
  takesObjects !== undefined &&
  [takesObjects.from, takesObjects.until].every(path => typeof valueAt(values, path) === 'string')
