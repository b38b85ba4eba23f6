import { cellsOfItem } from '#model/bibliography/cells-of-item.ts'
import type { ReferenceFormat } from '#model/bibliography/reference-formats.ts'
import { biblioCard } from '#model/cards/biblio/biblio-card.ts'
import { cellColumns, cellColumnsByPath } from '#model/engine/cells.ts'
import { formats } from './formats/references.ts'

export { ReferenceFileError } from './formats/reference-file.ts'

/** A file of references as a table: a row a work, a column a field of the bibliography that any of them fills, headed with its path. */
export interface ReferenceTable {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

export const isBiblioField = (path: string): boolean => cellColumnsByPath(biblioCard).has(path)

/** @throws {ReferenceFileError} with the line that is wrong */
export function referenceTable(format: ReferenceFormat, text: string): ReferenceTable {
  const works = formats[format].read(text).map(item => cellsOfItem(item, isBiblioField))
  const filled = new Set(works.flatMap(cells => [...cells.keys()]))
  const columns = cellColumns(biblioCard)
    .map(({ path }) => path)
    .filter(path => filled.has(path))
  return { columns, rows: works.map(cells => columns.map(path => cells.get(path) ?? '')) }
}
