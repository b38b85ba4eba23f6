import { isAllowed } from '#model/permissions/access.ts'
import { procedureDeclarations } from '#model/procedures/declarations.ts'
import type { ProcedureDeclaration } from '#model/procedures/define-procedure.ts'
import { visitorOf } from '../../platform/session/state.ts'
import { useSession } from '../../platform/session/use-session.ts'

/** Permissions any of which lets a user start a procedure of some type. */
export const startPermissions = procedureDeclarations.flatMap(({ permissions }) => permissions.create)

/** Returns the procedure types that the user may start, in their order. */
export function useStartableTypes(): readonly ProcedureDeclaration[] {
  const visitor = visitorOf(useSession())
  return procedureDeclarations.filter(
    ({ permissions }) => visitor.signedIn && isAllowed(visitor, { permissions: permissions.create }),
  )
}
