import type { ReactNode } from 'react'

/** A row of suggestions. */
export interface Suggestion {
  readonly id: string
  readonly name: string
  /** Before the name: of what kind it is. */
  readonly sign?: ReactNode
  /** Where it stands: its parents, the nearest last. */
  readonly path?: readonly string[]
  /** Where it comes from; stands at the end of the row. */
  readonly source?: string | undefined
  readonly lang?: string
  readonly disabled?: boolean
  /** A button at the end of the row, shown when one points at it; Shift with Enter does the same. */
  readonly action?: { readonly label: string; readonly icon: ReactNode; readonly run: () => void }
}

/** The row at the foot of the suggestions: 'show all results', 'add …'. */
export interface LastRow {
  readonly label: string
  readonly icon?: ReactNode
  readonly run: () => void
}
