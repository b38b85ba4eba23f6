import type { Procedure } from '#model/api/procedures/shapes.ts'

/** Properties of a part of a procedure's page: the procedure, and a callback for its new state. */
export interface ProcedurePartProps {
  readonly procedure: Procedure
  readonly put: (procedure: Procedure) => void
}
