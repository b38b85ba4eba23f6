import { isDeepStrictEqual } from 'node:util'
import type { ProcedureObject } from '#model/api/procedures/objects.ts'
import type { CardValues } from '#model/engine/define-card.ts'
import { diffCards } from '#model/engine/diff.ts'
import { fieldsOf } from '#model/engine/fields.ts'
import type { ProcedureDeclaration } from '#model/procedures/define-procedure.ts'
import { lineSheet, valueAt } from '#model/procedures/sheets.ts'
import { cardItems, namedChanges, readValues, seesAll } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError, notFound } from '#server/platform/errors.ts'
import { type Asker, doneBy } from '../acting.ts'
import { refuseClosed } from '../change-procedure.ts'
import type { Found } from '../permitted.ts'
import { procedureFor } from '../permitted.ts'
import type { ProceduresContext } from '../procedures-context.ts'
import { announceChange, recordEvent } from '../record-event.ts'
import { settle } from '../settle.ts'
import { type ObjectChange, type ObjectRecord, objectPage, updateObject } from '../store/objects.ts'
import { tellObjects } from './tell-objects.ts'

/** The id of the choice that decides about an object. */
function decisionOf({ lines: { decision } }: ProcedureDeclaration, line: CardValues): number | null {
  const chosen = decision && valueAt(line, decision.path)
  return typeof chosen === 'object' && chosen !== null && 'id' in chosen ? Number(chosen.id) : null
}

/** Returns true for changes that may complete a procedure: only then does it move on by itself, so that whoever moves it back is not overruled. */
const standsElsewhere = (
  { workflow: { settles } }: ProcedureDeclaration,
  before: ObjectRecord,
  { document, decision, checkedAt }: ObjectChange,
): boolean =>
  settles !== undefined &&
  ((document !== undefined &&
    !isDeepStrictEqual(valueAt(document, settles.path), valueAt(before.document, settles.path))) ||
    (decision !== undefined && decision !== before.decision) ||
    (checkedAt !== undefined && checkedAt?.getTime() !== before.checkedAt?.getTime()))

interface LineChange {
  readonly before: ObjectRecord
  readonly after: CardValues | undefined
  readonly at: Date
}

/** Keeps what was written about an object in the history, with the names of what it refers to; who checked it when stands with the object itself. */
async function recordChange(
  tx: TenantTransaction,
  { actor, language }: Asker,
  { row, declaration }: Found,
  { before, after, at }: LineChange,
): Promise<void> {
  const sheet = lineSheet(declaration)
  const changed = after ? diffCards(fieldsOf(sheet), before.document, after) : []
  if (changed.length === 0) return announceChange(tx, row.id)
  const [changes] = await namedChanges(tx, sheet, [changed], { actor: seesAll, language })
  const [item] = await cardItems(tx, [before.cardId], { actor: seesAll, language })
  const number = item?.shortDescription || item?.title || ''
  const details = { objectId: before.cardId, number, changes }
  await recordEvent(tx, row.id, { kind: 'objectChanged', details }, doneBy(actor, at))
}

export interface ObjectGiven {
  readonly version: number
  readonly values?: CardValues | undefined
  readonly checked?: boolean | undefined
}

/**
 * Writes down what is agreed or found about an object.
 * @throws {CodedError} `not_found`; `forbidden`; `conflict` with what is there by now; `invalid_input` with every wrong field.
 */
export async function changeObject(
  context: ProceduresContext,
  asker: Asker,
  { id, objectId }: { readonly id: string; readonly objectId: string },
  { version, values, checked }: ObjectGiven,
): Promise<ProcedureObject> {
  const { actor } = asker
  const { database, clock } = context
  return database.inTenant(actor.tenantId, async tx => {
    const one = await procedureFor(tx, actor, 'edit', id)
    refuseClosed(one)
    const page = { ids: [objectId], page: 0, size: 1 }
    const [before] = await objectPage(tx, id, page)
    if (!before) throw notFound()
    const told = async () => {
      const [now] = await tellObjects(tx, asker, one, await objectPage(tx, id, page))
      if (!now) throw notFound()
      return now
    }
    const document = values && (await readValues(tx, lineSheet(one.declaration), values, before.document))
    const change: ObjectChange = {
      ...(document && { document, decision: decisionOf(one.declaration, document) }),
      ...(checked !== undefined && {
        checkedAt: checked ? (before.checkedAt ?? clock()) : null,
        checkedBy: checked ? (before.checkedBy ?? actor.accountId) : null,
      }),
    }
    if (!(await updateObject(tx, id, { cardId: objectId, version }, change)))
      throw new CodedError('conflict', { text: 'procedures.errors.changed', data: await told() })
    await recordChange(tx, asker, one, { before, after: document, at: clock() })
    if (standsElsewhere(one.declaration, before, change))
      await settle(tx, context, one, doneBy(actor, clock()))
    return told()
  })
}
