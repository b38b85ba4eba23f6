import type { ReactNode } from 'react'

/** A row of suggestions. */
export interface Suggestion {
  readonly id: string
  readonly name: string
  /** Shown before the name: the type. */
  readonly sign?: ReactNode
  /** Its parents, the nearest last. */
  readonly path?: readonly string[]
  /** Its source, shown at the end of the row. */
  readonly source?: string | undefined
  readonly lang?: string
  readonly disabled?: boolean
  /** Heading above the first of the rows that share it. */
  readonly heading?: string
  /** Opens other rows: the list stays open when it is picked. */
  readonly leads?: 'on' | 'back'
  /** A button at the end of the row, shown when one points at it; Shift with Enter does the same. */
  readonly action?: { readonly label: string; readonly icon: ReactNode; readonly run: () => void }
}

/** The row at the foot of the suggestions: 'show all results', 'add …'. */
export interface LastRow {
  readonly label: string
  readonly icon?: ReactNode
  /** Opens other rows: the list stays open when it is picked. */
  readonly leads?: 'on'
  readonly run: () => void
}
