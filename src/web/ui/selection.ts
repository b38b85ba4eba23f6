/** The ticked rows of a long list, by index. The list knows indexes only; its user knows the rows, loaded or not. */
export interface Selection<Row> {
  readonly has: (row: Row) => boolean
  readonly all: 'none' | 'some' | 'all'
  readonly onToggle: (row: Row, index: number, on: boolean) => void
  /** From one place to another, both included; the rows between may not be loaded. */
  readonly onRange: (from: number, to: number, on: boolean) => void
  readonly onAll: (on: boolean) => void
}
