import { rowsAsCell } from '#model/engine/cells.ts'
import type { TreeKind } from '#model/exchange/file-kinds.ts'
import type { Standard } from '#model/exchange/standards/standard.ts'
import { standardOf, standardWith } from '#model/exchange/standards.ts'
import { columnLetter } from '../column-letter.ts'
import type { Spool } from '../spool.ts'
import { type Cell, emptyCell, type TableLimits, type TableReader, type TableRow } from '../table.ts'
import { TableError } from '../table-error.ts'
import { detectEncoding } from '../text/encoding.ts'
import { fileMakerStandard, isFileMaker } from './filemaker.ts'
import { findRecords, StructureReading } from './find-records.ts'
import { recordRows } from './record-cells.ts'
import { type RecordFinder, RecordReading } from './record-reading.ts'
import { ownText, type WalkTree } from './tree-events.ts'
import { rootName, walkJson } from './walk-json.ts'
import { walkXml } from './walk-xml.ts'
import { xmlEncoding } from './xml-encoding.ts'

/** The trees of a file, and what is known of them. */
interface Tree {
  readonly kind: TreeKind
  readonly walk: WalkTree
  readonly finder: RecordFinder
  readonly standard: Standard | undefined
}

type Row = ReadonlyMap<string, readonly string[]>

/** Rows of a file, one record in memory at a time. */
async function* rowsOf({ walk, finder, standard }: Tree): AsyncGenerator<Row> {
  const reading = new RecordReading(finder)
  for await (const _ of walk(reading))
    for (const found of reading.take())
      for (const row of recordRows(found, standard)) if (row.size > 0) yield row
}

/** Columns in the order in which records have them: one that comes later stands behind the one it follows. */
class Columns {
  readonly #names: string[] = []
  readonly #places = new Map<string, number>()
  /** Columns of which a record has several values. */
  readonly several = new Set<string>()
  readonly #limit: number

  constructor(limit: number) {
    this.#limit = limit
  }

  get names(): readonly string[] {
    return this.#names
  }

  add(row: Row, number: number): void {
    let last = -1
    for (const [name, texts] of row) {
      last = this.#places.get(name) ?? this.#insert(name, last + 1, number)
      if (texts.length > 1) this.several.add(this.#names[last] ?? name)
    }
  }

  #insert(name: string, at: number, row: number): number {
    this.#names.splice(at, 0, ownText(name))
    if (this.#names.length > this.#limit)
      throw new TableError('tooManyColumns', { row, column: this.#names.length, limit: this.#limit })
    for (const [place, each] of this.#names.entries()) this.#places.set(each, place)
    return at
  }
}

async function columnsOf(tree: Tree, limits: TableLimits): Promise<Columns> {
  const columns = new Columns(limits.columns)
  let number = 0
  for await (const row of rowsOf(tree)) {
    number++
    if (number > limits.rows) throw new TableError('tooManyRows', { row: number, limit: limits.rows })
    columns.add(row, number)
  }
  if (number === 0) throw new TableError('empty')
  return columns
}

const cellOf = (text: string): Cell => (text === '' ? emptyCell : { text, type: 'text' })

async function* tableRows(tree: Tree, columns: Columns, limits: TableLimits): AsyncGenerator<TableRow> {
  let row = 0
  for await (const values of rowsOf(tree)) {
    row++
    const cells = columns.names.map((name, at) => {
      const texts = values.get(name) ?? []
      // Signs between values are escaped only where there may be such: most texts stay as they are.
      const text = columns.several.has(name) ? rowsAsCell(texts) : (texts[0] ?? '')
      if (text.length > limits.cellLength)
        throw new TableError('cellTooLong', { row, column: at + 1, limit: limits.cellLength })
      return cellOf(text)
    })
    yield { row, cells }
  }
}

async function tableOf(tree: Tree, limits: TableLimits, dispose: () => Promise<void>): Promise<TableReader> {
  const columns = await columnsOf(tree, limits)
  const rows = (): AsyncGenerator<TableRow> => tableRows(tree, columns, limits)
  return {
    kind: tree.kind,
    encoding: null,
    separator: null,
    sheets: [],
    sheet: null,
    headerRow: 0,
    columns: columns.names.map((name, index) => ({ index, name, letter: columnLetter(index) })),
    async sample(count) {
      const taken: TableRow[] = []
      if (count > 0)
        for await (const row of rows()) {
          taken.push(row)
          if (taken.length >= count) break
        }
      return taken
    },
    rows,
    skippedRows: [],
    close: dispose,
  }
}

/** Elements at the beginning of a file by which a standard is known. */
const telling = 2000

/** Names of elements at the beginning of a file. */
async function namesIn(walk: WalkTree): Promise<ReadonlySet<string>> {
  const names = new Set<string>()
  let count = 0
  const visitor = {
    open(name: string) {
      if (count++ < telling) names.add(name)
    },
    text() {},
    close() {},
  }
  for await (const _ of walk(visitor)) if (count >= telling) break
  return names
}

/** Elements that XML of another purpose begins with: pages, drawings, workbooks saved as XML. */
const otherRoots: Readonly<Record<string, string>> = { html: 'html', svg: 'image', Workbook: 'xml' }

const otherRoot = (names: ReadonlySet<string>): string | undefined =>
  new Map(Object.entries(otherRoots)).get([...names][0] ?? '')

async function structureOf(walk: WalkTree): Promise<StructureReading> {
  const structure = new StructureReading()
  for await (const _ of walk(structure));
  return structure
}

/** The beginning of a file as far as its signs are ASCII, in whatever encoding. */
const asciiOf = (beginning: Buffer): string =>
  beginning
    .toString('latin1')
    .replaceAll('\0', '')
    .replace(/^(?:\u00ef\u00bb\u00bf|\u00fe\u00ff|\u00ff\u00fe)/, '')

const beginsXml = /^\s*<(?:\?xml\b|!--|!doctype\b|[a-z_\u00c0-\u00ff][^\s<>/=,;"]*(?:\s[^<>]*)?\/?>)/i

/** An object, or a list of such. */
const beginsJson = /^\s*(?:\[\s*(?:[[{\]]|$)|\{\s*(?:"|\}|$))/

/**
 * XML as a table: a record of it is a row. Its standard is known by its elements, the structure of others is found out.
 * @throws TableError
 */
async function openXml(
  walk: WalkTree,
  limits: TableLimits,
  dispose: () => Promise<void>,
): Promise<TableReader> {
  const names = await namesIn(walk)
  const found = otherRoot(names)
  if (found) throw new TableError('unsupportedKind', { found })
  const kind = isFileMaker(names) ? 'xml' : standardWith(names)
  const standard = isFileMaker(names) ? await fileMakerStandard(walk) : kind && standardOf(kind)
  if (!kind || !standard) {
    const finder = findRecords(await structureOf(walk))
    return tableOf({ kind: 'xml', walk, finder, standard }, limits, dispose)
  }
  const finder: RecordFinder = {
    nested: standard.nested,
    isRecord: path => standard.records.has(path.at(-1) ?? ''),
  }
  return tableOf({ kind, walk, finder, standard }, limits, dispose)
}

/**
 * JSON or JSON Lines as a table: the objects of its largest list are the rows.
 * @throws TableError
 */
async function openJson(
  walk: WalkTree,
  limits: TableLimits,
  dispose: () => Promise<void>,
): Promise<TableReader> {
  const structure = await structureOf(walk)
  const root = structure.root.inside.get(rootName)
  const kind = root && root.count > 1 && !root.isListed ? 'jsonl' : 'json'
  return tableOf({ kind, walk, finder: findRecords(structure), standard: undefined }, limits, dispose)
}

/**
 * XML, JSON or JSON Lines as a table; undefined for other texts.
 * @param encoding where it is known better than the file tells it
 * @throws TableError
 */
export async function openTree(
  { path, dispose }: Spool,
  beginning: Buffer,
  limits: TableLimits,
  encoding: string | undefined,
): Promise<TableReader | undefined> {
  const begins = asciiOf(beginning)
  if (beginsXml.test(begins)) {
    const written = await xmlEncoding(path, beginning, encoding)
    return openXml(visitor => walkXml(path, written, visitor), limits, dispose)
  }
  if (!beginsJson.test(begins)) return undefined
  const written = encoding ?? (await detectEncoding(path, beginning))
  return openJson(visitor => walkJson(path, written, visitor), limits, dispose)
}
