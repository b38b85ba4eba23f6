import type { Language } from '../languages.ts'
import type { Selector } from './selector.ts'

/** A text in the languages it was written in. */
export type Translated = { readonly [L in Language]?: string }

/** A term of a vocabulary. The id is stored; the name is filled in when it is read. */
export interface TermRef {
  readonly id: string
  readonly name?: string
}

/**
 * Text in a field that picks, typed and not picked yet. It is kept beside what was chosen before, keeps a form from being saved, and is
 * kept in drafts; it is never stored.
 */
export interface Unfinished {
  readonly typed?: string
}

/** The text that waits to be picked in a value; '' where there is none. */
export const unfinishedIn = (value: unknown): string => {
  const { typed } = (typeof value === 'object' ? (value ?? {}) : {}) as { readonly typed?: unknown }
  return typeof typed === 'string' ? typed.trim() : ''
}

/** A choice that the product itself knows by number (categories, production types). */
export interface ChoiceRef {
  readonly id: number
  readonly name?: string
}

/** Amount as a plain decimal ('1234.50'), so that no cent is lost; currency as ISO 4217 code. */
export interface Money {
  readonly amount: string
  readonly currency: string
}

/** A number with the unit it was measured in. */
export interface Measure {
  readonly value: number
  readonly unit: string
}

/** x is east or longitude, y north or latitude, in the reference system of that EPSG code. */
export interface Coordinates {
  readonly x: number
  readonly y: number
  readonly system: number
}

/** A box between its edges, in the reference system of that EPSG code. In degrees, a box whose west is east of its east crosses the date line. */
export interface Extent {
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
  readonly system: number
}

/** A part of a picture, as the target of a W3C Web Annotation: the id of a file, and a selector in pixels of the original. */
export interface PictureRegion {
  readonly source: string
  readonly selector: Selector
}

/** Another card, or, where a field allows it, a name that has no card yet. Title and type of a record are filled in when it is read. */
export interface LinkRef {
  readonly id?: string
  readonly name?: string
  readonly type?: string
  /** In a draft of a table's row alone: the id that stands behind the name. */
  readonly marked?: string
  /** The term that qualifies an attribution, where a link is shown; its field is another, and stored there. */
  readonly qualifier?: TermRef
}

/** A row of a repeatable group. Its id is given once and stays, so that histories and merges can follow it. */
export type Row<Values> = Values & { readonly id?: string }
