import type { Procedure } from '#model/api/procedures/shapes.ts'

/** Files of a procedure, by what they are for. */
export function ProcedureAttachments({ procedure }: { readonly procedure: Procedure }) {
  return <section data-procedure={procedure.id} />
}
