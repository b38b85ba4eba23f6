/** A query for `card_index.fields`, in the language of `tsquery`. */
export interface FieldsQuery {
  readonly is: 'fields'
  readonly query: string
}

/** A condition on a column of the index: a range of numbers (times in milliseconds), or true or false. */
export interface ColumnQuery {
  readonly is: 'column'
  readonly column: 'created_at' | 'updated_at' | 'completeness' | 'published' | 'cover_file_id'
  readonly ranges: readonly {
    readonly from: number | null
    readonly to: number | null
    readonly above?: boolean
    readonly below?: boolean
  }[]
}

/** Cards linked with some of a type for which something holds. */
export interface LinkedQuery {
  readonly is: 'linked'
  /** Path of the link field; undefined: linked in whatever way, from either side. */
  readonly field: string | undefined
  /** Type of the list the linked cards are in. */
  readonly type: number
  readonly where: Expression
}

/** Cards for which a line, and the record at its other end, are such together: loans with an object that was refused. */
export interface LinesQuery {
  readonly is: 'lines'
  /** The end of the lines at which these cards are: as the record that has them, or as what they are about. */
  readonly end: 'record' | 'about'
  /** Type of the list the cards at the other end are in. */
  readonly type: number
  /** Holds of the line, whose markers are like those of a card. */
  readonly line: Expression
  /** Holds of the card at its other end. */
  readonly where: Expression
}

/** Cards whose picture looks like one of these. */
export interface LooksQuery {
  readonly is: 'looks'
  /** Pictures of the museum. */
  readonly ids: readonly string[]
  /** Perceptual hashes of other pictures, 64 bits each. */
  readonly looks: readonly string[]
}

/** Cards on which there is an open conversation. */
export interface CommentedQuery {
  readonly is: 'commented'
  /** The account that is mentioned in it; absent: any conversation. */
  readonly mentions?: string
}

/** A condition on a row of the index, or on a line: compiled from criteria, and turned into SQL by the store. */
export type Expression =
  | FieldsQuery
  | ColumnQuery
  | LinkedQuery
  | LinesQuery
  | LooksQuery
  | CommentedQuery
  | { readonly is: 'all'; readonly of: readonly Expression[] }
  | { readonly is: 'any'; readonly of: readonly Expression[] }
  | { readonly is: 'not'; readonly of: Expression }
