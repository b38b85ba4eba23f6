import { cellColumnsByPath } from '#model/engine/cells.ts'
import type { CardArea } from '../card-area.ts'
import type { LayoutColumns } from '../layouts/own-columns.ts'

/** What the columns of a list are in a table: its fields, the number and the title by the fields they come from. */
export function shownFields({ declaration }: CardArea, columns: LayoutColumns): readonly string[] {
  const fields = cellColumnsByPath(declaration)
  const paths = columns.map(({ path }) => (path === 'number' ? declaration.numberPath : path) ?? path)
  return [...new Set(paths.map(path => path.replaceAll('.', '/')))].filter(path => fields.has(path))
}
