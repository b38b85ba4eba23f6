import type { ColumnType } from 'kysely'
import type { Problem } from '#model/validation/validators.ts'
import type { Generated, Id, Moment, OptionalMoment } from '#server/platform/db/tables.ts'

/** JSON: written as text, read as the value it says. */
type Json<Value> = ColumnType<Value, string, string>

export interface OperationTable {
  tenant_id: string
  id: Id
  name: string
  account_id: string
  state: Generated<'IN_PROGRESS' | 'DONE' | 'FAIL'>
  input: Json<object>
  total: Generated<number>
  processed: Generated<number>
  position: ColumnType<unknown, string | null | undefined, string | null>
  success: Generated<string[]>
  fail: Generated<string[]>
  turn: Generated<number>
  attempts: Generated<number>
  stop_requested: Generated<boolean>
  started_at: Moment
  ended_at: OptionalMoment
  undoes_id: string | null
  undone_by_id: string | null
  can_undo: Generated<boolean>
}

export interface OperationProblemTable {
  tenant_id: string
  operation_id: string
  element: string
  code: string
  fields: ColumnType<Readonly<Record<string, Problem>> | null, string | null, never>
}

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    operation: OperationTable
    operation_problem: OperationProblemTable
  }
}
