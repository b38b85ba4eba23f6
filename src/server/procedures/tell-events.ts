import type { ProcedureEvent } from '#model/api/procedures/procedures.ts'
import { attachedType, cardTypes } from '#model/cards/card-types.ts'
import type { Change } from '#model/engine/diff.ts'
import type { Holder } from '#model/permissions/access.ts'
import type { ProcedureDeclaration } from '#model/procedures/define-procedure.ts'
import { eventSheet } from '#model/procedures/sheets.ts'
import { mayOpen, namedChanges, type Reader } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { DoneBy, EventRecord } from './store/events.ts'

/** Who did something: somebody of the museum, somebody outside to whom it opened a room, or the house by itself. */
const whoDid = ({ accountId, name }: Pick<DoneBy, 'accountId' | 'name'>): ProcedureEvent['who'] =>
  accountId !== null ? 'member' : name === '' ? 'house' : 'outside'

/** What an event keeps of records that the reader may not open is left out: an object's number, the names of files. */
const seenDetails = (holder: Holder, details: EventRecord['details']): EventRecord['details'] => {
  const { number, objects, ...others } = details
  const { name, note, ...rest } = others
  const seen = mayOpen(holder, attachedType) || details.fileId === undefined ? others : rest
  return mayOpen(holder, cardTypes.object)
    ? { ...seen, ...(number !== undefined && { number }), ...(objects !== undefined && { objects }) }
    : seen
}

/** What happened as whoever asks reads it: values of fields with the names of what they refer to. */
export async function tellEvents(
  tx: TenantTransaction,
  reader: Reader,
  declaration: ProcedureDeclaration,
  rows: readonly EventRecord[],
): Promise<ProcedureEvent[]> {
  const named = new Map<string, readonly Change[]>()
  for (const [kind, alike] of Map.groupBy(
    rows.filter(({ details }) => details.changes !== undefined),
    row => row.kind,
  )) {
    const changes = alike.map(({ details }) => details.changes as readonly Change[])
    const told = await namedChanges(tx, eventSheet(declaration, kind), changes, reader)
    for (const [index, { id }] of alike.entries()) named.set(id, told[index] ?? [])
  }
  return rows.map(({ id, kind, account_id: accountId, account_name: name, at, details }) => ({
    id,
    kind,
    by: name,
    who: whoDid({ accountId, name }),
    at: at.toISOString(),
    details: { ...seenDetails(reader.actor, details), ...(named.has(id) && { changes: named.get(id) }) },
  }))
}
