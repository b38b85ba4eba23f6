export { type ReadTableOptions, readTable } from './read-table.ts'
export type { RecordsReader } from './records.ts'
export { type Spool, spool } from './spool.ts'
export {
  type Cell,
  type CellType,
  defaultLimits,
  type TableColumn,
  type TableKind,
  type TableLimits,
  type TableReader,
  type TableRow,
} from './table.ts'
export {
  TableError,
  type TableErrorCode,
  type TableErrorParameters,
} from './table-error.ts'
export { type Separator, separators } from './text/dialect.ts'
export type { WritableCell, WritableColumn, WritableTable } from './write-table.ts'
export { writeTable } from './write-table.ts'
