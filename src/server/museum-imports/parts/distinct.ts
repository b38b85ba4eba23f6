import { cut } from '#model/text/cut.ts'
import { accountElsewhere } from '#server/cards/index.ts'
import { longestName } from '#server/comments/index.ts'
import { takePart } from '#server/exchange/index.ts'
import { otherLines } from '#server/museum-exports/index.ts'
import type { Taking } from '../imports-context.ts'
import { recordsHere } from '../mapped.ts'
import { itemsOf } from '../read-lines.ts'
import { insertRows } from '../store/rows.ts'

const { 'history/distinct': line } = otherLines

/** Pairs of similar records that were marked as different: nobody is asked about them again. */
export async function takeDistinct(taking: Taking): Promise<void> {
  const { context, tenantId, from } = taking
  for await (const lines of itemsOf(taking, 'history/distinct.jsonl', line, 500))
    await context.database.inTenant(tenantId, async tx => {
      const records = await recordsHere(
        tx,
        taking,
        lines.flatMap(({ cardIds }) => cardIds),
      )
      for (const { cardIds, at, by } of lines) {
        // The first of a pair has the smaller id.
        const [one, other] = cardIds
          .flatMap(id => records.get(id)?.id ?? [])
          .toSorted((left, right) => (BigInt(left) < BigInt(right) ? -1 : 1))
        if (one === undefined || other === undefined || one === other) continue
        const origin = `${from.museumKey}/distinct/${cardIds.join('-')}`
        if (!(await takePart(tx, { origin, part: 'rows' }, one))) continue
        const name = cut(by.name ?? '', longestName)
        await insertRows(tx, 'card_distinct', [
          { card_id: one, other_id: other, said_at: at, said_by: accountElsewhere, said_name: name },
        ])
      }
    })
}
