import type { Procedure } from '#model/api/procedures/shapes.ts'

/** What a part of a procedure's page is given: the procedure, and how to say what an answer made of it. */
export interface ProcedurePartProps {
  readonly procedure: Procedure
  readonly put: (procedure: Procedure) => void
}
