import type { ProcedureObject } from '#model/api/procedures/objects.ts'
import type { CardValues } from '#model/engine/define-card.ts'
import { readValues } from '#server/cards/index.ts'
import { type Asker, doneBy } from '../acting.ts'
import { procedureFor } from '../permitted.ts'
import type { ProceduresContext } from '../procedures-context.ts'
import { authorBy, recordEvent } from '../record-event.ts'
import { objectPage } from '../store/objects.ts'
import { beginningIn, beginRecords } from './begin-records.ts'
import { presentObjects } from './present-objects.ts'

/**
 * Creates the record of something that comes with a procedure, with the values that the procedure's type gives it, and adds a line about it.
 * @throws {CodedError} `not_found`, also for types that begin no records; `forbidden` for those who may not create them or edit the procedure;
 * `conflict` where it is closed; `invalid_input` with every wrong field.
 */
export const beginObject = (
  { database, clock, renamed, effects }: ProceduresContext,
  asker: Asker,
  id: string,
  sent: CardValues,
): Promise<ProcedureObject> =>
  database.inTenant(asker.actor.tenantId, async tx => {
    const { actor } = asker
    const one = await procedureFor(tx, actor, 'edit', id)
    const beginning = beginningIn(one, actor)
    const values = await readValues(tx, beginning.declaration, { ...sent, ...beginning.begins }, {})
    const by = doneBy(actor, clock())
    const ids = (await beginRecords(tx, one, beginning, [{ values }], { by, renamed })).map(made => made.id)
    await recordEvent(tx, id, { kind: 'objectsAdded', details: { count: 1 } }, by)
    await effects.followLines(tx, id, ids, await authorBy(tx, by))
    const [object] = await presentObjects(tx, asker, one, await objectPage(tx, id, { ids, page: 0, size: 1 }))
    if (!object) throw new Error('a new record has no line')
    return object
  })
