import type { Change } from '#model/engine/diff.ts'

/** A record as a row will make it, as changes of an empty one, and the filled cells of the row by column. */
export interface RowSample {
  readonly changes: readonly Change[]
  readonly cells: readonly (readonly [column: string, text: string])[]
}
