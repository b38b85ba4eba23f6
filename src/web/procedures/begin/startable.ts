import { procedureDeclarations } from '#model/procedures/declarations.ts'

/** One of these lets somebody begin a procedure of some type. */
export const startPermissions = procedureDeclarations.flatMap(({ permissions }) => permissions.create)
