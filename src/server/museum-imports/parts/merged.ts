import { otherLines } from '#server/museum-exports/index.ts'
import type { Taking } from '../imports-context.ts'
import { idElsewhere, recordsHere } from '../mapped.ts'
import { itemsOf } from '../read-lines.ts'
import { insertRows } from '../store/rows.ts'

const { 'history/merged': line } = otherLines

/** The operation that merged them was one of another museum. */
const operationElsewhere = 0

/** Records that became one with others: what leads to them leads on, also where they have been erased since. */
export async function takeMerged(taking: Taking): Promise<void> {
  const { context, tenantId } = taking
  for await (const lines of itemsOf(taking, 'history/merged.jsonl', line, 500))
    await context.database.inTenant(tenantId, async tx => {
      const named = lines.flatMap(({ cardId, becameId }) => [cardId, becameId])
      const records = await recordsHere(tx, taking, named, { binned: true })
      const here = (id: string) => records.get(id)?.id ?? String(idElsewhere(Number(id)))
      await insertRows(
        tx,
        'card_merge',
        lines.map(({ cardId, becameId, at }) => ({
          card_id: here(cardId),
          into_id: here(becameId),
          operation_id: operationElsewhere,
          done: true,
          at,
        })),
      )
    })
}
