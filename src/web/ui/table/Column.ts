import type { ReactNode } from 'react'

/** A column of a `DataTable`. */
export interface Column<Row> {
  readonly id: string
  readonly label: string
  readonly cell: (row: Row) => ReactNode
  /** In pixels; the least one where it grows. */
  readonly width: number
  /** Takes a share of the remaining width, until the user resizes it. */
  readonly grow?: number
  readonly sortable?: boolean
  /** The label is for screen readers alone: pictures. */
  readonly hiddenLabel?: boolean
  readonly fixed?: boolean
  readonly align?: 'end'
}

export interface Sort {
  readonly column: string
  readonly descending: boolean
}

/** Widths set by the user, by column. */
export type Widths = Readonly<Record<string, number>>

export const leastWidth = 56
const mostWidth = 900

export const boundWidth = (width: number): number =>
  Math.round(Math.max(leastWidth, Math.min(mostWidth, width)))

/** The columns as `grid-template-columns`, and the width below which the table scrolls. */
export function layOut<Row>(columns: readonly Column<Row>[], widths: Widths, ticks: boolean) {
  const tracks = columns.map(({ id, width, grow }) =>
    widths[id] === undefined && grow ? `minmax(${width}px, ${grow}fr)` : `${widths[id] ?? width}px`,
  )
  const grows = columns.some(({ id, grow }) => grow && widths[id] === undefined)
  return {
    // Without a column that grows, the remaining width is at the end.
    template: [...(ticks ? ['40px'] : []), ...tracks, ...(grows ? [] : ['minmax(0, 1fr)'])].join(' '),
    least: columns.reduce((sum, { id, width }) => sum + (widths[id] ?? width), ticks ? 40 : 0),
  }
}
