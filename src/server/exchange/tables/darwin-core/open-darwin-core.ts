import { columnLetter } from '../column-letter.ts'
import { type Cell, emptyCell, type TableLimits, type TableReader, type TableRow } from '../table.ts'
import { TableError } from '../table-error.ts'
import { records } from '../text/records.ts'
import { type Archive, openArchive } from '../xlsx/archive.ts'
import { walkWholeXml } from '../xlsx/walk-xml.ts'

const cellOf = (text: string): Cell => (text === '' ? emptyCell : { text, type: 'text' })

/** A column of a file, by the term it is of: in the file, with a value where that is empty, or the same in every row. */
export interface TermColumn {
  readonly name: string
  readonly index?: number
  readonly value: string
}

/** A file of an archive as its description declares it. */
export interface ArchiveFile {
  /** The last part of the type of its rows: 'Occurrence', 'VernacularName'. */
  readonly name: string
  readonly parts: readonly string[]
  readonly encoding: string
  readonly separator: string
  /** Empty where nothing encloses cells. */
  readonly quote: string
  readonly headerLines: number
  readonly columns: readonly TermColumn[]
}

/** Returns the path of an archive's description (Darwin Core text guide, section 2), which may be in a folder. Undefined if there is none. */
const metaPart = ({ paths }: Archive): string | undefined =>
  paths.find(path => /^(?!__macosx\/)(?:[^/]+\/)?meta\.xml$/.test(path))

type Attributes = Readonly<Record<string, string>>

const escapes: Readonly<Record<string, string>> = { '\\t': '\t', '\\n': '\n', '\\r': '\r', '\\\\': '\\' }

/** '\t' is written as two signs. */
const sign = (text: string): string => text.replace(/\\[tnr\\]/g, each => escapes[each] ?? each)

const lastStep = (address = ''): string =>
  address.slice(Math.max(address.lastIndexOf('/'), address.lastIndexOf('#')) + 1)

const lowered = (attributes: Attributes): Attributes =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name.toLowerCase(), value]))

/** Terms are known by their last part, whatever its case: older archives write 'ScientificName'. */
const termName = (term: string): string => {
  const name = lastStep(term)
  return name.charAt(0).toLowerCase() + name.slice(1)
}

class MetaReading {
  readonly files: { file: Omit<ArchiveFile, 'parts' | 'columns'>; parts: string[]; columns: TermColumn[] }[] =
    []
  #text = ''

  open(name: string, given: Attributes): void {
    const attributes = lowered(given)
    this.#text = ''
    if (name === 'core' || name === 'extension') this.#begin(attributes)
    const current = this.files.at(-1)
    if (!current) return
    const index = attributes.index === undefined ? undefined : Number(attributes.index)
    if (name === 'id' || name === 'coreid')
      current.columns.push({ name: name === 'id' ? 'id' : 'coreid', value: '', index: index ?? 0 })
    if (name === 'field')
      current.columns.push({
        name: termName(attributes.term ?? ''),
        value: attributes.default ?? '',
        ...(index !== undefined && { index }),
      })
  }

  text(text: string): void {
    this.#text += text
  }

  close(name: string): void {
    if (name === 'location') this.files.at(-1)?.parts.push(this.#text.trim())
  }

  #begin(attributes: Attributes): void {
    this.files.push({
      file: {
        name: lastStep(attributes.rowtype) || 'core',
        encoding: attributes.encoding ?? 'utf-8',
        separator: sign(attributes.fieldsterminatedby ?? ','),
        quote: attributes.fieldsenclosedby ?? '"',
        headerLines: Number(attributes.ignoreheaderlines ?? 0),
      },
      parts: [],
      columns: [],
    })
  }
}

/** No two columns are called alike: the id of a record is often one of its terms besides. */
function named(columns: readonly TermColumn[]): TermColumn[] {
  const taken = new Set<string>()
  return columns.map(column => {
    let { name } = column
    for (let count = 2; taken.has(name); count++) name = `${column.name} (${count})`
    taken.add(name)
    return { ...column, name }
  })
}

/**
 * The files of a Darwin Core archive, the core first (Darwin Core text guide, TDWG 2009).
 * @throws TableError damagedFile, where the description names nothing that is there
 */
async function readMeta(archive: Archive, meta: string): Promise<readonly [ArchiveFile, ...ArchiveFile[]]> {
  const folder = meta.slice(0, meta.lastIndexOf('/') + 1)
  const reading = new MetaReading()
  await walkWholeXml(archive.text(meta), {
    open: (name, attributes) => reading.open(name, attributes),
    text: text => reading.text(text),
    close: name => reading.close(name),
  })
  const [core, ...extensions] = reading.files
    .map(({ file, parts, columns }) => ({
      ...file,
      parts: parts.map(part => folder + part),
      columns: named(columns),
    }))
    .filter(({ parts }) => parts.length > 0 && parts.every(archive.has))
  if (!core) throw new TableError('damagedFile')
  return [core, ...extensions]
}

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
 * A Darwin Core archive as a table: its core, or one of its extensions, which are offered like the sheets of a workbook. Columns are called
 * by their terms. Undefined for a ZIP file that is none.
 * @throws TableError damagedFile, sheetNotFound
 */
export async function openDarwinCore(
  path: string,
  limits: TableLimits,
  sheetName: string | undefined,
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
    const at = sheetName === undefined ? 0 : sheets.indexOf(sheetName)
    const file = files[at]
    if (!file) throw new TableError('sheetNotFound', { sheet: sheetName ?? '' })
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
