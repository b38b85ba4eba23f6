import type { ProcedureObject } from '#model/api/procedures/objects.ts'
import { recordsOfLines, typesOfLines } from '#model/cards/records-of-lines.ts'
import type { CardValues } from '#model/engine/define-card.ts'
import { announce, mayDo, readValues, writeCards } from '#server/cards/index.ts'
import { forbidden, notFound } from '#server/platform/errors.ts'
import { type Asker, doneBy } from '../acting.ts'
import { refuseClosed } from '../change-procedure.ts'
import { procedureFor } from '../permitted.ts'
import type { ProceduresContext } from '../procedures-context.ts'
import { authorBy, recordEvent } from '../record-event.ts'
import { insertObjects, objectPage } from '../store/objects.ts'
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
    const { lines } = one.declaration
    if (!lines.begins) throw notFound()
    const declaration = recordsOfLines(lines)
    if (!mayDo(declaration, actor, 'create')) throw forbidden()
    refuseClosed(one)
    const by = doneBy(actor, clock())
    const author = await authorBy(tx, by)
    const values = await readValues(tx, declaration, { ...sent, ...lines.begins }, {})
    const [made] = await writeCards(tx, [{ values }], { declaration, author, action: 'created', renamed })
    if (!made) throw new Error('a new record was not written')
    const ids = [made.record.id]
    await announce(tx, declaration, { ids, what: 'created', accountId: actor.accountId })
    await insertObjects(tx, id, typesOfLines(lines), ids)
    await recordEvent(tx, id, { kind: 'objectsAdded', details: { count: 1 } }, by)
    await effects.followLines(tx, id, ids, author)
    const [object] = await presentObjects(tx, asker, one, await objectPage(tx, id, { ids, page: 0, size: 1 }))
    if (!object) throw new Error('a new record has no line')
    return object
  })
