import type { ProcedureEvent } from '#model/api/procedures/procedures.ts'
import type { Change } from '#model/engine/diff.ts'
import type { ProcedureDeclaration } from '#model/procedures/define-procedure.ts'
import { eventSheet } from '#model/procedures/sheets.ts'
import { namedChanges, type Reader, seenDetails } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { DoneBy, EventRecord } from './store/events.ts'

/** The author of an event: a member, a person outside with a portal, or the product itself. */
const whoDid = ({ accountId, name }: Pick<DoneBy, 'accountId' | 'name'>): ProcedureEvent['who'] =>
  accountId !== null ? 'member' : name === '' ? 'house' : 'outside'

/** Returns an event as the person may read it: values of fields with the names of what they refer to. */
export async function presentEvents(
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
    const presented = await namedChanges(tx, eventSheet(declaration, kind), changes, reader)
    for (const [index, { id }] of alike.entries()) named.set(id, presented[index] ?? [])
  }
  return rows.map(({ id, kind, account_id: accountId, account_name: name, at, details }) => ({
    id,
    kind,
    by: name,
    who: whoDid({ accountId, name }),
    at: at.toISOString(),
    details: {
      ...seenDetails(reader.actor, declaration, details),
      ...(named.has(id) && { changes: named.get(id) }),
    },
  }))
}
