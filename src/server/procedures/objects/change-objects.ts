import type { BodyOf, OutputOf } from '#model/api/endpoint.ts'
import type { changeObjects as endpoint } from '#model/api/procedures/objects.ts'
import { changeField } from '#model/engine/bulk-change.ts'
import { diffCards } from '#model/engine/diff.ts'
import { fieldsOf } from '#model/engine/fields.ts'
import { manyLinesFields } from '#model/engine/line-fields.ts'
import { lineSheet } from '#model/engine/line-sheet.ts'
import { valueAt } from '#model/engine/values.ts'
import { readValues } from '#server/cards/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import { type Asker, doneBy } from '../acting.ts'
import { refuseClosed } from '../change-procedure.ts'
import { procedureFor } from '../permitted.ts'
import type { ProceduresContext } from '../procedures-context.ts'
import { authorBy } from '../record-event.ts'
import { settle } from '../settle.ts'
import { objectPage, writeDocuments } from '../store/objects.ts'
import { changesProgress, decisionOf, recordChanges } from './change-object.ts'

/**
 * Changes one field of several lines, all or none. Lines that someone changed since the version that is given are left alone.
 * @throws {CodedError} `not_found`; `forbidden`; `conflict` where it is closed; `invalid_input` at `path` or with every wrong value.
 */
export async function changeObjects(
  context: ProceduresContext,
  asker: Asker,
  id: string,
  { path, lines }: BodyOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const { database, clock, effects } = context
  return database.inTenant(asker.actor.tenantId, async tx => {
    const one = await procedureFor(tx, asker.actor, 'edit', id)
    refuseClosed(one)
    const { declaration } = one
    if (!manyLinesFields(declaration).some(field => field.path === path))
      throw new CodedError('invalid_input', { fields: { path: { key: 'unknownField' } } })
    const sheet = lineSheet(declaration)
    const wanted = new Map(lines.map(line => [line.id, line]))
    const there = await objectPage(tx, id, { ids: [...wanted.keys()], page: 0, size: wanted.size })
    const open = there.filter(({ cardId, version }) => version === (wanted.get(cardId)?.version ?? version))
    const written = []
    for (const before of open) {
      const value = wanted.get(before.cardId)?.value ?? null
      const changed = changeField(
        sheet,
        before.document,
        value === null ? { kind: 'clear', path } : { kind: 'set', path, value },
      )
      const document = await readValues(tx, sheet, changed, before.document)
      const changes = diffCards(fieldsOf(sheet), before.document, document)
      if (changes.length > 0)
        written.push({ before, document, changes, decision: decisionOf(declaration, document) })
    }
    const openIds = new Set(open.map(({ cardId }) => cardId))
    const kept = [...wanted.keys()].filter(each => !openIds.has(each))
    if (written.length > 0) {
      const by = doneBy(asker.actor, clock())
      const ids = written.map(({ before }) => before.cardId)
      await writeDocuments(
        tx,
        id,
        written.map(({ before, document, decision }) => ({ cardId: before.cardId, document, decision })),
      )
      const changes = written.map(each => ({ objectId: each.before.cardId, changes: each.changes }))
      await recordChanges(tx, asker, one, changes, by)
      const were = new Map(written.map(({ before }) => [before.cardId, before.document]))
      await effects.followLines(tx, id, ids, await authorBy(tx, by), were)
      if (written.some(({ before, ...change }) => changesProgress(declaration, before, change)))
        await settle(tx, context, one, by)
    }
    return {
      changed: written.map(({ before }) => ({
        id: before.cardId,
        version: before.version + 1,
        before: valueAt(before.document, path) ?? null,
      })),
      kept,
    }
  })
}
