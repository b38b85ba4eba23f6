/** Everything that can be wrong with a table, as a closed set; the texts belong to the code that shows them. */
const tableErrorCodes = [
  /** No kind of file that is read here: `found` says what, where it is known. */
  'unsupportedKind',
  /** An encrypted workbook, or a ZIP archive with encrypted parts. */
  'passwordProtected',
  /** Cut off, or not what its own headings say. */
  'damagedFile',
  /** Text that is in none of the encodings known here, or not in the one that was asked for. */
  'unreadable',
  /** UTF-8 but for line `row`, which is in another encoding. */
  'mixedEncodings',
  /** Not one filled cell. */
  'empty',
  /** No row that could be the header, or the `row` asked for is blank. */
  'noHeader',
  'sheetNotFound',
  /** A quotation mark opened in `row` is not closed where the cell ends. */
  'brokenQuotes',
  /** A file of references whose line `row` begins what it does not end, or is none. */
  'brokenReference',
  /** XML that ends in `row` before its element `found` does. */
  'xmlCutOff',
  /** An entity that is not one of XML's own. */
  'xmlEntity',
  /** No XML at `row` and `column`. */
  'brokenXml',
  /** JSON that ends in `row` before its lists and objects do. */
  'jsonCutOff',
  /** `found` at `row` and `column` is no value of JSON: NaN, a comment. */
  'jsonValue',
  /** No JSON at `row` and `column`. */
  'brokenJson',
  /** Elements, lists or objects within each other, in more than `limit` levels. */
  'tooDeep',
  /** A record, or a part of one, in line `row` that is longer or has more parts than any has. */
  'recordTooLarge',
  /** XML with entities of its own. */
  'doctype',
  'cellTooLong',
  'tooManyColumns',
  'tooManyRows',
  'tooLarge',
  /** A ZIP that is no workbook and has no table in it. */
  'archiveNoTable',
  /** A ZIP with several tables: `found` names some of them. */
  'archiveSeveralTables',
  /** A ZIP with more than `limit` files. */
  'archiveTooMany',
  /** A ZIP whose parts are packed smaller than files ever are, or unfold to more than `limit` gigabytes. */
  'archiveBomb',
  /** `found` in a ZIP is a link, or would lie outside the folder that it is unpacked into. */
  'archivePath',
  /** `found` in a ZIP is encrypted. */
  'archiveEncrypted',
  /** `found` in a ZIP is packed in a way that only some programs know. */
  'archiveMethod',
] as const

export type TableErrorCode = (typeof tableErrorCodes)[number]

export interface TableErrorParameters {
  /** 1-based, as a spreadsheet numbers it. */
  readonly row?: number
  /** 1-based. */
  readonly column?: number
  /** Limit that was exceeded. */
  readonly limit?: number
  /** Type the file has instead ('pdf', 'doc', 'image' …). */
  readonly found?: string
  readonly sheet?: string
  readonly encoding?: string
}

/** Thrown by reading and writing tables; the cause, where there is one, is for the log. */
export class TableError extends Error {
  readonly code: TableErrorCode
  readonly parameters: TableErrorParameters

  constructor(code: TableErrorCode, parameters: TableErrorParameters = {}, cause?: unknown) {
    super(`${code} ${JSON.stringify(parameters)}`, cause === undefined ? undefined : { cause })
    this.name = 'TableError'
    this.code = code
    this.parameters = parameters
  }
}
