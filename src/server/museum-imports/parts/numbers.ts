import { z } from 'zod/mini'
import { declarations } from '#model/cards/declarations.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { cardTypeNames } from '#model/record-types.ts'
import { keepCountsAbove } from '#server/cards/index.ts'
import type { Taking } from '../imports-context.ts'
import { itemsOf } from '../read-lines.ts'

const line = z.object({
  inBin: z.boolean(),
  data: z.looseObject({ procedureNumber: z.optional(z.string()) }),
})

/** Reads the year and the count from a number of a procedure; undefined for what is none of its type. */
export function readNumber(
  { workflow }: Pick<CardDeclaration, 'workflow'>,
  number: unknown,
): { readonly year: number; readonly count: number } | undefined {
  const [, prefix, year, count] = /^(.+)-(\d{4})-(\d{3,9})$/.exec(String(number)) ?? []
  return workflow && prefix === workflow.numberPrefix
    ? { year: Number(year), count: Number(count) }
    : undefined
}

/** Procedures keep the numbers they had: what is begun here is counted on from them, and so are those that the tables begin, until they get theirs. */
export async function keepNumbers(taking: Taking): Promise<void> {
  const { context, tenantId } = taking
  for (const declaration of declarations.filter(({ workflow }) => workflow)) {
    const used = new Map<number, number>()
    for await (const lines of itemsOf(taking, `cards/${declaration.type}.jsonl`, line, 500))
      for (const { data } of lines) {
        const read = readNumber(declaration, data.procedureNumber)
        if (read) used.set(read.year, Math.max(read.count, used.get(read.year) ?? 0))
      }
    if (used.size === 0) continue
    await context.database.inTenant(tenantId, async tx => {
      for (const [year, count] of used)
        await keepCountsAbove(tx, cardTypeNames[declaration.type], year, count)
    })
  }
}
