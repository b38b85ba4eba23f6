export const separators = [',', ';', '\t', '|'] as const
export type Separator = (typeof separators)[number]

/** Dialect of a table in a text file. */
export interface Dialect {
  readonly separator: string
  /** False where quotation marks are text like any other, as in many tab-separated exports. */
  readonly quoted: boolean
  /** The mark, where it is another than usual. */
  readonly quote?: string
}

/** One whose separator is among those that are looked for. */
export interface UsualDialect extends Dialect {
  readonly separator: Separator
}
