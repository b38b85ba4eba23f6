export const separators = [',', ';', '\t', '|'] as const
export type Separator = (typeof separators)[number]

/** How a text file writes a table. */
export interface Dialect {
  readonly separator: Separator
  /** False where quotation marks are text like any other, as in many tab-separated exports. */
  readonly quoted: boolean
}
