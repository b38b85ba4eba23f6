import { columnOfReference } from '../column-letter.ts'
import { putCell } from '../put-cell.ts'
import { type Cell, emptyCell, type TableLimits, type TableRow } from '../table.ts'
import { TableError } from '../table-error.ts'
import { readEscapedText } from './escaped-text.ts'
import { numberCell } from './number-cell.ts'
import { generalFormat, type NumberFormat } from './number-format.ts'
import type { TextStore } from './text-store.ts'
import { walkXml, type XmlVisitor } from './walk-xml.ts'

export interface SheetContext {
  readonly strings: Pick<TextStore, 'at'>
  readonly formats: readonly NumberFormat[]
  readonly since1904: boolean
  readonly limits: TableLimits
}

type Attributes = Readonly<Record<string, string>>

const textCell = (text: string): Cell => (text === '' ? emptyCell : { text, type: 'text' })

/** A cell by its declared type (ECMA-376 part 1, 18.18.11, ST_CellType). */
const cellOf = (type: string, style: string, value: string, inline: string, context: SheetContext): Cell => {
  switch (type) {
    case 's':
      return textCell(context.strings.at(Number(value)) ?? '')
    case 'inlineStr':
      return textCell(readEscapedText(inline))
    case 'str':
      return textCell(readEscapedText(value))
    case 'b':
      return { text: /^(1|true)$/.test(value) ? 'TRUE' : 'FALSE', type: 'boolean' }
    case 'e':
      return { text: value, type: 'error' }
    case 'd':
      return { text: value.replace(/T00:00:00(\.0+)?Z?$/, ''), type: 'date' }
    default:
      return numberCell(value, context.formats[Number(style)] ?? generalFormat, context.since1904)
  }
}

/** Builds rows out of the elements of a sheet; those that are complete wait in `rows`. */
class RowBuilder implements XmlVisitor {
  readonly rows: TableRow[] = []
  private readonly context: SheetContext
  private row = 0
  private column = -1
  private cells: Cell[] = []
  private cell: Attributes = {}
  private value = ''
  private inline = ''
  private formula = false
  /** The element whose text counts: 'v', or 't' of an inline text. */
  private reading = ''
  private inReading = false

  constructor(context: SheetContext) {
    this.context = context
  }

  open(name: string, attributes: Attributes): void {
    if (name === 'c') this.openCell(attributes)
    else if (name === 'v' || name === 't') this.reading = name
    else if (name === 'f') this.formula = true
    else if (name === 'rPh') this.inReading = true
    else if (name === 'row') this.openRow(attributes)
  }

  text(text: string): void {
    if (this.reading === 'v') this.value += text
    else if (this.reading === 't' && !this.inReading) this.inline += text
  }

  close(name: string): void {
    if (name === 'v' || name === 't') this.reading = ''
    else if (name === 'c') this.closeCell()
    else if (name === 'rPh') this.inReading = false
    else if (name === 'row' && this.cells.some(cell => cell.text.trim() !== ''))
      this.rows.push({ row: this.row, cells: this.cells })
  }

  private openRow({ r }: Attributes): void {
    this.row = r === undefined ? this.row + 1 : Number(r)
    this.column = -1
    this.cells = []
    const { rows: limit } = this.context.limits
    if (!(this.row <= limit)) throw new TableError('tooManyRows', { row: this.row, limit })
  }

  private openCell(attributes: Attributes): void {
    this.cell = attributes
    this.column = columnOfReference(attributes.r ?? '') ?? this.column + 1
    this.value = ''
    this.inline = ''
    this.formula = false
  }

  private closeCell(): void {
    const found = cellOf(this.cell.t ?? 'n', this.cell.s ?? '0', this.value, this.inline, this.context)
    if (found.text === '' && !this.formula) return
    const cell: Cell = this.formula && found.type !== 'error' ? { text: found.text, type: 'formula' } : found
    putCell(this.cells, cell, { row: this.row, column: this.column }, this.context.limits)
  }
}

/** The rows of a sheet that have anything in them, as they are unpacked. */
export async function* sheetRows(
  pieces: AsyncIterable<string>,
  context: SheetContext,
): AsyncGenerator<TableRow> {
  const builder = new RowBuilder(context)
  for await (const _ of walkXml(pieces, builder)) yield* builder.rows.splice(0)
}
