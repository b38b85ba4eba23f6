import { MergedCells, type MergedRange, mostMerged } from '../merged-cells.ts'
import { putCell } from '../put-cell.ts'
import type { Cell, TableLimits, TableRow } from '../table.ts'
import { TableError } from '../table-error.ts'
import { walkXml, type XmlVisitor } from '../xlsx/walk-xml.ts'
import { odsCell } from './ods-cell.ts'

type Attributes = Readonly<Record<string, string>>

/** Repetitions and spaces are counts that a file may put at will. */
const count = (written: string | undefined): number => {
  const number = Number(written ?? 1)
  return Number.isInteger(number) && number > 0 ? number : 1
}

/** Elements in a cell whose text is none of the cell's: notes, and drawings that lie on it. */
const asides: ReadonlySet<string> = new Set([
  'annotation',
  'frame',
  'custom-shape',
  'ruby-text',
  'detective',
  'table',
])

/** A row as it is written: one that is repeated is there once. */
interface RepeatedRow {
  readonly first: number
  readonly times: number
  readonly cells: readonly Cell[]
  /** Cells of it that are merged with those below. */
  readonly merged: readonly MergedRange[]
}

/** Builds the rows of one sheet; those that are complete wait in `rows`. */
class OdsReading implements XmlVisitor {
  readonly rows: RepeatedRow[] = []
  /** True behind the sheet. */
  over = false
  private readonly wanted: number
  private readonly limits: TableLimits
  private sheet = -1
  private inBook = false
  /** Tables within tables. */
  private depth = 0
  private row = 0
  private times = 1
  private column = 0
  private cells: Cell[] = []
  private merged: MergedRange[] = []
  private mergedCount = 0
  private cell: Attributes | undefined
  private covered = false
  private paragraphs: string[] = []
  private inParagraph = 0
  private aside = 0

  constructor(wanted: number, limits: TableLimits) {
    this.wanted = wanted
    this.limits = limits
  }

  private get here(): boolean {
    return this.depth === 1 && this.sheet === this.wanted && !this.over
  }

  open(name: string, attributes: Attributes): void {
    if (this.here && this.cell) {
      if (this.aside > 0 || asides.has(name)) this.aside++
      else this.openInCell(name, attributes)
      return
    }
    if (name === 'spreadsheet') this.inBook = true
    else if (name === 'dde-link') this.inBook = false
    else if (name === 'table' && this.inBook) {
      if (this.depth === 0) this.sheet++
      this.depth++
    } else if (this.here && name === 'table-row') {
      this.times = count(attributes['table:number-rows-repeated'])
      this.column = 0
      this.cells = []
      this.merged = []
    } else if (this.here && (name === 'table-cell' || name === 'covered-table-cell')) {
      this.cell = attributes
      this.covered = name === 'covered-table-cell'
      this.paragraphs = []
      this.inParagraph = 0
    }
  }

  text(text: string): void {
    if (this.cell && this.inParagraph > 0 && this.aside === 0) this.add(text.replace(/[\t\r\n ]+/g, ' '))
  }

  close(name: string): void {
    if (this.aside > 0) this.aside--
    else if (this.cell && (name === 'table-cell' || name === 'covered-table-cell')) this.closeCell(this.cell)
    else if (this.cell) {
      if (name === 'p' || name === 'h') this.inParagraph--
    } else if (name === 'dde-link') this.inBook = true
    else if (name === 'table' && this.inBook) {
      if (this.here) this.over = true
      this.depth--
    } else if (this.here && name === 'table-row') this.closeRow()
  }

  /** White space in it is written out (ODF 1.3 part 3, 6.1). */
  private openInCell(name: string, attributes: Attributes): void {
    if (name === 'p' || name === 'h') {
      if (this.inParagraph === 0) this.paragraphs.push('')
      this.inParagraph++
    } else if (name === 's')
      this.add(' '.repeat(Math.min(count(attributes['text:c']), this.limits.cellLength)))
    else if (name === 'tab') this.add('\t')
    else if (name === 'line-break') this.add('\n')
  }

  private add(text: string): void {
    const last = this.paragraphs.length - 1
    if (last < 0) return
    const paragraph = this.paragraphs[last] + text
    if (paragraph.length > this.limits.cellLength)
      throw new TableError('cellTooLong', {
        row: this.row + 1,
        column: this.column + 1,
        limit: this.limits.cellLength,
      })
    this.paragraphs[last] = paragraph
  }

  private closeCell(attributes: Attributes): void {
    const times = count(attributes['table:number-columns-repeated'])
    const cell = odsCell(attributes, this.paragraphs.join('\n'))
    this.cell = undefined
    if (!this.covered && cell.text.trim() !== '') {
      const place = { row: this.row + 1, column: this.column + times - 1 }
      putCell(this.cells, cell, place, this.limits)
      this.cells.fill(cell, this.column, this.column + times)
      const first = this.row + 1
      const last = this.row + count(attributes['table:number-rows-spanned'])
      if (last > first && this.mergedCount++ < mostMerged)
        this.merged.push({ column: this.column, first, last })
    }
    this.column += times
  }

  private closeRow(): void {
    const first = this.row + 1
    this.row += this.times
    if (this.cells.length === 0) return
    const { rows: limit } = this.limits
    if (this.row > limit) throw new TableError('tooManyRows', { row: limit + 1, limit })
    this.rows.push({ first, times: this.times, cells: this.cells, merged: this.merged })
  }
}

/**
 * The rows of a sheet that have anything in them, as they are unpacked. Repeated cells of a row count against its columns, repeated rows are
 * given out one by one.
 * @param at 0-based place of the sheet
 */
export async function* odsRows(
  pieces: AsyncIterable<string>,
  at: number,
  limits: TableLimits,
): AsyncGenerator<TableRow> {
  const reading = new OdsReading(at, limits)
  const filled = new MergedCells()
  for await (const _ of walkXml(pieces, reading)) {
    for (const { first, times, cells, merged } of reading.rows.splice(0)) {
      for (const range of merged) filled.add(range)
      for (let row = first; row < first + times; row++) yield filled.fill({ row, cells })
    }
    if (reading.over) return
  }
}
