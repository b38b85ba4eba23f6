import './tables.ts'
import { checkProcedures } from '#model/procedures/check-procedures.ts'
import { procedureDeclarations } from '#model/procedures/declarations.ts'
import type { Route } from '#server/platform/http/index.ts'
import type { TextBook } from '#server/platform/i18n/texts.ts'
import { attachmentRoutes } from './attachments/routes.ts'
import { loanOutRoutes } from './loan-out/routes.ts'
import { objectRoutes } from './objects/routes.ts'
import type { ProceduresContext } from './procedures-context.ts'
import { publicRoomRoutes } from './room/public-routes.ts'
import { roomRoutes } from './room/room-routes.ts'
import type { RoomsContext } from './room/rooms-context.ts'
import { procedureRoutes } from './routes.ts'

export { checkObject } from './objects/check-object.ts'
export { type Found as FoundProcedure, may as mayDoProcedure, procedureToRead } from './permitted.ts'
export { objectIds, objectPage } from './store/objects.ts'
export { membersOf, takeCount } from './store/procedures.ts'

/**
 * What museums do with their objects: audits, loans, condition checks. Everything is derived from their declarations.
 * @throws {DeclarationError} when one of them is wrong.
 */
export function createProcedures({
  texts,
  ...context
}: ProceduresContext & { readonly texts: TextBook }): readonly Route[] {
  checkProcedures(procedureDeclarations, {
    hasLabel: (language, type, key) => texts.has(language, `${type}.${key}`),
  })
  return [
    ...procedureRoutes(context),
    ...objectRoutes(context),
    ...attachmentRoutes(context),
    ...loanOutRoutes(context),
  ]
}

/** Rooms of procedures, for people outside the museum. */
export const procedureRooms = (context: RoomsContext): readonly Route[] => [
  ...roomRoutes(context),
  ...publicRoomRoutes(context),
]
