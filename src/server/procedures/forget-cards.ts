import { isDeepStrictEqual } from 'node:util'
import type { CardValues } from '#model/engine/define-card.ts'
import { fieldsOf } from '#model/engine/fields.ts'
import { forgetLinks } from '#model/engine/forget-links.ts'
import { lineSheet } from '#model/engine/line-sheet.ts'
import type { Sheet } from '#model/engine/sheet.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { recordEvent } from './record-event.ts'
import { deleteFiles, deleteLines, linesNaming } from './store/forgotten.ts'
import { updateObject } from './store/objects.ts'

/** The values without references to what is gone; undefined where they have none. */
function without(sheet: Sheet, values: CardValues, names: ReadonlyMap<string, string>) {
  const left = forgetLinks(fieldsOf(sheet), values, names)
  return isDeepStrictEqual(left, values) ? undefined : left
}

/**
 * Lets procedures go on without cards that leave the bin for good: what was written about an object stays in the history, fields of lines that
 * take a name keep it, and files are detached. Fields of the procedures themselves are those of records like any other.
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
  for (const { procedureId, declaration, cardId, version, document } of await linesNaming(tx, ids)) {
    const values = without(lineSheet(declaration), document, names)
    if (values) await updateObject(tx, procedureId, { cardId, version }, { document: values })
  }
}
