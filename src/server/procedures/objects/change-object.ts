import { isDeepStrictEqual } from 'node:util'
import type { ProcedureObject } from '#model/api/procedures/objects.ts'
import type { CardValues } from '#model/engine/define-card.ts'
import { type Change, diffCards } from '#model/engine/diff.ts'
import { fieldsOf } from '#model/engine/fields.ts'
import { lineSheet } from '#model/engine/line-sheet.ts'
import { valueAt } from '#model/engine/values.ts'
import type { ProcedureDeclaration } from '#model/procedures/define-procedure.ts'
import { namedChanges, readValues, seesAll } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError, notFound } from '#server/platform/errors.ts'
import { type Asker, doneBy } from '../acting.ts'
import { refuseClosed } from '../change-procedure.ts'
import type { Found } from '../permitted.ts'
import { procedureFor } from '../permitted.ts'
import type { ProceduresContext } from '../procedures-context.ts'
import { announceChange, authorBy, recordEvents } from '../record-event.ts'
import { settle } from '../settle.ts'
import type { DoneBy } from '../store/events.ts'
import { type ObjectChange, type ObjectRecord, objectPage, updateObject } from '../store/objects.ts'
import { lineItems } from './line-items.ts'
import { presentObjects } from './present-objects.ts'

/** Returns the id of the choice that decides about an object. */
export function decisionOf(
  { lines: { decision } }: Pick<ProcedureDeclaration, 'lines'>,
  line: CardValues,
): number | null {
  const chosen = decision && valueAt(line, decision.path)
  return typeof chosen === 'object' && chosen !== null && 'id' in chosen ? Number(chosen.id) : null
}

/** Returns true for changes that may complete a procedure: only then does it move on by itself, so that a person who moves it back is not overruled. */
export const changesProgress = (
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
  readonly objectId: string
  readonly changes: readonly Change[]
}

/**
 * Keeps what was recorded about objects in the history, with the names of what it refers to; who checked one, and when, is kept with the object itself.
 * @param more details of each.
 */
export async function recordChanges(
  tx: TenantTransaction,
  { language }: Asker,
  { row, declaration }: Found,
  lines: readonly LineChange[],
  by: DoneBy,
  more: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const reader = { actor: seesAll, language }
  const named = await namedChanges(
    tx,
    lineSheet(declaration),
    lines.map(({ changes }) => changes),
    reader,
  )
  const ids = lines.map(({ objectId }) => objectId)
  const items = await lineItems(tx, declaration, ids, reader)
  const details = lines.map(({ objectId }, at) => {
    const item = items.get(objectId)
    return { objectId, number: item?.number || item?.title || '', changes: named[at], ...more }
  })
  await recordEvents(tx, row.id, 'objectChanged', details, by)
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
  const { database, clock, effects } = context
  return database.inTenant(actor.tenantId, async tx => {
    const one = await procedureFor(tx, actor, 'edit', id)
    refuseClosed(one)
    const page = { ids: [objectId], page: 0, size: 1 }
    const [before] = await objectPage(tx, id, page)
    if (!before) throw notFound()
    const presentNow = async () => {
      const [now] = await presentObjects(tx, asker, one, await objectPage(tx, id, page))
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
      throw new CodedError('conflict', { text: 'procedures.errors.changed', data: await presentNow() })
    const by = doneBy(actor, clock())
    const changes = document ? diffCards(fieldsOf(lineSheet(one.declaration)), before.document, document) : []
    if (changes.length > 0) await recordChanges(tx, asker, one, [{ objectId, changes }], by)
    else await announceChange(tx, one.row.id)
    if (changes.length > 0) {
      const were = new Map([[objectId, before.document]])
      await effects.followLines(tx, one.row.id, [objectId], await authorBy(tx, by), were)
    }
    if (changesProgress(one.declaration, before, change)) await settle(tx, context, one, by)
    return presentNow()
  })
}
