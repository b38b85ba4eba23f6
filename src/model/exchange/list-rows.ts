import { cellAsRows, rowsAsCell } from '../engine/cells.ts'
import type { Target } from './mapping.ts'
import type { RowOfTexts } from './readers/reader.ts'
import { type RowReader, withBeside } from './readers/row-readers.ts'
import { textsBeside } from './target-texts.ts'

/** Returns a cell split into the texts of a list's rows and unescapes them. */
export const plainRows = (cell: string): string[] =>
  cellAsRows(cell).map(text => text.replace(/\\([\\|;])/g, '$1'))

/** Returns the last step of a path. */
export const lastStep = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** A cell of a column that tells of the rows a reader makes of another one. */
export interface Beside {
  readonly column: string
  readonly target: Target
  readonly cell: string
}

/** Returns rows with the texts of a cell beside them; undefined where one of them cannot have its text. */
function besideRows(
  rows: readonly RowOfTexts[],
  { beside = withBeside }: RowReader,
  target: Target,
  cell: string,
): readonly RowOfTexts[] | undefined {
  const texts = textsBeside(cell, target, rows.length)
  if (!texts || rows.length === 0) return undefined
  const isShared = texts.length === 1 && rows.length > 1
  const told = rows.map((row, at) => {
    const text = texts[isShared ? 0 : at]
    return text ? beside(row, lastStep(target.path), text, isShared) : row
  })
  return told.every(row => row !== undefined) ? told : undefined
}

/** Collects a list's rows: columns fill rows side by side, readers make rows, and other columns append some. */
export class ListRows {
  readonly aligned: Record<string, string>[] = []
  readonly added: RowOfTexts[] = []
  /** Adds the rows of a reader, with what columns beside say of them. Returns the cells that are of another number of rows, or say something else. */
  make(rows: readonly RowOfTexts[], reader: RowReader, cells: readonly Beside[]): readonly Beside[] {
    let made = rows
    const left = cells.filter(({ target, cell }) => {
      const told = besideRows(made, reader, target, cell)
      if (told) made = told
      return !told
    })
    this.add(made)
    return left
  }

  fill(key: string, texts: readonly string[], further: RowOfTexts): void {
    for (const [at, text] of texts.entries()) {
      const row = this.aligned[at] ?? {}
      this.aligned[at] = row
      if (text !== '') Object.assign(row, further, { [key]: text })
    }
  }

  /** Skips duplicate rows: a culture may be in two columns. */
  add(rows: readonly RowOfTexts[]): void {
    for (const row of rows)
      if (
        ![...this.aligned, ...this.added].some(each =>
          Object.entries(row).every(([key, text]) => each[key] === text),
        )
      )
        this.added.push(row)
  }

  *cells(path: string): Generator<[string, string]> {
    const rows = [...Array.from(this.aligned, row => row ?? {}), ...this.added]
    for (const key of new Set(rows.flatMap(row => Object.keys(row))))
      yield [`${path}/${key}`, rowsAsCell(rows.map(row => row[key] ?? ''))]
  }
}
