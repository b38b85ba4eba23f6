/** What of a long list is ticked. The list knows places, who uses it knows what stands there, loaded or not. */
export interface Selection<Row> {
  readonly has: (row: Row) => boolean
  readonly all: 'none' | 'some' | 'all'
  readonly onToggle: (row: Row, index: number, on: boolean) => void
  /** From one place to another, both included; the rows between may not be loaded. */
  readonly onRange: (from: number, to: number, on: boolean) => void
  readonly onAll: (on: boolean) => void
}
