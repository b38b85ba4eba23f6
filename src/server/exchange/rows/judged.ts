import type { CardDeclaration, CardValues } from '#model/engine/define-card.ts'
import type { Change } from '#model/engine/diff.ts'
import type { Mapping } from '#model/exchange/mapping.ts'
import { type Message, type Outcome, severityOf } from '#model/exchange/messages.ts'
import type { ReadRow } from '#model/exchange/read-row.ts'
import type { CardRecord } from '#server/cards/index.ts'
import type { NameFound } from '../store/names.ts'
import type { OwnRows } from './own-rows.ts'

/** A row, and what is to become of it. */
export interface Judged {
  readonly row: ReadRow
  /** Its number as numbers are compared. */
  readonly key: string
  /** The card it is about, where there is one. */
  readonly record?: CardRecord | undefined
  readonly values?: CardValues | undefined
  readonly changes: readonly Change[]
  readonly messages: readonly Message[]
  readonly outcome: Outcome
  readonly terms: readonly (readonly [vocabulary: string, name: string])[]
  /** Names in changes what is only pretended to be there. */
  readonly named: (changes: readonly Change[]) => readonly Change[]
  /** Names in it of terms and records, with what was found about them, where that is asked for. */
  readonly names?: readonly NameFound[]
}

/** Context for judging all rows of a table. */
export interface Judging {
  readonly importId: string
  readonly declaration: CardDeclaration
  readonly mapping: Mapping
  /** Key of the museum into which the table comes. */
  readonly here: string
  /** Returns the targets of links between rows of the same table. */
  readonly own?: Omit<OwnRows, 'existing'> | undefined
  /** The cards that rows became, when they are gone through once more. */
  readonly cardOfRow?: ReadonlyMap<number, string> | undefined
}

export const hasError = (messages: readonly Message[]): boolean =>
  messages.some(message => severityOf(message) === 'error')

/** True for a row of another museum's export: ids and versions in it are of that museum. */
export const isForeign = ({ museum }: Pick<ReadRow, 'museum'>, here: string): boolean =>
  museum !== '' && museum !== here

/** The record of another museum that a row was; undefined for a row of this one, or without an id. */
export const originOf = (row: Pick<ReadRow, 'museum' | 'id'>, here: string): string | undefined =>
  isForeign(row, here) && row.id !== '' ? `${row.museum}/${row.id}` : undefined
