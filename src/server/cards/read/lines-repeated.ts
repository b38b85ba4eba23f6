import { declarations } from '#model/cards/declarations.ts'
import { recordsOfLines } from '#model/cards/records-of-lines.ts'
import { isAhead, stepOf } from '#model/engine/aspects/steps.ts'
import type { CardValues } from '#model/engine/define-card.ts'
import { asDeclared } from '#model/engine/formerly.ts'
import { typeIdsOf } from '#model/engine/type-ids.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { fieldCode, presentLexeme } from '../criteria/field-lexemes.ts'
import { recordsOfTypes } from '../store/limited-lines.ts'
import { writtenElsewhere, writtenLines } from '../store/written-elsewhere.ts'

/** A line about a record to which that has happened already which happens once. */
export interface RepeatedLine {
  readonly recordId: string
  readonly aboutId: string
  readonly decision: number | null
  /** The record by which it happened; null where the record of the line alone says so. */
  readonly by: string | null
}

const happening = declarations.flatMap(declaration => {
  const { lines, workflow } = declaration
  const { once } = workflow ?? {}
  const effect = once && workflow?.effects?.[once.effect]
  return lines && workflow && once && effect
    ? [{ types: typeIdsOf(declaration), records: recordsOfLines(lines), workflow, once, effect }]
    : []
})

/** Returns the lines of some records about those to which that has happened which these are yet to do, and which happens once. */
export async function linesRepeated(
  tx: TenantTransaction,
  recordIds: readonly string[],
): Promise<readonly RepeatedLine[]> {
  const found: RepeatedLine[] = []
  const rows = await recordsOfTypes(
    tx,
    recordIds,
    happening.flatMap(({ types }) => types),
  )
  for (const { id: recordId, type, data } of rows) {
    const declared = happening.find(({ types }) => types.includes(type))
    if (!declared || !isAhead(declared, stepOf(declared, data), declared.effect.at)) continue
    const { types, records, once, effect } = declared
    const markers = once.told.flatMap(path =>
      typeIdsOf(records).map(id => presentLexeme(fieldCode(tx.tenantId, id, path))),
    )
    const lines = await writtenLines(
      tx,
      { recordId, types, effect: effect.id },
      { markers, keys: once.reads },
    )
    for (const { aboutId, decision, by, record: stored } of lines) {
      const record = asDeclared(records, stored)
      const last = by !== null && !once.again(record) ? by : null
      if (last !== null || once.done(record)) found.push({ recordId, aboutId, decision, by: last })
    }
  }
  return found
}

/** Returns the record that has done to another one what a record of a type may do to it only when that is over; undefined where it may. */
export async function doneElsewhere(
  tx: TenantTransaction,
  { id, type }: { readonly id: string; readonly type: number },
  about: { readonly id: string; readonly data: CardValues },
): Promise<string | undefined> {
  const declared = happening.find(({ types }) => types.includes(type))
  if (!declared || declared.once.again(about.data)) return undefined
  const { types, effect } = declared
  return writtenElsewhere(tx, { recordId: id, types, effect: effect.id }, about.id)
}
