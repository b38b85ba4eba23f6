import { announce, binCard, unbinCard } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { MuseumActor } from '#server/platform/http/index.ts'
import { doneBy } from './acting.ts'
import { procedureFor } from './permitted.ts'
import type { ProceduresContext } from './procedures-context.ts'
import { announceChange, authorBy } from './record-event.ts'

type Context = Pick<ProceduresContext, 'clock' | 'effects' | 'reminders' | 'renamed'>

/** Puts a procedure into the bin, or takes it out. @throws {CodedError} `not_found`; `forbidden`; `locked` while someone else edits it. */
async function move(
  tx: TenantTransaction,
  { clock, effects, reminders, renamed }: Context,
  actor: MuseumActor,
  id: string,
  where: 'there' | 'binned',
): Promise<void> {
  const { row, declaration } = await procedureFor(tx, actor, 'delete', id, where)
  const author = await authorBy(tx, doneBy(actor, clock()))
  const action = where === 'there' ? 'deleted' : 'restored'
  const work = where === 'there' ? binCard : unbinCard
  await work(tx, row.record, { declaration, author, action, renamed })
  await announce(tx, declaration, { ids: [row.id], what: action, accountId: actor.accountId })
  await announceChange(tx, row.id)
  await effects.follow(tx, row.id, author)
  await reminders.again(tx, row.id)
}

/** Puts a procedure into the bin. @throws {CodedError} `not_found`; `forbidden`; `locked`. */
export const binProcedure = (tx: TenantTransaction, context: Context, actor: MuseumActor, id: string) =>
  move(tx, context, actor, id, 'there')

/** Brings a procedure back from the bin. @throws {CodedError} `not_found`; `forbidden`. */
export const restoreProcedure = (tx: TenantTransaction, context: Context, actor: MuseumActor, id: string) =>
  move(tx, context, actor, id, 'binned')
