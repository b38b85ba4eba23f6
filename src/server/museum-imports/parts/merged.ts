import { takePart } from '#server/exchange/index.ts'
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
  const { context, tenantId, from } = taking
  for await (const lines of itemsOf(taking, 'history/merged.jsonl', line, 500))
    await context.database.inTenant(tenantId, async tx => {
      const named = lines.flatMap(({ cardId, becameId }) => [cardId, becameId])
      const present = await recordsHere(tx, taking, named)
      const records = await recordsHere(tx, taking, named, { binned: true })
      const here = (id: string) => records.get(id)?.id ?? String(idElsewhere(Number(id)))
      const rows = []
      for (const { cardId, becameId, at } of lines) {
        const part = { origin: `${from.museumKey}/merged/${cardId}`, part: 'rows' } as const
        // One that was restored here is a record of its own again.
        if (present.has(cardId) || !(await takePart(tx, part, records.get(cardId)?.id ?? null))) continue
        rows.push({
          card_id: here(cardId),
          into_id: here(becameId),
          operation_id: operationElsewhere,
          done: true,
          at,
        })
      }
      await insertRows(tx, 'card_merge', rows)
    })
}
