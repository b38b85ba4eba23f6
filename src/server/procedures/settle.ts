import { movesFrom, standingAt } from '#model/engine/aspects/steps.ts'
import type { ProcedureDeclaration } from '#model/procedures/define-procedure.ts'
import { lineCounts, stateOf } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { Found } from './permitted.ts'
import type { ProceduresContext } from './procedures-context.ts'
import { authorBy, writeProcedure } from './record-event.ts'
import type { DoneBy } from './store/events.ts'
import { unsettledObjects } from './store/unsettled-objects.ts'

/** Returns true when all objects that were not refused are in their final state. */
async function isSettled(
  tx: TenantTransaction,
  id: string,
  { workflow: { settles }, lines: { decision } }: ProcedureDeclaration,
): Promise<boolean> {
  if (!settles) return false
  const { total, unsettled } = await unsettledObjects(tx, id, { ...settles, refused: decision?.refused })
  return total > 0 && unsettled === 0
}

/** Services needed to go on by itself. */
export type Settling = Pick<ProceduresContext, 'effects' | 'reminders' | 'renamed'>

/**
 * Goes on by itself when the last object is back, if nothing speaks against it; after changes of its objects. The way is kept like any other, and
 * marked as what nobody asked for. Closing stays with people.
 */
export async function settle(
  tx: TenantTransaction,
  { effects, reminders, renamed }: Settling,
  { row, declaration }: Found,
  by: DoneBy,
): Promise<void> {
  const { settles } = declaration.workflow
  if (!settles || row.status === 'CLOSED' || !(await isSettled(tx, row.id, declaration))) return
  const counts = await lineCounts(tx, [row.id])
  const move = movesFrom(declaration, row.step, stateOf(declaration, row.document, counts(row.id))).find(
    ({ step }) => step === settles.step,
  )
  if (!move || move.unmet.length > 0) return
  const details = { from: row.step, to: move.step, unmet: [], byItself: true }
  await writeProcedure(
    tx,
    declaration,
    { row, values: { ...row.document, ...standingAt(declaration, move.step) } },
    { kind: 'moved', details, by, renamed },
  )
  await effects.follow(tx, row.id, await authorBy(tx, by))
  await reminders.again(tx, row.id)
}
