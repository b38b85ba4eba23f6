/** A Date is a day where it is midnight in UTC, else a moment. */
export type WritableCell = string | number | Date | null

export interface WritableColumn {
  readonly name: string
  /** In characters. */
  readonly width?: number | undefined
  /** Offered as a drop-down list in a workbook; other values can still be typed. */
  readonly options?: readonly string[] | undefined
}

export interface WritableTable {
  readonly columns: readonly WritableColumn[]
  readonly rows: AsyncIterable<readonly WritableCell[]>
  /** Name of the sheet in a workbook; characters Excel does not allow are left out. */
  readonly sheetName: string
  /** Names of columns that a workbook hides (keys for reading it back); a CSV file shows them. */
  readonly hiddenColumns?: readonly string[] | undefined
}
