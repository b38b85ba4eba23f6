import { procedureDeclarations } from '#model/procedures/declarations.ts'

/** Permissions any of which lets a user start a procedure of some type. */
export const startPermissions = procedureDeclarations.flatMap(({ permissions }) => permissions.create)
