import type { Problem } from '../validation/validators.ts'

/** error: the row is not loaded. warning: it is, and deserves a look. note: what the product made of it by itself. */
export const severities = ['error', 'warning', 'note'] as const
export type Severity = (typeof severities)[number]

/** Everything an import can say about a row, as a closed set; the texts lie under `import.messages.<kind>`. */
export const messageKinds = {
  /** A value its field cannot take; `problem` says why. */
  invalid: 'error',
  /** A cell that holds an error of the spreadsheet. */
  cellError: 'error',
  missingNumber: 'error',
  missingValue: 'error',
  /** The same number stands in an earlier row of the file: `row`. */
  duplicateInFile: 'error',
  /** A card has the number already, and only new ones are made. */
  numberTaken: 'error',
  /** No card has the number or id, and none is to be made. */
  cardNotFound: 'error',
  yearsReversed: 'error',
  /** No such term in the vocabulary. */
  unknownTerm: 'error',
  unknownLink: 'error',
  /** Several cards (`count`) are called so, or known by that number. */
  ambiguousLink: 'error',
  ambiguousCard: 'error',
  /** The card was changed since the table was exported, in the same fields. */
  conflict: 'error',
  /** Somebody is editing the card. */
  locked: 'error',
  /** An unknown term or another text that fits nowhere, kept in the remarks. */
  keptAsRemark: 'warning',
  /** Several cards are called so: it stays a plain name. */
  ambiguousName: 'warning',
  /** The card it is to be linked with stands in a row that was not loaded. */
  linkNotLoaded: 'warning',
  emptyValue: 'warning',
  dateNotUnderstood: 'warning',
  /** The card was changed since, in other fields: both stay. */
  changedSince: 'warning',
  /** A column that the product fills in by itself says something else. */
  derivedIgnored: 'warning',
  /** No card is called so: one is made. */
  newLink: 'note',
  formula: 'note',
  numberAsNumber: 'note',
  spaces: 'note',
  /** '15/06/1850' is the 15th of June. */
  dayFirst: 'note',
  /** Text that looks like HTML is text. */
  markup: 'note',
  blankRow: 'note',
  summaryRow: 'note',
} as const satisfies Record<string, Severity>

export type MessageKind = keyof typeof messageKinds

/** Something said about a row. */
export interface Message {
  readonly kind: MessageKind
  /** Name of the column; absent where it is about the row as a whole. */
  readonly column?: string | undefined
  /** Path of the field, where it is about one. */
  readonly path?: string | undefined
  /** What stood there. */
  readonly value?: string | undefined
  readonly problem?: Problem | undefined
  /** Another row that is spoken of. */
  readonly row?: number | undefined
  /** How many cards are spoken of. */
  readonly count?: number | undefined
}

export const severityOf = ({ kind }: Pick<Message, 'kind'>): Severity => messageKinds[kind]

/** What became of a row, or would. 'none' are blank rows and totals. */
export const outcomes = ['created', 'updated', 'unchanged', 'skipped', 'refused', 'none'] as const
export type Outcome = (typeof outcomes)[number]
