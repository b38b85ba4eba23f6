import type { Problem } from '../validation/validators.ts'

/** error: the row is rejected. warning: it is loaded and should be checked. note: an automatic interpretation. */
export const severities = ['error', 'warning', 'note'] as const
export type Severity = (typeof severities)[number]

/** All messages about rows, as a closed set; their texts are at `import.messages.<kind>`. */
export const messageKinds = {
  /** An invalid value; `problem` gives the reason. */
  invalid: 'error',
  /** The cell contains a spreadsheet error. */
  cellError: 'error',
  missingNumber: 'error',
  missingValue: 'error',
  /** An earlier row of the file has the same number: `row`. */
  duplicateInFile: 'error',
  /** A record already has the number, and only new ones are created. */
  numberTaken: 'error',
  /** No record has the number or id, and none may be created. */
  cardNotFound: 'error',
  /** No record of this museum has the key of an exported table: it was deleted, or the table does not say whose it is. */
  keyNotFound: 'error',
  yearsReversed: 'error',
  /** The vocabulary has no such term. */
  unknownTerm: 'error',
  /** The list that the museum offers in the field has no such term, and takes no others. */
  notInList: 'error',
  unknownLink: 'error',
  /** Several records (`count`) have this name or identifier. */
  ambiguousLink: 'error',
  ambiguousCard: 'error',
  /** The record was edited since the export, in the same fields. */
  conflict: 'error',
  /** Someone is editing the record. */
  locked: 'error',
  /** An unknown term or other unmatched text was added to the remarks. */
  keptAsRemark: 'warning',
  /** A term from elsewhere in the vocabulary, not in the list that the museum offers in the field: linked all the same. */
  outsideList: 'warning',
  /** Several records have this name: stored as a plain name. */
  ambiguousName: 'warning',
  /** Kept as one name, though it may mean several makers. */
  maybeSeveral: 'warning',
  /** The row of the linked record was not loaded. */
  linkNotLoaded: 'warning',
  /** The linked record of another museum is not here yet: it comes with another of its tables. */
  linkNotYet: 'warning',
  emptyValue: 'warning',
  dateNotUnderstood: 'warning',
  /** Words were left out, a figure was guessed, or one of several dates was taken. */
  dateReadInPart: 'warning',
  /** The record was edited since, in other fields: both changes are retained. */
  changedSince: 'warning',
  /** No file of the archive has this name, or there is no archive. */
  pictureMissing: 'warning',
  /** Several files of the archive have this name, in different folders. */
  ambiguousPicture: 'warning',
  /** The picture was not attached: it is no file that is kept, or was not to be had. Found out after the load. */
  pictureFailed: 'warning',
  /** A different value in a column the product fills in itself. */
  derivedIgnored: 'warning',
  /** No record has this name: one is created. */
  newLink: 'note',
  /** A name in another museum's table that no record has here: a plain name, or a record that is still to come. */
  nameNotYet: 'note',
  /** No record has this name: it is stored as a plain name. */
  nameNotLinked: 'note',
  /** The name is left out, as somebody decided. */
  leftOut: 'note',
  formula: 'note',
  /** The text of a cell above, which is merged with this one. */
  mergedCell: 'note',
  numberAsNumber: 'note',
  spaces: 'note',
  /** '15/06/1850' is read as 15 June. */
  dayFirst: 'note',
  /** Text that looks like HTML is treated as text. */
  markup: 'note',
  blankRow: 'note',
  summaryRow: 'note',
} as const satisfies Record<string, Severity>

export type MessageKind = keyof typeof messageKinds

/** A message about a row. */
export interface Message {
  readonly kind: MessageKind
  /** Name of the column; absent for the row as a whole. */
  readonly column?: string | undefined
  /** Path of the field, if any. */
  readonly path?: string | undefined
  /** The value in the cell. */
  readonly value?: string | undefined
  readonly problem?: Problem | undefined
  /** Another row concerned. */
  readonly row?: number | undefined
  /** Number of records concerned. */
  readonly count?: number | undefined
}

export const severityOf = ({ kind }: Pick<Message, 'kind'>): Severity => messageKinds[kind]

/** Outcome of a row, actual or predicted. 'none' are blank rows and totals. */
export const outcomes = ['created', 'updated', 'unchanged', 'skipped', 'refused', 'none'] as const
export type Outcome = (typeof outcomes)[number]
