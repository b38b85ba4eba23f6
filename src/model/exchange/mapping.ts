import type { Language } from '../languages.ts'

/** Readers of column text. Dates, numbers, measures and terms are parsed by the kind of their field; these parse more. */
export const readers = [
  'value',
  /** 'H: 13 x W: 7 7/8 in. (33 x 20 cm)': one row per measurement. */
  'dimensions',
  /** 'Léon Gruel (French, 1841-1923) [Binder] | Persian [Artist]': one row per maker, a person or a culture. */
  'makers',
  /** '[Signature] Yoshitora ga; [Label] Paris': one row per text, with its type. */
  'inscriptions',
  /** 'Henry Walters, Baltimore, 1902, by purchase; …': one row per owner. */
  'owners',
  /** 'Pasqui 1911, 338–39; Blake 1936, 83': one row per work, with pages. */
  'references',
  /** 'French, c. 1755 - 1802', 'active late 18th century': the beginning; `with` maps '{end}' and '{active}'. */
  'life',
  /** Coded years beside a date: astronomical, or BC as negative numbers; 0 means 'not coded'. */
  'firstYear',
  'lastYear',
] as const

export type ReaderName = (typeof readers)[number]

/** Target of a column's text, and the steps applied to it, in the order listed. */
export interface Target {
  /** Path of a field, one of the keys '@id', '@version', '@key', '@museum', or '@pictures'. */
  readonly path: string
  readonly reader?: ReaderName | undefined
  /** Texts that mean 'empty': 'n.d.', 'none'. Case is ignored. */
  readonly empty?: readonly string[] | undefined
  /** Replacements for texts; case is ignored. */
  readonly values?: Readonly<Record<string, string>> | undefined
  readonly replace?: readonly (readonly [find: string, by: string])[] | undefined
  /** Separators between several values. By default rows of a list are separated by ' | '. */
  readonly split?: readonly string[] | undefined
  /** Selects among several values. Default: all. */
  readonly take?: 'first' | 'rest' | undefined
  /** Text prepended when several columns share a field: 'Dynasty: '. */
  readonly prefix?: string | undefined
  /** Text appended: ' m' when the unit is in the column's name. */
  readonly suffix?: string | undefined
  /**
   * Separator between columns that share a field; by default a space, in long texts a line break. Columns that share a field of a list make
   * a row each, unless this is set. A reader is given the joined text.
   */
  readonly join?: string | undefined
  /** Position among columns that share a field; those without one come first, in the order of the file. */
  readonly turn?: number | undefined
  /** Only in rows where other columns have one of these values; case is ignored. */
  readonly when?: Readonly<Record<string, readonly string[]>> | undefined
  /** Further fields of the same list row with their values, by path; for life dates the parts of the text: '{end}'. */
  readonly with?: Readonly<Record<string, string>> | undefined
  /** Treatment of an empty cell: accepted, a warning, or a reason to reject the row. */
  readonly whenEmpty?: 'warn' | 'refuse' | undefined
  /**
   * Treatment of a link without a matching record: the row is rejected, or a record is created with that name. By default a plain name is
   * stored where the field allows one.
   */
  readonly missing?: 'refuse' | 'create' | undefined
}

export interface ColumnMapping {
  /** Column name in the header. */
  readonly column: string
  /** Empty: the column is skipped. */
  readonly targets: readonly Target[]
  /** The proposal is a guess that a person should look at; gone once they choose. */
  readonly unsure?: true | undefined
}

/**
 * create: new records only; existing numbers are rejected. update: existing records only. createAndUpdate: both.
 * skipExisting: new records only; existing ones are skipped. add: rows add to existing records, to their lists and empty fields; existing
 * values are neither duplicated nor changed.
 */
export const importModes = ['create', 'update', 'createAndUpdate', 'skipExisting', 'add'] as const
export type ImportMode = (typeof importModes)[number]

/**
 * Key by which a row's record is found: its number, the id of an exported table, an identifier ('ULAN:500115588'), or its title. The last
 * two are read from the column mapped to '@key'.
 */
export const matchKeys = ['number', 'id', 'identifier', 'title'] as const
export type MatchKey = (typeof matchKeys)[number]

/** Returns true for modes that change existing records. */
export const changesCards = (mode: ImportMode): boolean =>
  mode === 'update' || mode === 'createAndUpdate' || mode === 'add'

/** Conversion of a table into records. Saved under a name it is a profile, for every table of the same format. */
export interface Mapping {
  readonly mode: ImportMode
  readonly match: MatchKey
  /** New terms are added to open vocabularies. */
  readonly createTerms: boolean
  /** Unmatched text goes into the remarks; otherwise its row is rejected. */
  readonly keepUnmatched: boolean
  /** An empty cell clears the field of an existing record; otherwise it is ignored. */
  readonly emptyClears: boolean
  /** Language of the table's dates, terms and public texts. */
  readonly language: Language
  /** Values for every record, by path, as in a cell. Existing values take precedence. */
  readonly constants: Readonly<Record<string, string>>
  readonly columns: readonly ColumnMapping[]
}

/** Paths beside those of fields: the keys of an exported table, other keys to find a record by, and the museum the table is of. */
export const keyPaths = ['@id', '@version', '@key', '@museum'] as const
export type KeyPath = (typeof keyPaths)[number]

/** Marks an exported cell whose text exceeds the limit of a workbook's cell: the field stays unchanged. */
export const unchangedMark = '@unchanged'
