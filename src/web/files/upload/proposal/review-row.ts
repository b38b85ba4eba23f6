import type { PickedFile } from '../collect-files.ts'
import type { Checked } from './check-files.ts'

/** Choices for a file the museum already has. */
export type Choice = 'upload' | 'skip' | 'attach'

/** A chosen file before it is sent, with its check and the decisions about it. */
export interface ReviewRow extends Checked, PickedFile {
  readonly key: number
  readonly choice: Choice
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

export const isKnown = ({ known, twin }: ReviewRow): boolean => known.length > 0 || twin !== undefined

/** Rows with one of them at another place. */
export function moved<T>(rows: readonly T[], from: number, to: number): readonly T[] {
  const row = rows[from]
  return row === undefined ? rows : rows.toSpliced(from, 1).toSpliced(to, 0, row)
}

/** Bytes of the files that are to be sent. */
export const bytesOf = (rows: readonly ReviewRow[]): number =>
  rows.reduce((sum, { choice, file }) => sum + (choice === 'upload' ? file.size : 0), 0)
