import { isDeepStrictEqual } from 'node:util'
import type { CardValues } from '#model/engine/define-card.ts'
import { diffCards } from '#model/engine/diff.ts'
import { fieldsOf } from '#model/engine/fields.ts'
import { forgetLinks } from '#model/engine/forget-links.ts'
import type { Sheet } from '#model/engine/sheet.ts'
import { procedureNamed } from '#model/procedures/declarations.ts'
import { lineSheet } from '#model/procedures/line-sheet.ts'
import { namedChanges, seesAll } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { recordEvent } from './record-event.ts'
import { deleteFiles, deleteLines, linesNaming, proceduresNaming } from './store/forgotten.ts'
import { updateObject } from './store/objects.ts'
import { updateProcedure } from './store/procedures.ts'

/** The values without references to what is gone; undefined where they have none. */
function without(sheet: Sheet, values: CardValues, names: ReadonlyMap<string, string>) {
  const left = forgetLinks(fieldsOf(sheet), values, names)
  return isDeepStrictEqual(left, values) ? undefined : left
}

/**
 * Lets procedures go on without cards that leave the bin for good: what was written about an object stays in the events, fields that take a name keep
 * it, and files are detached.
 * @param names what the cards were called, by id.
 */
export async function forgetCards(
  tx: TenantTransaction,
  names: ReadonlyMap<string, string>,
  at: Date,
): Promise<void> {
  const ids = [...names.keys()]
  const by = { accountId: null, name: '', at }
  const lines = Map.groupBy(await deleteLines(tx, ids), ({ procedureId }) => procedureId)
  for (const [procedureId, gone] of lines) {
    const objects = gone.map(({ id, document }) => ({ id, name: names.get(id) ?? '', document }))
    await recordEvent(tx, procedureId, { kind: 'objectsGone', details: { count: gone.length, objects } }, by)
  }
  for (const { procedureId, fileId, attachmentType, note } of await deleteFiles(tx, ids)) {
    const details = { fileId, name: names.get(fileId) ?? '', attachmentType, note }
    await recordEvent(tx, procedureId, { kind: 'detached', details }, by)
  }
  for (const { id, type, document } of await proceduresNaming(tx, ids)) {
    const declaration = procedureNamed(type)
    const values = declaration && without(declaration, document, names)
    if (!values) continue
    await updateProcedure(tx, id, { values }, at)
    const changed = diffCards(fieldsOf(declaration), document, values)
    const [changes = []] = await namedChanges(tx, declaration, [changed], { actor: seesAll, language: 'en' })
    await recordEvent(tx, id, { kind: 'changed', details: { changes } }, by)
  }
  for (const { procedureId, type, cardId, version, document } of await linesNaming(tx, ids)) {
    const declaration = procedureNamed(type)
    const values = declaration && without(lineSheet(declaration), document, names)
    if (values) await updateObject(tx, procedureId, { cardId, version }, { document: values })
  }
}
