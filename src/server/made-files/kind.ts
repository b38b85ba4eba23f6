import type { Readable } from 'node:stream'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { TextKey } from '#server/platform/i18n/texts.ts'
import type { Log } from '#server/platform/log.ts'
import type { Changes, MadeFileRow, MadeFileTable } from './columns.ts'

/** It will not be made however often it is tried, and this is why. */
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
  /** Aborted when the server stops, someone stopped or threw away what is made, or another server has taken it over. */
  readonly signal: AbortSignal
  readonly log: Log
  /** From now on, what is asked every second and written down for who waits. What it throws ends the work. */
  follow(progress: () => Changes<Row> | Promise<Changes<Row>>): void
}

/** A file as it is made. */
export interface Making<Row extends MadeFileRow> {
  /** Read once; destroyed when the work ends before its end. */
  readonly content: Readable
  /** Bytes it will have, roughly, for a storage that wants to know. */
  readonly about?: number
  /** Written down with it when it is whole. */
  made(): Changes<Row>
}

/** One kind of file that is made behind the requests. */
export interface MadeFileKind<Row extends MadeFileRow> {
  readonly table: MadeFileTable
  /** Prefix of its jobs: 'print' has 'print.make' and 'print.forget'. */
  readonly name: string
  /** In the museum's storage. */
  readonly folder: string
  /** Retention period. */
  readonly days: number
  /** The longest it may take. */
  readonly longestSeconds: number
  /** Made at a time by one server. Default 1. */
  readonly concurrency?: number
  /** Servers that may begin one: it is given up then. */
  readonly mostAttempts: number
  /** Schedule for deleting expired files, as a cron expression. */
  readonly forgotten: string
  readonly texts: { readonly broken: TextKey; readonly noRoom: TextKey; readonly gone: TextKey }
  /** Begins to make it. @throws {RefusedError} when it will never be; anything else for what may go better the next time. */
  make(row: Row, work: Work<Row>): Promise<Making<Row>>
  /** Why it fails for good what `make` or its content threw; undefined for what may go better the next time. */
  refusal?(error: unknown): TextKey | undefined
  /** Done in the transaction in which it is there. */
  ready?(tx: TenantTransaction, row: Row): Promise<void>
}
