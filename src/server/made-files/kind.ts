import type { Readable } from 'node:stream'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { TextKey } from '#server/platform/i18n/texts.ts'
import type { Log } from '#server/platform/log.ts'
import type { Changes, MadeFileRow, MadeFileTable } from './columns.ts'

/** The file cannot be made, and retries would not help; carries the reason. */
export class RefusedError extends Error {
  override name = 'RefusedError'
  readonly text: TextKey
  constructor(text: TextKey) {
    super(text)
    this.text = text
  }
}

/** Progress while a file is made. */
export interface Work<Row extends MadeFileRow> {
  /** Aborted when the server stops, the file is cancelled or deleted, or another server has taken over. */
  readonly signal: AbortSignal
  readonly log: Log
  /** Reports progress: called every second from now on, and stored for the person who waits. An error ends the work. */
  follow(progress: () => Changes<Row> | Promise<Changes<Row>>): void
}

/** A file being made. */
export interface Making<Row extends MadeFileRow> {
  /** Read once; destroyed when the work ends early. */
  readonly content: Readable
  /** Approximate size in bytes, for storages that need it. */
  readonly about?: number
  /** Stored with the file when it is complete. */
  made(): Changes<Row>
}

/** A kind of file that is made in the background. */
export interface MadeFileKind<Row extends MadeFileRow> {
  readonly table: MadeFileTable
  /** Prefix of its jobs: 'print' has 'print.make' and 'print.forget'. */
  readonly name: string
  /** Folder in the museum's storage. */
  readonly folder: string
  /** Retention period. */
  readonly days: number
  /** Time limit. */
  readonly longestSeconds: number
  /** Files that one server makes at a time. Default 1. */
  readonly concurrency?: number
  /** Number of attempts, after which it fails. */
  readonly mostAttempts: number
  /** Schedule for deleting expired files, as a cron expression. */
  readonly forgotten: string
  readonly texts: { readonly broken: TextKey; readonly noRoom: TextKey; readonly gone: TextKey }
  /** Starts making it. @throws {RefusedError} if it can never succeed; any other error leads to a retry. */
  make(row: Row, work: Work<Row>): Promise<Making<Row>>
  /** Returns the reason why an error of `make` or its content is final; undefined leads to a retry. */
  refusal?(error: unknown): TextKey | undefined
  /** Called in the transaction that completes the file. */
  ready?(tx: TenantTransaction, row: Row): Promise<void>
}
