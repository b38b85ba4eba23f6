import type { ReactNode } from 'react'

/** Years counted astronomically: 1 B.C. is 0. The last one is in it. */
export interface YearSpan {
  readonly from: number
  readonly to: number
}

/** Something that happened. An end that is null is open or unknown. */
export interface TimelineItem {
  readonly id: string
  readonly name: string
  /** Behind the name, quieter: when it was, in words. */
  readonly note: string
  readonly from: number | null
  readonly to: number | null
}

/** The number of items in a span of years. */
export interface TimelineBar {
  readonly from: number
  readonly count: number
}

export interface TimelineProps {
  readonly label: string
  /** All years there are. */
  readonly span: YearSpan
  /** The years in view. */
  readonly view: YearSpan
  readonly onView: (view: YearSpan) => void
  /** Number of years that a bar represents. */
  readonly step: number
  readonly bars: readonly TimelineBar[]
  /** Empty while there are too many to distinguish. */
  readonly items: readonly TimelineItem[]
  /** Draws the link to an item; the router's business. */
  readonly link: (item: TimelineItem, content: ReactNode) => ReactNode
  /** Below the bars, in place of items. */
  readonly hint?: string | undefined
  readonly texts: {
    readonly zoomIn: string
    readonly zoomOut: string
    readonly earlier: string
    readonly later: string
    readonly all: string
    /** For keyboard users. */
    readonly keys: string
    readonly year: (year: number) => string
    readonly years: (from: number, to: number) => string
    readonly bar: (from: number, to: number, count: number) => string
  }
}
