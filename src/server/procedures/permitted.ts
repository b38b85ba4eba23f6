import { type Holder, isAllowed } from '#model/permissions/access.ts'
import { procedureDeclarations, procedureNamed } from '#model/procedures/declarations.ts'
import {
  type ProcedureAction,
  type ProcedureDeclaration,
  permissionsTo,
} from '#model/procedures/define-procedure.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { forbidden, notFound } from '#server/platform/errors.ts'
import type { MuseumActor } from '#server/platform/http/index.ts'
import { type ProcedureRecord, procedureById, procedureToChange } from './store/procedures.ts'

export const may = (actor: Holder, declaration: ProcedureDeclaration, action: ProcedureAction) =>
  isAllowed(actor, { permissions: permissionsTo(declaration, action) })

/** Names of the types to whose procedures someone may do something, and which they may read. */
export const typesFor = (actor: Holder, action: ProcedureAction): readonly string[] =>
  procedureDeclarations
    .filter(each => may(actor, each, 'read') && may(actor, each, action))
    .map(({ name }) => name)

/** Names of the types whose procedures someone may read. */
export const readableTypes = (actor: Holder): readonly string[] => typesFor(actor, 'read')

/** A procedure with its declaration. */
export interface Found {
  readonly row: ProcedureRecord
  readonly declaration: ProcedureDeclaration
}

const found = (row: ProcedureRecord | undefined): Found => {
  const declaration = row && procedureNamed(row.type)
  if (!row || !declaration) throw notFound()
  return { row, declaration }
}

/** A procedure to be looked at. @throws {CodedError} `not_found`, also for one whose type one may not read. */
export const procedureToRead = async (tx: TenantTransaction, actor: Holder, id: string): Promise<Found> =>
  found(await procedureById(tx, readableTypes(actor), id))

/**
 * A procedure that is held to be changed.
 * @throws {CodedError} `not_found`, also for one whose type one may not read or that is in the bin; `forbidden`.
 */
export async function procedureFor(
  tx: TenantTransaction,
  actor: MuseumActor,
  action: ProcedureAction,
  id: string,
  where: 'there' | 'binned' = 'there',
): Promise<Found> {
  const one = found(await procedureToChange(tx, readableTypes(actor), id))
  if ((one.row.deleted_at !== null) !== (where === 'binned')) throw notFound()
  if (!may(actor, one.declaration, action)) throw forbidden()
  return one
}
