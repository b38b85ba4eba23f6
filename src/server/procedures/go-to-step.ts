import { standingAt } from '#model/engine/aspects/steps.ts'
import type { CardValues } from '#model/engine/define-card.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { keepReport } from './keep-report.ts'
import type { Found } from './permitted.ts'
import type { ProceduresContext } from './procedures-context.ts'
import { authorBy, writeProcedure } from './record-event.ts'
import type { DoneBy } from './store/events.ts'

export interface Gone {
  readonly step: string
  readonly by: DoneBy
  /** Details besides the steps. */
  readonly details?: Readonly<Record<string, unknown>>
  /** New values, where the product writes into the procedure itself. */
  readonly values?: CardValues
}

/** Has a procedure that is held go to a step, as what a module of its type did makes it: a list was frozen, an audit signed off. */
export const goToStep =
  ({ effects, reminders, renamed }: Pick<ProceduresContext, 'effects' | 'reminders' | 'renamed'>) =>
  async (
    tx: TenantTransaction,
    { row, declaration }: Found,
    { step, by, details = {}, values }: Gone,
  ): Promise<void> => {
    const moved = { from: row.step, to: step, unmet: [], ...details }
    const written = await writeProcedure(
      tx,
      declaration,
      { row, values: { ...(values ?? row.document), ...standingAt(declaration, step) } },
      { kind: 'moved', details: moved, by, renamed },
    )
    await keepReport(tx, { row: written, declaration }, by)
    await effects.follow(tx, row.id, await authorBy(tx, by))
    await reminders.again(tx, row.id)
  }
