import type { CardValues } from '#model/engine/define-card.ts'
import type { Fields } from '#model/kinds/field.ts'
import { procedureNamed } from '#model/procedures/declarations.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import { authorBy, recordEvent } from '../record-event.ts'
import { type Settling, settle } from '../settle.ts'
import type { DoneBy } from '../store/events.ts'
import { objectPage, updateObject } from '../store/objects.ts'
import { procedureToChange } from '../store/procedures.ts'

export interface Checked {
  readonly procedureId: string
  readonly objectId: string
  /** The finding, and the fields it is written in. */
  readonly fields: Fields
  readonly values: CardValues
  /** Number of the report that says so. */
  readonly number: string
  readonly by: DoneBy
  readonly settling: Settling
}

/**
 * Marks an object of a procedure as checked, and writes into its line what was found: those fields that the line shares with the finding. An object
 * that was removed from the procedure in the meantime is left alone, as is a procedure in the bin.
 * @param type of the procedure, as the API calls it.
 * @throws {CodedError} `conflict` where the procedure is closed.
 */
export async function checkObject(
  tx: TenantTransaction,
  type: string,
  { procedureId, objectId, fields, values, number, by, settling }: Checked,
): Promise<void> {
  const declaration = procedureNamed(type)
  const procedure = await procedureToChange(tx, [type], procedureId)
  if (!declaration || !procedure || procedure.deleted_at) return
  const [object] = await objectPage(tx, procedureId, { ids: [objectId], page: 0, size: 1 })
  if (!object) return
  if (procedure.status === 'CLOSED') throw new CodedError('conflict', { text: 'procedures.errors.closed' })
  const shared = new Set(
    Object.keys(declaration.lines.fields).filter(key => declaration.lines.fields[key] === fields[key]),
  )
  const kept = Object.entries(object.document).filter(([key]) => !shared.has(key))
  const found = Object.entries(values).filter(([key]) => shared.has(key))
  await updateObject(
    tx,
    procedureId,
    { cardId: objectId, version: object.version },
    {
      document: Object.fromEntries([...kept, ...found]),
      checkedAt: by.at,
      checkedBy: by.accountId,
    },
  )
  await recordEvent(tx, procedureId, { kind: 'reported', details: { number } }, by)
  const were = new Map([[objectId, object.document]])
  await settling.effects.followLines(tx, procedureId, [objectId], await authorBy(tx, by), were)
  await settle(tx, settling, { row: procedure, declaration }, by)
}

/**
 * An object of a procedure is to be checked again: its finding no longer holds. What was written in its line stays; a procedure that is closed or in
 * the bin is left alone.
 * @param type of the procedure, as the API calls it.
 */
export async function uncheckObject(
  tx: TenantTransaction,
  type: string,
  {
    procedureId,
    objectId,
    number,
    reason,
    by,
  }: Omit<Checked, 'fields' | 'values' | 'settling'> & { readonly reason: string },
): Promise<void> {
  const procedure = await procedureToChange(tx, [type], procedureId)
  if (!procedure || procedure.deleted_at || procedure.status === 'CLOSED') return
  const [object] = await objectPage(tx, procedureId, { ids: [objectId], page: 0, size: 1 })
  if (!object) return
  const there = { cardId: objectId, version: object.version }
  await updateObject(tx, procedureId, there, { checkedAt: null, checkedBy: null })
  await recordEvent(tx, procedureId, { kind: 'reportAnnulled', details: { number, reason } }, by)
}
