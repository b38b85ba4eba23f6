import { typesOfLines } from '#model/cards/records-of-lines.ts'
import type { CardValues } from '#model/engine/define-card.ts'
import { lineSheet } from '#model/engine/line-sheet.ts'
import type { ProcedureDeclaration } from '#model/procedures/define-procedure.ts'
import { fittingValues } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { holdAdding, insertObjects, keepChecked, writeDocuments } from '../store/objects.ts'
import { decisionOf } from './change-object.ts'

/** A line as it was in another museum, about a record of this one, which may be in the trash, as may all that the line refers to. */
export interface LineFromElsewhere {
  readonly cardId: string
  readonly document: CardValues
  readonly checkedAt: Date | null
  readonly checkedName: string
}

/** Lines written by one statement. */
const atOnce = 500

/**
 * Adds lines of a procedure, which is held, as they were in another museum, in their order: with their values as far as they fit, decisions, and who had
 * checked them when. Lines about records that are there already are left alone.
 * @returns how many were added
 */
export async function takeLines(
  tx: TenantTransaction,
  procedureId: string,
  { type, lines }: ProcedureDeclaration,
  given: readonly LineFromElsewhere[],
): Promise<number> {
  if (given.length === 0) return 0
  await holdAdding(tx)
  let total = 0
  for (let from = 0; from < given.length; from += atOnce) {
    const some = given.slice(from, from + atOnce)
    const ids = some.map(({ cardId }) => cardId)
    const added = new Set(await insertObjects(tx, procedureId, typesOfLines(lines), ids, { binned: true }))
    const fresh = some.filter(({ cardId }) => added.has(cardId))
    const documents = await fittingValues(
      tx,
      lineSheet({ type, lines }),
      fresh.map(({ document }) => document),
      { binned: true },
    )
    await writeDocuments(
      tx,
      procedureId,
      fresh.flatMap(({ cardId }, at) => {
        const document = documents[at] ?? {}
        if (Object.keys(document).length === 0) return []
        return [{ cardId, document, decision: decisionOf({ lines }, document) }]
      }),
    )
    await keepChecked(
      tx,
      procedureId,
      fresh.flatMap(({ cardId, checkedAt, checkedName }) =>
        checkedAt === null ? [] : [{ cardId, at: checkedAt, name: checkedName }],
      ),
    )
    total += fresh.length
  }
  return total
}
