import { procedureDeclarations } from '#model/procedures/declarations.ts'
import type { ProcedureDeclaration } from '#model/procedures/define-procedure.ts'
import type { CardType } from '#model/record-types.ts'
import { useEditableTypes, useStartableTypes } from '../own-types.ts'

const isAbout = (type: CardType) => (declaration: ProcedureDeclaration) => declaration.lines.of.includes(type)

/** Permissions any of which lets a user begin a procedure about records of a type, or add them to one. */
export const permissionsAbout = (type: CardType) =>
  procedureDeclarations
    .filter(isAbout(type))
    .flatMap(({ permissions }) => [...permissions.create, ...permissions.update])

/** Returns the procedure types about records of a type that the user may begin, and those that they may add to. */
export function useProceduresAbout(type: CardType) {
  return {
    startable: useStartableTypes().filter(isAbout(type)),
    editable: useEditableTypes().filter(isAbout(type)),
  }
}
