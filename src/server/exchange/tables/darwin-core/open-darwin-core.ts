import { columnLetter } from '../column-letter.ts'
import { type Cell, emptyCell, type TableLimits, type TableReader, type TableRow } from '../table.ts'
import { TableError } from '../table-error.ts'
import { records } from '../text/records.ts'
import { type Archive, openArchive } from '../xlsx/archive.ts'
import { type ArchiveFile, metaPart, readMeta } from './read-meta.ts'

const cellOf = (text: string): Cell => (text === '' ? emptyCell : { text, type: 'text' })

async function* rowsOf(archive: Archive, file: ArchiveFile, limits: TableLimits): AsyncGenerator<TableRow> {
  let row = 0
  for (const part of file.parts) {
    let line = 0
    const dialect = { separator: file.separator, quoted: file.quote !== '', quote: file.quote }
    for await (const texts of records(archive.text(part, file.encoding), dialect)) {
      row++
      line++
      if (line <= file.headerLines || !texts.some(text => text.trim() !== '')) continue
      if (row > limits.rows) throw new TableError('tooManyRows', { row, limit: limits.rows })
      const long = texts.findIndex(({ length }) => length > limits.cellLength)
      if (long !== -1)
        throw new TableError('cellTooLong', { row, column: long + 1, limit: limits.cellLength })
      yield {
        row,
        cells: file.columns.map(({ index, value }) =>
          cellOf((index === undefined ? '' : (texts[index] ?? '')) || value),
        ),
      }
    }
  }
}

/** Extensions of one kind may come twice. */
const namesOf = (files: readonly ArchiveFile[]): readonly string[] =>
  files.map(({ name }, at) =>
    files.slice(0, at).some(other => other.name === name) ? `${name} (${at + 1})` : name,
  )

/**
 * A Darwin Core archive as a table: its core, or one of its extensions, which are told like the sheets of a workbook. Columns are called
 * by their terms. Undefined for a ZIP file that is none.
 * @throws TableError damagedFile, sheetNotFound
 */
export async function openDarwinCore(
  path: string,
  limits: TableLimits,
  asked: string | undefined,
  dispose: () => Promise<void>,
): Promise<TableReader | undefined> {
  const archive = await openArchive(path, limits)
  const meta = metaPart(archive)
  if (meta === undefined) {
    archive.close()
    return undefined
  }
  try {
    const files = await readMeta(archive, meta)
    const sheets = namesOf(files)
    const at = asked === undefined ? 0 : sheets.indexOf(asked)
    const file = files[at]
    if (!file) throw new TableError('sheetNotFound', { sheet: asked ?? '' })
    if (file.columns.length > limits.columns)
      throw new TableError('tooManyColumns', { row: 1, column: file.columns.length, limit: limits.columns })
    return {
      kind: 'dwca',
      encoding: null,
      separator: null,
      sheets,
      sheet: sheets[at] ?? null,
      headerRow: file.headerLines,
      columns: file.columns.map(({ name }, index) => ({ index, name, letter: columnLetter(index) })),
      async sample(count) {
        const taken: TableRow[] = []
        for await (const row of rowsOf(archive, file, limits)) {
          if (taken.length >= count) break
          taken.push(row)
        }
        return taken
      },
      rows: () => rowsOf(archive, file, limits),
      skippedRows: [],
      async close() {
        archive.close()
        await dispose()
      },
    }
  } catch (error) {
    archive.close()
    throw error
  }
}
