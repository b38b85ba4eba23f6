import { declarations } from '#model/cards/declarations.ts'
import { recordsOfLines } from '#model/cards/records-of-lines.ts'
import { type Excess, excessesOf } from '#model/engine/aspects/excesses.ts'
import { isAhead, stepOf } from '#model/engine/aspects/steps.ts'
import { asDeclared } from '#model/engine/formerly.ts'
import { lineSheet } from '#model/engine/line-sheet.ts'
import { typeIdsOf } from '#model/engine/type-ids.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { fieldCode, presentLexeme } from '../criteria/field-lexemes.ts'
import { limitedLines, recordsOfTypes } from '../store/limited-lines.ts'

/** A line that asks more of its record than this bears. */
export interface LineInExcess {
  readonly recordId: string
  readonly aboutId: string
  readonly decision: number | null
  readonly excesses: readonly Excess[]
}

const limiting = declarations.flatMap(declaration => {
  const { type, lines, workflow } = declaration
  return lines?.limits && workflow
    ? [{ types: typeIdsOf(declaration), type, lines, workflow, limits: lines.limits }]
    : []
})

/**
 * Returns the lines of some records, or those of them about some others, that ask more of their records than these bear. Only records that have a limit
 * are read.
 */
export async function linesInExcess(
  tx: TenantTransaction,
  recordIds: readonly string[],
  aboutIds?: readonly string[],
): Promise<readonly LineInExcess[]> {
  const types = limiting.flatMap(each => each.types)
  const found: LineInExcess[] = []
  for (const { id: recordId, type, data } of await recordsOfTypes(tx, recordIds, types)) {
    const declared = limiting.find(each => each.types.includes(type))
    if (!declared) continue
    const step = stepOf(declared, data)
    const limits = Object.entries(declared.limits).filter(([, { until }]) => isAhead(declared, step, until))
    if (limits.length === 0) continue
    const [sheet, records] = [lineSheet(declared), recordsOfLines(declared.lines)]
    const lines = await limitedLines(tx, recordId, {
      markers: limits.flatMap(([, { path }]) =>
        typeIdsOf(records).map(id => presentLexeme(fieldCode(tx.tenantId, id, path))),
      ),
      keys: limits.flatMap(([, { path, reads = [] }]) => [path.split('/')[0] ?? '', ...reads]),
      aboutIds,
    })
    for (const { aboutId, decision, document, record } of lines) {
      const given = { values: data, line: asDeclared(sheet, document), record: asDeclared(records, record) }
      const excesses = excessesOf(Object.fromEntries(limits), given)
      if (excesses.length > 0) found.push({ recordId, aboutId, decision, excesses })
    }
  }
  return found
}
