import type { Field, Fields } from '#model/kinds/field.ts'

export type Entry = readonly [key: string, field: Field]

/** Returns the fields of a section or group that are always in view, and the advanced ones that are folded away until used. */
export function byLevel(fields: Fields): {
  readonly main: readonly Entry[]
  readonly advanced: readonly Entry[]
} {
  const all = Object.entries(fields)
  const main = all.filter(([, { level }]) => level !== 'A')
  // A part whose fields are all advanced is already folded by its parent.
  if (main.length === 0) return { main: all, advanced: [] }
  return { main, advanced: all.filter(([, { level }]) => level === 'A') }
}

/** Widths of fields that can share a line; kinds without one need a line of their own. */
const breadths: Readonly<Partial<Record<Field['kind'], number>>> = {
  number: 1,
  boolean: 0.6,
  choice: 1.1,
  day: 1.25,
  term: 1.5,
  identifier: 1.4,
  authority: 2.6,
  measure: 1.6,
  money: 1.7,
  text: 1.7,
  link: 1.7,
}

const widestLine = 5.2
/** The most that has room beside the name of a list and the buttons of its rows. */
const widestBesideName = 3.3

export interface Line {
  /** Widths of its columns, as `grid-template-columns`. */
  readonly widths: string
  /** With buttons at its end it needs the whole breadth of the form. */
  readonly broad: boolean
}

/** Returns the layout of fields that fit in one line; undefined if they do not. */
export function lineOf(entries: readonly Entry[]): Line | undefined {
  const widths = entries.map(([, { kind }]) => breadths[kind] ?? Number.POSITIVE_INFINITY)
  const breadth = widths.reduce((sum, width) => sum + width, 0)
  if (breadth > widestLine) return undefined
  return {
    widths: widths.map(width => `minmax(0, ${width}fr)`).join(' '),
    broad: breadth > widestBesideName,
  }
}
