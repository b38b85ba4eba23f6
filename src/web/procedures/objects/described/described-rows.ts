import type { Procedure } from '#model/api/procedures/shapes.ts'
import { rowsOf } from '#model/engine/values.ts'
import type { ProcedureDeclaration } from '#model/procedures/define-procedure.ts'

/** Something that a procedure describes and that has no record yet. */
export interface DescribedRow {
  readonly id: string
  readonly name: string
  readonly number: string
  /** Key of the problems of the row in an answer. */
  readonly place: string
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Returns what a procedure describes without a record; nothing for types that describe nothing. */
export function describedRows(
  { values }: Pick<Procedure, 'values'>,
  { lines: { described } }: ProcedureDeclaration,
): readonly DescribedRow[] {
  if (!described) return []
  const { list, name, number } = described
  return rowsOf(values[list]).map((row, at) => ({
    id: textIn(row.id),
    name: textIn(row[name]),
    number: textIn(row[number]),
    place: `${list}.${at}`,
  }))
}
