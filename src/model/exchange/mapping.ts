import type { Language } from '../languages.ts'

/** How the text of a column becomes values. Dates, numbers, measures, terms are read by the kind of their field; these read more. */
export const readers = [
  'value',
  /** 'H: 13 x W: 7 7/8 in. (33 x 20 cm)': a row a measurement. */
  'dimensions',
  /** 'Léon Gruel (French, 1841-1923) [Binder] | Persian [Artist]': a row a maker, a person or a culture. */
  'makers',
  /** '[Signature] Yoshitora ga; [Label] Paris': a row a text, with its type. */
  'inscriptions',
  /** 'Henry Walters, Baltimore, 1902, by purchase; …': a row an owner. */
  'owners',
  /** 'Pasqui 1911, 338–39; Blake 1936, 83': a row a work, with the pages. */
  'references',
  /** 'French, c. 1755 - 1802', 'active late 18th century': the beginning; `with` says where '{end}' and '{active}' go. */
  'life',
  /** The coded years beside a date: astronomical or B.C. as negative numbers, 0 for 'not coded'. */
  'firstYear',
  'lastYear',
] as const

export type ReaderName = (typeof readers)[number]

/** Where the text of a column goes, and what is done to it on the way, in the order in which it stands here. */
export interface Target {
  /** Path of a field, or one of the keys: '@id', '@version', '@key'. */
  readonly path: string
  readonly reader?: ReaderName | undefined
  /** Texts that mean that there is nothing: 'n.d.', 'none'. Case does not count. */
  readonly empty?: readonly string[] | undefined
  /** Texts and what they are to be; case does not count. */
  readonly values?: Readonly<Record<string, string>> | undefined
  readonly replace?: readonly (readonly [find: string, by: string])[] | undefined
  /** Separators between several values. Without them rows of a list are told apart by ' | '. */
  readonly split?: readonly string[] | undefined
  /** Of several values. Default all. */
  readonly take?: 'first' | 'rest' | undefined
  /** Goes before the text where several columns share a field: 'Dynasty: '. */
  readonly prefix?: string | undefined
  /** Goes behind the text: ' m' where the column's name has the unit. */
  readonly suffix?: string | undefined
  /**
   * Between the texts of several columns that share a field. Default a space, in long texts a new line; columns that share a field of a
   * list make rows of it each unless this says that their texts are one.
   */
  readonly join?: string | undefined
  /** Its turn among columns that share a field; those without one come first, in the order of the file. */
  readonly turn?: number | undefined
  /** Only in rows where other columns say one of these; case does not count. */
  readonly when?: Readonly<Record<string, readonly string[]>> | undefined
  /** Further fields of the same row of a list, by path, with what they are to say. */
  readonly with?: Readonly<Record<string, string>> | undefined
  /** What an empty cell is: nothing wrong, something to look at, or the reason to leave the row out. */
  readonly whenEmpty?: 'warn' | 'refuse' | undefined
  /**
   * Of a link, what is done where no card is called so or known by that number: the row is left out, or a card is made that has the name
   * and no more. Without it a plain name stays where the field takes one.
   */
  readonly missing?: 'refuse' | 'create' | undefined
}

export interface ColumnMapping {
  /** The column's name in the header. */
  readonly column: string
  /** Nowhere: the column is passed over. */
  readonly targets: readonly Target[]
}

/**
 * create: new cards only, a number that is there is refused. update: cards that are there only. createAndUpdate: both.
 * skipExisting: new cards only, those that are there are passed over. add: each row of the table adds to cards that are there, rows to
 * their lists and what their empty fields lack; what is there already is not doubled, and nothing is changed.
 */
export const importModes = ['create', 'update', 'createAndUpdate', 'skipExisting', 'add'] as const
export type ImportMode = (typeof importModes)[number]

/**
 * By what a row's card is found: its own number, the id of an exported table, a number it is known by elsewhere ('ULAN:500115588'), or its
 * title. The last two are asked of the column that goes to '@key'.
 */
export const matchKeys = ['number', 'id', 'identifier', 'title'] as const
export type MatchKey = (typeof matchKeys)[number]

/** Whether cards that are there are changed. */
export const changesCards = (mode: ImportMode): boolean =>
  mode === 'update' || mode === 'createAndUpdate' || mode === 'add'

/** How a table becomes cards. Kept under a name it is a profile, for every table of the same make. */
export interface Mapping {
  readonly mode: ImportMode
  readonly match: MatchKey
  /** Terms that are not there are added, in vocabularies open to additions. */
  readonly createTerms: boolean
  /** Text that fits nowhere is kept in the remarks; otherwise its row is left out. */
  readonly keepUnmatched: boolean
  /** An empty cell empties the field of a card that is there; otherwise it says nothing. */
  readonly emptyClears: boolean
  /** The language the table is written in: of its dates, terms and texts for the public. */
  readonly language: Language
  /** Fields that get the same value in every card, by path, as a cell would say it. Cards that have one keep it. */
  readonly constants: Readonly<Record<string, string>>
  readonly columns: readonly ColumnMapping[]
}

/** Paths beside those of fields: the keys of an exported table, and what finds a card in other ways. */
export const keyPaths = ['@id', '@version', '@key'] as const

/** Stands in an exported cell whose text is longer than a workbook's cell holds: it stays as it is. */
export const unchangedMark = '@unchanged'
