import type { Procedure } from '#model/api/procedures/shapes.ts'

/** What the parts of a procedure's page are given. */
export interface ProcedurePartProps {
  readonly procedure: Procedure
  /** Shows what an answer says of it. */
  readonly put: (procedure: Procedure) => void
}
