import type { LinkItem } from '#model/api/cards/shapes.ts'
import { comparePictures } from '#model/files/photographs/match-name.ts'
import type { PickedFile } from '../collect-files.ts'
import type { Checked } from './check-files.ts'
import type { RecordMatch } from './match-records.ts'

/** Choices for a file the museum already has. */
export type Choice = 'upload' | 'skip' | 'attach'

/** A chosen file before it is sent, with its check and the decisions about it. */
export interface ReviewRow extends Checked, PickedFile {
  readonly key: number
  readonly choice: Choice
  /** Records whose number is in its name; undefined before that is known, and where all files go to one record. */
  readonly match: RecordMatch | undefined
  /** The record it will be attached to. */
  readonly target: LinkItem | undefined
}

/** Files in the order people count: 'a2' before 'a10', folder by folder. */
export function inOrder(files: readonly PickedFile[]): readonly PickedFile[] {
  const { compare } = new Intl.Collator(undefined, { numeric: true })
  return files.toSorted((a, b) => compare(a.folder, b.folder) || compare(a.file.name, b.file.name))
}

/** Rows for files that have not been checked. */
export const rowsOf = (files: readonly PickedFile[]): readonly ReviewRow[] =>
  files.map((picked, key) => ({
    ...picked,
    key,
    sha256: undefined,
    known: [],
    twin: undefined,
    choice: 'upload',
    match: undefined,
    target: undefined,
  }))

/** Adds the check to a row, with the choice that applies unless the person makes another one. */
export const withCheck = (row: ReviewRow, checked: Checked, isAttached: boolean): ReviewRow => ({
  ...row,
  ...checked,
  choice:
    checked.twin !== undefined
      ? 'skip'
      : checked.known.length === 0
        ? 'upload'
        : isAttached
          ? 'attach'
          : 'skip',
})

/** True for a file that is attached to its record already. */
export const isThere = ({ match, target }: ReviewRow): boolean =>
  target !== undefined && (match?.attachedTo.includes(target.id) ?? false)

/** Gives a row the record it is attached to, or none. A file that the museum has is attached as it is, unless it is there already. */
export function withTarget(row: ReviewRow, target: LinkItem | undefined): ReviewRow {
  const next = { ...row, target }
  if (row.known.length === 0 || row.twin !== undefined || row.choice === 'upload') return next
  return { ...next, choice: target === undefined || isThere(next) ? 'skip' : 'attach' }
}

/** Adds the records whose number is in the name; one that is meant alone is proposed. */
export const withMatch = (row: ReviewRow, match: RecordMatch): ReviewRow =>
  withTarget({ ...row, match }, match.records.length === 1 ? match.records[0] : undefined)

/** Rows as they are looked through: record by record in the order their names say, then those to choose a record for, then the others. */
export function byRecord(rows: readonly ReviewRow[]): readonly ReviewRow[] {
  const { compare } = new Intl.Collator(undefined, { numeric: true })
  const place = ({ target, match }: ReviewRow) => (target ? 0 : match && match.records.length > 0 ? 1 : 2)
  return rows.toSorted(
    (one, other) =>
      place(one) - place(other) ||
      compare(one.target?.shortDescription ?? '', other.target?.shortDescription ?? '') ||
      (one.match && other.match ? comparePictures(one.match, other.match) : 0),
  )
}

/** Returns the outcome for a file at its record: it becomes the cover where there is none, is added to the others, or is there already. */
export function outcomeOf(row: ReviewRow, rows: readonly ReviewRow[]): 'main' | 'next' | 'there' | undefined {
  const { target, choice } = row
  if (!target) return undefined
  if (choice !== 'upload' && isThere(row)) return 'there'
  if (choice === 'skip') return undefined
  const first = rows.find(other => other.target?.id === target.id && other.choice !== 'skip')
  return target.thumbnailUrl === null && first?.key === row.key ? 'main' : 'next'
}

/** True where the name of a file means a record, or a person chose one. */
export const isMatched = ({ match, target }: ReviewRow): boolean =>
  target !== undefined || (match !== undefined && match.records.length > 0)

export const isKnown = ({ known, twin }: ReviewRow): boolean => known.length > 0 || twin !== undefined

/** Rows with one of them at another place. */
export function moved<T>(rows: readonly T[], from: number, to: number): readonly T[] {
  const row = rows[from]
  return row === undefined ? rows : rows.toSpliced(from, 1).toSpliced(to, 0, row)
}

/** Bytes of the files that are to be sent. */
export const bytesOf = (rows: readonly ReviewRow[]): number =>
  rows.reduce((sum, { choice, file }) => sum + (choice === 'upload' ? file.size : 0), 0)
