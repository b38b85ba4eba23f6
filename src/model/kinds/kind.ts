import type { Language } from '../languages.ts'
import type { Problem } from '../validation/validators.ts'
import type { VocabularyCode } from '../vocabularies/definitions.ts'
import type { Facts } from './facts.ts'
import type { Leaf } from './field.ts'
import type { JsonSchema, SchemaContext } from './json-schema.ts'
import type { PropertyType } from './property-types.ts'
import type { Coordinates, Extent, LinkRef, TermRef } from './values.ts'

/** Collects the problems of a value, place by place. */
export interface Problems {
  add(problem: Problem): void
  /** The collector of a place inside: `problems.at('amount')`. */
  at(key: string): Problems
}

/** The words a display text needs that are not in the value itself. */
export interface Words {
  readonly language: Language
  term(ref: TermRef): string
  /** @param types the types of records it may be of, where they matter */
  link(ref: LinkRef, types?: readonly string[]): string
  choice(name: string, id: number): string
  yesNo(value: boolean): string
}

/** Visits every reference of a value and may replace it; undefined removes it. */
export interface RefMapper {
  term(vocabulary: string, ref: TermRef): TermRef | undefined
  /** `named`: the field takes a plain name as well. */
  link(types: readonly string[], ref: LinkRef, named: boolean): LinkRef | undefined
}

/** Years a value stretches over, astronomically counted (1 B.C. is 0); null is open. */
export interface YearRange {
  readonly from: number | null
  readonly to: number | null
}

/** The contributions of a value to the index of its record. */
export interface Contribution {
  /** Texts to be found by their words. */
  readonly words?: readonly string[]
  /** Numbers to be found as they are and by their beginning. */
  readonly identifiers?: readonly string[]
  /** Ids of terms: their names in all languages, and the terms above them, are found too. */
  readonly terms?: readonly string[]
  /** Values under which a facet of the field counts the card; terms count without being named here. */
  readonly facetValues?: readonly string[]
  readonly years?: YearRange
  readonly point?: Coordinates
  readonly extent?: Extent
}

/** Choices under the name by which the texts know their labels: code and id of each. */
export interface ChoiceSet {
  readonly name: string
  readonly choices: Readonly<Record<string, number>>
}

/** The display of facets of a kind. */
export type FacetType = 'TEXT' | 'MULTIVALUE' | 'RANGE'

/** The share of a text that is understood. */
export type Understood = 'whole' | 'part' | 'none'

/**
 * The definition of one kind of field. Everything else (forms, search, exchange) is derived from it.
 * `F` is the declaration of a field of this kind, `V` its value.
 */
export interface Kind<F extends Leaf, V> {
  /**
   * Parses input of untrusted shape, and normalises it to its shortest form.
   * @returns undefined when it is empty, or when problems were added.
   */
  parse(input: unknown, field: F, problems: Problems): V | undefined
  /** Parses the text of a table cell. References are returned by name, without an id. */
  read(text: string, field: F, problems: Problems, words: Words): V | undefined
  /** The share of a text that `read` understands, where it keeps the rest as text; absent: all of it, or it is refused. */
  understands?(text: string, words: Words): Understood
  /** As a person reads it, and as a cell of a table holds it: `read` understands it. */
  show(value: V, field: F, words: Words): string
  index(value: V, field: F): Contribution
  /** The JSON Schema of a value in its shortest form, as it is stored and answered; its field adds title and rights. */
  schema(field: F, context: SchemaContext): JsonSchema
  /** The type of the field in advanced searches: its conditions, and the input of their values. */
  readonly propertyType: PropertyType
  /** The facts of a value that conditions of an advanced search can test. */
  facts(value: V, field: F): Facts
  readonly facetType?: FacetType
  /** Returns the label of a facet's value; absent: the value itself. */
  facetLabel?(value: string, field: F, words: Words): string
  /** Values are dates: lists are filtered by the years they span, and the first such facet of a record is its date. */
  readonly isDating?: true
  /** A value is one thing that is typed or picked, in a cell of the list, too. */
  readonly isPlain?: true
  /** A value is an amount of a currency: amounts of several records are added up. */
  readonly isAmount?: true
  /** A value has a text for each language it was written in. */
  readonly isByLanguage?: true
  /** Values are text: a part of it can be replaced in a bulk edit. */
  readonly isWording?: true
  /** A value is several of something, and each of these can be added and taken out. */
  readonly isSeveral?: true
  /** A value is a mark that is present or absent; only one row of a list may have it. */
  readonly isMark?: true
  /** A value is a plain number: cards are sorted by it. */
  readonly isNumber?: true
  /** A value is a day of the calendar. */
  readonly isDay?: true
  /** Returns true when no two records of a type may have the same value. */
  isUnique?(field: F): boolean
  /** Present where the product itself knows all there is to choose from. */
  choicesOf?(field: F): ChoiceSet
  /** Present where a value is one term: the vocabulary it is of. */
  vocabularyOf?(field: F): VocabularyCode
  /** Present where values refer to terms or cards. */
  mapRefs?(value: V, field: F, mapper: RefMapper): V | undefined
}
