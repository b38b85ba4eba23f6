import type { Lines } from './aspects/lines.ts'
import type { NamedSheet } from './sheet.ts'

/** A type whose records have lines. */
export interface Lined {
  readonly type: string
  readonly lines: Lines
}

/** Section of a line's fields; its label is among the texts of the type. */
export const lineSection = 'line'

const sheets = new WeakMap<Lines, NamedSheet>()

/** Returns the lines of a type as a sheet of their own. */
export function lineSheet({ type, lines }: Lined): NamedSheet {
  const known = sheets.get(lines)
  if (known) return known
  const { fields, rules = [] } = lines
  const sheet = { type, sections: { [lineSection]: { fields } }, rules }
  sheets.set(lines, sheet)
  return sheet
}
