import type { KindName } from './kind-names.ts'

/** R: shown first, needed for a good inventory. S: standard. A: advanced, folded away until used. */
export type Level = 'R' | 'S' | 'A'

/** Path of a field in an earlier version of the product, without rows; with its kind, where that was another. */
export type Former = string | { readonly path: string; readonly kind: KindName }

/**
 * The share of the public in a field of a published record: always, by rule of the museum (shown or held back until it decides), or never.
 * Fields within another are public where that is.
 */
export type Publicity = 'always' | 'on' | 'off' | 'never'

/** A new row begins with the day, with the person who writes it, or with a value of the record. */
export type Begins = 'today' | 'me' | { readonly at: string }

/** Options of every field. */
export interface FieldOptions {
  /** Default 'S'. */
  readonly level?: Level
  /** Required when its group is used. */
  readonly required?: boolean
  /** Offered as a facet of lists. */
  readonly facet?: boolean
  /** Under this value the facet counts the cards that have none (rooms, `EMPTY_ROOM`). */
  readonly facetEmpty?: string
  /** Offered as a column of lists. */
  readonly column?: boolean
  /** Text shown in lists and records without a value (the date of an event, '---/---/---'). */
  readonly shownEmpty?: string
  /** Sent by either side in place of an empty value, and read as empty (C-K12: the title of a collection is a single space). */
  readonly sentEmpty?: string
  /** Never leaves the museum: not published, not in shared or public views. */
  readonly private?: boolean
  /** Absent: as its section says; within another field 'on'. */
  readonly public?: Publicity
  /** Counts towards the completeness of a card: of every card, or of those of certain kinds. */
  readonly counts?: boolean | readonly string[]
  /** Proposed to be taken along when a card is started from another one. */
  readonly carried?: boolean
  /**
   * Written by the product alone: shown, never typed. 'measured': found in the content of a file, and kept whatever is sent; true: derived
   * from what other fields say, each time the card is put in order.
   */
  readonly derived?: true | 'measured'
  /** Paths of the fields that a derived one repeats: the public sees it where it sees all of these. */
  readonly follows?: readonly string[]
  /** Proposed in a new row of a list. */
  readonly begins?: Begins
  /** Leads to the list of the records with the same value, or one below it: what else is in a room. */
  readonly gathers?: boolean
  /** Key of the field with the start of the period that this one ends. */
  readonly ends?: string
  /**
   * The paths it had before, newest first: values that were stored there are read as its own. Within the rows of a list they stood in the
   * same list. Unread, a value is kept where it was (`earlier-values.ts`).
   */
  readonly formerly?: Former | readonly Former[]
}

/** Properties of every node of a declaration. `Value` is the type of its values and exists at compile time only. */
interface Node<Value> extends FieldOptions {
  readonly valueType?: Value
}

/** A field that holds a value of one kind. */
export interface Leaf<Name extends KindName = KindName, Value = unknown> extends Node<Value> {
  readonly kind: Name
}

/** Fields that belong together: an object of values. */
export interface Group<Value = unknown> extends Node<Value> {
  readonly kind: 'group'
  readonly fields: Fields
}

/**
 * A list that is only added to. A row that is wrong is struck: it stays, crossed out, and no longer counts. What it says besides its facts can be
 * completed at any time.
 */
export interface Log {
  /** Key of the yes-or-no field that strikes a row. */
  readonly struck: string
  /** Keys of the facts: once written, they do not change. */
  readonly facts: readonly string[]
  /** Keys of two facts that differ: a move to where the object is says nothing. */
  readonly differ: readonly [string, string]
}

/** A group that repeats: ordered rows. */
export interface List<Value = unknown> extends Node<Value> {
  readonly kind: 'list'
  readonly fields: Fields
  /** Default 200: a card is read by people. */
  readonly maxRows?: number
  /** Key of a yes-or-no field that at most one row may carry ('current', 'preferred'). */
  readonly single?: string
  /** Key of the main field of a row. A row without it is dropped, or has a problem if other fields are filled. */
  readonly about?: string
  readonly log?: Log
}

export type Field<Value = unknown> = Leaf<KindName, Value> | Group<Value> | List<Value>

/** Fields by their key, in the order in which they are shown. */
export type Fields = Readonly<Record<string, Field>>

export type ValueOf<F> = F extends { readonly valueType?: infer Value } ? Exclude<Value, undefined> : never

/** The values of a set of fields, each of which may be absent. */
export type ValuesOf<Fs extends Fields> = { -readonly [Key in keyof Fs]?: ValueOf<Fs[Key]> }
