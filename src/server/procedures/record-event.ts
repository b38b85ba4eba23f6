import { displayName } from '#model/display-name.ts'
import type { CardValues } from '#model/engine/define-card.ts'
import type { ProcedureDeclaration } from '#model/procedures/define-procedure.ts'
import { accountById } from '#server/access/index.ts'
import {
  type Author,
  announce,
  type Renamed,
  recordAllBeside,
  systemAuthor,
  writeCards,
} from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { publish } from '#server/platform/events/index.ts'
import type { DoneBy, Happened } from './store/events.ts'
import { type ProcedureRecord, procedureOf } from './store/procedures.ts'

/** Notifies open pages that a procedure has changed. */
export const announceChange = ({ db, tenantId }: TenantTransaction, id: string): Promise<void> =>
  publish(db, { name: 'procedure.changed', tenantId, data: { id } })

/** Returns the author for the history. An administrator signed in as someone else is the author, on behalf of that person. */
export async function authorBy(tx: TenantTransaction, by: DoneBy): Promise<Author> {
  const person = { accountId: by.accountId ?? systemAuthor.accountId, name: by.name }
  const impersonator =
    by.impersonatorId === undefined ? undefined : await accountById(tx.db, by.impersonatorId)
  return impersonator
    ? { accountId: impersonator.id, name: displayName(impersonator), onBehalfOf: person }
    : person
}

/** Adds events of one kind to the history of a locked procedure, without changing its fields, and notifies open pages. */
export async function recordEvents(
  tx: TenantTransaction,
  id: string,
  kind: string,
  details: readonly Readonly<Record<string, unknown>>[],
  by: DoneBy,
): Promise<void> {
  await recordAllBeside(tx, id, { action: kind, author: await authorBy(tx, by) }, details)
  await announceChange(tx, id)
}

/** Writes one event in the same way. */
export const recordEvent = (
  tx: TenantTransaction,
  id: string,
  { kind, details }: Happened,
  by: DoneBy,
): Promise<void> => recordEvents(tx, id, kind, [details ?? {}], by)

/** A procedure to be saved: its record (absent for a new one) and all its fields. */
export interface ProcedureWrite {
  readonly row?: ProcedureRecord
  readonly values: CardValues
}

/**
 * Saves a procedure with its events, and notifies open pages.
 * @returns its new state.
 * @throws {CodedError} `conflict` if it is closed and anything but its status would change.
 */
export async function writeProcedure(
  tx: TenantTransaction,
  declaration: ProcedureDeclaration,
  { row, values }: ProcedureWrite,
  { kind, details, by, renamed }: Happened & { readonly by: DoneBy; readonly renamed: Renamed },
): Promise<ProcedureRecord> {
  const author = await authorBy(tx, by)
  const [written] = await writeCards(tx, [{ ...(row && { record: row.record }), values }], {
    declaration,
    author,
    action: kind,
    renamed,
    details,
    names: true,
  })
  const now = procedureOf(written?.record)
  if (!now) throw new Error('A procedure that was written is there')
  await announce(tx, declaration, {
    ids: [now.id],
    what: row ? 'saved' : 'created',
    accountId: author.onBehalfOf?.accountId ?? author.accountId,
  })
  await announceChange(tx, now.id)
  return now
}
