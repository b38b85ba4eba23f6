import type { Procedure } from '#model/api/procedures/shapes.ts'

/** The objects of a procedure. */
export function ProcedureObjects({ procedure }: { readonly procedure: Procedure }) {
  return <section data-procedure={procedure.id} />
}
