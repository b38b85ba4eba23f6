import type { TextEncodingName } from '#model/exchange/text-encodings.ts'
import { type MergedRange, mostMerged } from '../merged-cells.ts'
import { putCell } from '../put-cell.ts'
import { type Cell, emptyCell, type TableLimits, type TableRow } from '../table.ts'
import { TableError } from '../table-error.ts'
import { decodeBytes } from '../text/decoder.ts'
import { numberCell } from '../xlsx/number-cell.ts'
import { generalFormat, type NumberFormat } from '../xlsx/number-format.ts'
import type { TextStore } from '../xlsx/text-store.ts'
import { type BiffRecord, biffRecords, RecordContents, recordIds } from './biff-records.ts'
import type { CompoundStream } from './compound-file.ts'

/** Facts of a workbook that the cells of its sheets count on. */
export interface XlsContext {
  readonly strings: Pick<TextStore, 'at'>
  /** By the number of a cell's style. */
  readonly formats: readonly NumberFormat[]
  readonly since1904: boolean
  /** True for Excel 97 and later: texts are in Unicode. */
  readonly unicode: boolean
  /** Encoding of texts that are not. */
  readonly encoding: TextEncodingName
  readonly limits: TableLimits
}

/** [MS-XLS] 2.5.10, BErr. */
const errors: Readonly<Record<number, string>> = {
  0: '#NULL!',
  7: '#DIV/0!',
  15: '#VALUE!',
  23: '#REF!',
  29: '#NAME?',
  36: '#NUM!',
  42: '#N/A',
}

const textCell = (text: string): Cell => (text === '' ? emptyCell : { text, type: 'text' })

const errorCell = (code: number): Cell => ({ text: errors[code] ?? '#N/A', type: 'error' })

const booleanCell = (value: number): Cell => ({ text: value === 0 ? 'FALSE' : 'TRUE', type: 'boolean' })

/** A number in 30 bits: whole, or the upper half of one with a fraction; either in hundredths ([MS-XLS] 2.5.217). */
const rkNumber = (rk: number): number => {
  let value: number
  if (rk & 2) value = rk >> 2
  else {
    const bytes = Buffer.alloc(8)
    bytes.writeInt32LE(rk & ~3, 4)
    value = bytes.readDoubleLE(0)
  }
  return rk & 1 ? value / 100 : value
}

/** A cell with its 0-based place. */
interface Placed {
  readonly row: number
  readonly column: number
  readonly cell: Cell
}

class SheetReading {
  private readonly records: Iterator<BiffRecord>
  private readonly context: XlsContext
  /** A formula whose text comes in a later record. */
  private waiting: Omit<Placed, 'cell'> | undefined

  constructor(records: Iterator<BiffRecord>, context: XlsContext) {
    this.records = records
    this.context = context
  }

  /** Cells of a record; none where it is about something else. */
  cellsOf({ id, data }: BiffRecord): readonly Placed[] {
    if (id === recordIds.string) return this.formulaText(data)
    switch (id) {
      case recordIds.labelSst:
        return this.one(data, textCell(this.context.strings.at(data.readUInt32LE(6)) ?? ''))
      case recordIds.label:
      case recordIds.rString:
        return this.one(data, textCell(this.textIn(data, 6)))
      case recordIds.number:
        return this.one(data, this.number(data.readDoubleLE(6), data.readUInt16LE(4)))
      case recordIds.rk:
        return this.one(data, this.number(rkNumber(data.readInt32LE(6)), data.readUInt16LE(4)))
      case recordIds.boolErr:
        return this.one(data, data[7] ? errorCell(data.readUInt8(6)) : booleanCell(data.readUInt8(6)))
      case recordIds.formula:
        return this.formula(data)
      case recordIds.mulRk:
        return this.numbers(data)
      default:
        return []
    }
  }

  private one(data: Buffer, cell: Cell): Placed[] {
    return [{ row: data.readUInt16LE(0), column: data.readUInt16LE(2), cell }]
  }

  private number(value: number, style: number): Cell {
    const { formats, since1904 } = this.context
    return numberCell(String(value), formats[style] ?? generalFormat, since1904)
  }

  private numbers(data: Buffer): Placed[] {
    const row = data.readUInt16LE(0)
    const first = data.readUInt16LE(2)
    const count = Math.floor((data.length - 6) / 6)
    return Array.from({ length: count }, (_, at) => ({
      row,
      column: first + at,
      cell: this.number(rkNumber(data.readInt32LE(6 + at * 6)), data.readUInt16LE(4 + at * 6)),
    }))
  }

  /** The last result: a number, or by two bytes of ones that it is something else ([MS-XLS] 2.5.133). */
  private formula(data: Buffer): Placed[] {
    const place = { row: data.readUInt16LE(0), column: data.readUInt16LE(2) }
    this.waiting = undefined
    if (data.readUInt16LE(12) !== 0xffff) {
      const { text } = this.number(data.readDoubleLE(6), data.readUInt16LE(4))
      return [{ ...place, cell: { text, type: 'formula' } }]
    }
    const kind = data[6]
    if (kind === 0) this.waiting = place
    if (kind === 1)
      return [{ ...place, cell: { text: booleanCell(data.readUInt8(8)).text, type: 'formula' } }]
    return kind === 2 ? [{ ...place, cell: errorCell(data.readUInt8(8)) }] : []
  }

  private formulaText(data: Buffer): Placed[] {
    const place = this.waiting
    this.waiting = undefined
    return place ? [{ ...place, cell: { text: this.textIn(data, 0), type: 'formula' } }] : []
  }

  private textIn(data: Buffer, from: number): string {
    const contents = new RecordContents(data, this.records)
    contents.skip(from)
    const count = contents.uint16()
    if (count === 0) return ''
    return this.context.unicode
      ? contents.characters(count, contents.uint8())
      : decodeBytes(contents.bytes(count), this.context.encoding)
  }
}

/** The cells of a sheet that are merged over several rows ([MS-XLS] 2.4.168), which are told behind all rows. */
export function mergedRanges(stream: CompoundStream, start: number): readonly MergedRange[] {
  const ranges: MergedRange[] = []
  let depth = 0
  for (const { id, data } of biffRecords(stream, start)) {
    if (id === recordIds.bof) depth++
    else if (id === recordIds.eof) depth--
    if (depth === 0 || ranges.length >= mostMerged) break
    if (depth > 1 || id !== recordIds.mergeCells) continue
    const count = Math.min(data.readUInt16LE(0), Math.floor((data.length - 2) / 8))
    for (let at = 2; at < 2 + count * 8; at += 8) {
      const [first, last] = [data.readUInt16LE(at) + 1, data.readUInt16LE(at + 2) + 1]
      if (last > first) ranges.push({ column: data.readUInt16LE(at + 4), first, last })
    }
  }
  return ranges.toSorted((one, other) => one.first - other.first)
}

/**
 * The rows of a sheet that have anything in them. Charts within it are passed over.
 * @param start place of its first record
 * @throws TableError damagedFile where rows go backwards, or records end before the sheet does
 */
export function* xlsRows(stream: CompoundStream, start: number, context: XlsContext): Generator<TableRow> {
  const records = biffRecords(stream, start)
  const reading = new SheetReading(records, context)
  const { limits } = context
  let depth = 0
  let row = 0
  let cells: Cell[] = []
  const isFilled = (): boolean => cells.some(({ text }) => text.trim() !== '')
  for (const record of records) {
    if (record.id === recordIds.bof) depth++
    else if (record.id === recordIds.eof) depth--
    if (depth === 0) {
      if (isFilled()) yield { row, cells }
      return
    }
    if (depth > 1) continue
    for (const placed of reading.cellsOf(record)) {
      if (placed.row + 1 !== row) {
        if (placed.row + 1 < row) throw new TableError('damagedFile', { row: placed.row + 1 })
        if (isFilled()) yield { row, cells }
        row = placed.row + 1
        cells = []
      }
      if (row > limits.rows) throw new TableError('tooManyRows', { row, limit: limits.rows })
      if (placed.cell.text !== '') putCell(cells, placed.cell, { row, column: placed.column }, limits)
    }
  }
  throw new TableError('damagedFile')
}
