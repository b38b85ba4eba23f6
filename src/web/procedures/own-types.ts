import { isAllowed } from '#model/permissions/access.ts'
import { procedureDeclarations } from '#model/procedures/declarations.ts'
import type { ProcedureDeclaration } from '#model/procedures/define-procedure.ts'
import { visitorOf } from '../platform/session/state.ts'
import { useSession } from '../platform/session/use-session.ts'

/** Permissions any of which lets a user start a procedure of some type. */
export const startPermissions = procedureDeclarations.flatMap(({ permissions }) => permissions.create)

/** Returns the procedure types whose procedures the user may start, or work on, in their order. */
function useTypesTo(action: 'create' | 'update'): readonly ProcedureDeclaration[] {
  const visitor = visitorOf(useSession())
  return procedureDeclarations.filter(
    ({ permissions }) => visitor.signedIn && isAllowed(visitor, { permissions: permissions[action] }),
  )
}

/** Returns the procedure types that the user may start. */
export const useStartableTypes = () => useTypesTo('create')

/** Returns the procedure types that the user may work on. */
export const useEditableTypes = () => useTypesTo('update')
