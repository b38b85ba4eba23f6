import type { ProcedureEvent } from '#model/api/procedures/procedures.ts'
import type { Change } from '#model/engine/diff.ts'
import type { Language } from '#model/languages.ts'
import type { ProcedureDeclaration } from '#model/procedures/define-procedure.ts'
import { writtenSheet } from '#model/procedures/written-sheet.ts'
import { namedChanges } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { DoneBy, EventRecord } from './store/events.ts'

/** Who did something: somebody of the museum, somebody outside to whom it opened a room, or the house by itself. */
const whoDid = ({ accountId, name }: Pick<DoneBy, 'accountId' | 'name'>): ProcedureEvent['who'] =>
  accountId !== null ? 'member' : name === '' ? 'house' : 'outside'

/** What happened as whoever asks reads it: values of fields with the names of what they refer to. */
export async function tellEvents(
  tx: TenantTransaction,
  language: Language,
  declaration: ProcedureDeclaration,
  rows: readonly EventRecord[],
): Promise<ProcedureEvent[]> {
  const changes = rows.map(({ details }) => (details.changes ?? []) as readonly Change[])
  const named = await namedChanges(tx, writtenSheet(declaration), changes, language)
  return rows.map(({ id, kind, account_id: accountId, account_name: name, at, details }, index) => ({
    id,
    kind,
    by: name,
    who: whoDid({ accountId, name }),
    at: at.toISOString(),
    details: { ...details, ...(details.changes !== undefined && { changes: named[index] }) },
  }))
}
