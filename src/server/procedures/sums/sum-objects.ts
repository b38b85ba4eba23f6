import type { ObjectSums } from '#model/api/procedures/objects.ts'
import { summedFields } from '#model/engine/line-fields.ts'
import { addAmounts } from '#model/kinds/add-amounts.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { Found } from '../permitted.ts'
import { linesByRefusal, sumsOfLines } from '../store/sums.ts'

/** Adds up the amounts of a procedure's lines, field by field; those that were refused do not count. @param ids only these; undefined: all */
export async function sumObjects(
  tx: TenantTransaction,
  { row: { id }, declaration }: Found,
  ids: readonly string[] | undefined,
): Promise<ObjectSums> {
  const refused = declaration.lines.decision?.refused ?? null
  const paths = summedFields(declaration).map(({ path }) => path)
  const counts = await linesByRefusal(tx, id, { refused, ids })
  const rows = Map.groupBy(await sumsOfLines(tx, id, { paths, refused, ids }), ({ path }) => path)
  return {
    ...counts,
    sums: paths.map(path => {
      const own = rows.get(path) ?? []
      return {
        path,
        objects: own.reduce((all, { objects }) => all + objects, 0),
        amounts: [...addAmounts(own.map(({ sum: amount, currency }) => ({ amount, currency })))],
      }
    }),
  }
}
