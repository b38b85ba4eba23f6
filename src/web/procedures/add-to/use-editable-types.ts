import { isAllowed } from '#model/permissions/access.ts'
import { procedureDeclarations } from '#model/procedures/declarations.ts'
import { visitorOf } from '../../platform/session/state.ts'
import { useSession } from '../../platform/session/use-session.ts'

/** Permissions any of which lets a user add objects to procedures of some type. */
export const editPermissions = procedureDeclarations.flatMap(({ permissions }) => permissions.update)

/** The types of procedures that the person may work on, as the API names them. */
export function useEditableTypes(): ReadonlySet<string> {
  const visitor = visitorOf(useSession())
  return new Set(
    procedureDeclarations
      .filter(
        ({ permissions }) => visitor.signedIn && isAllowed(visitor, { permissions: permissions.update }),
      )
      .map(({ name }) => name),
  )
}
