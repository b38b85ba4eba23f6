import type { ReactNode } from 'react'

/** A figure of a chart and its subject. */
export interface ChartValue {
  readonly id: string
  /** In full: 'November 2026'. */
  readonly label: string
  readonly value: number
}

/** Properties of all charts. */
export interface ChartProps {
  /** Names the chart. */
  readonly label: string
  readonly values: readonly ChartValue[]
  /** A figure as people read it here. */
  readonly format: (value: number) => string
  /** Links the marks of a figure to the records it counts; none without it. */
  readonly link?: ((value: ChartValue, children: ReactNode) => ReactNode) | undefined
}

/** The children as they are, or leading somewhere. */
export const linked = (link: ChartProps['link'], value: ChartValue, children: ReactNode): ReactNode =>
  link ? link(value, children) : children
