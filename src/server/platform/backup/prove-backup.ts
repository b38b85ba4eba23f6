import { hash } from 'node:crypto'
import { devNull } from 'node:os'
import type { Client } from 'pg'
import { createLog } from '../log.ts'
import { BackupError } from './backup-error.ts'
import { loadDatabase } from './load-database.ts'
import { makeQueue } from './make-queue.ts'
import type { Manifest, TableEntry } from './manifest.ts'
import { readBackup } from './read-backup.ts'
import { readTables, type Table } from './store/catalogue.ts'
import { connectAsOwner } from './store/connect.ts'
import { beginSnapshot, copyOut, readMuseums } from './store/copy-out.ts'
import { verifyArchive } from './verify-archive.ts'
import { withScratchDatabase } from './with-scratch-database.ts'

export interface ProofOptions {
  readonly file: string
  /** A database server to restore on, as a role that may create databases; the database it names is left alone. */
  readonly ownerUrl: string
  readonly signal: AbortSignal
}

const nameOf = ({ schema, name }: Pick<TableEntry, 'schema' | 'name'>): string => `${schema}.${name}`

/**
 * Restores a backup into a scratch database beside the real one, compares every table by number and fingerprint of its rows with what the
 * backup holds, and drops the scratch database again. Stored files are compared with their checksums in the archive.
 * @throws {BackupError} when the backup is damaged, cannot be restored, or comes back other than it is.
 */
export async function proveBackup({ file, ownerUrl, signal }: ProofOptions): Promise<Manifest> {
  const manifest = await verifyArchive(file, signal)
  const refused = 'The backup is written and cannot be proven'
  await withScratchDatabase({ ownerUrl, purpose: 'proof', refused }, async ({ url, migrateTo }) => {
    await migrateTo(manifest.migration)
    await makeQueue(url, createLog('silent'))
    const stored = await load(file, manifest, url, signal)
    const restored = await digestTables(url, new Set(stored.keys()), signal)
    const other = [...stored].filter(([name, digest]) => restored.get(name) !== digest).map(([name]) => name)
    if (other.length > 0)
      throw new BackupError(`The backup ${file} does not come back as it was made: ${other.join(', ')}.`)
  })
  return manifest
}

/** Number and fingerprint of a table's rows. */
export interface RowsDigest {
  readonly rows: number
  /** Hexadecimal; the same whatever order the rows came in. */
  readonly digest: string
}

const newline = 0x0a

/**
 * Counts and fingerprints rows in PostgreSQL's text format, a line each: hashes of the lines are added up, because a table
 * that was restored may give its rows in another order.
 */
export class RowDigest {
  readonly #sum = new Uint32Array(8)
  #rows = 0
  #rest = Buffer.alloc(0)

  add(chunk: Uint8Array): void {
    const text = this.#rest.length > 0 ? Buffer.concat([this.#rest, chunk]) : Buffer.from(chunk)
    let start = 0
    for (let end = text.indexOf(newline); end >= 0; end = text.indexOf(newline, start)) {
      this.#addRow(text.subarray(start, end))
      start = end + 1
    }
    this.#rest = Buffer.from(text.subarray(start))
  }

  #addRow(row: Buffer): void {
    const digest = hash('sha256', row, 'buffer')
    for (let word = 0; word < 8; word += 1)
      this.#sum[word] = (this.#sum[word] ?? 0) + digest.readUInt32LE(word * 4)
    this.#rows += 1
  }

  result(): RowsDigest {
    return { rows: this.#rows, digest: Buffer.from(this.#sum.buffer).toString('hex') }
  }
}

const asText = ({ rows, digest }: RowsDigest): string => `${rows} ${digest}`

/** Loads the backup's tables. @returns name of each to what the archive holds of it. */
async function load(
  file: string,
  manifest: Manifest,
  ownerUrl: string,
  signal: AbortSignal,
): Promise<Map<string, string>> {
  const stored = new Map<string, string>()
  await loadDatabase({
    ownerUrl,
    manifest,
    signal,
    warn: () => undefined,
    fill: (tables, loadTable) =>
      readBackup(
        file,
        {
          tables,
          filesDir: undefined,
          secretFile: devNull,
          async loadTable(table, content) {
            const digest = new RowDigest()
            await loadTable(table, digested(content, digest))
            stored.set(nameOf(table), asText(digest.result()))
          },
        },
        signal,
      ),
    beforeCommit: async () => undefined,
  })
  return stored
}

async function* digested(content: AsyncIterable<Uint8Array>, digest: RowDigest): AsyncGenerator<Uint8Array> {
  for await (const chunk of content) {
    digest.add(chunk)
    yield chunk
  }
}

async function digestTables(
  ownerUrl: string,
  names: ReadonlySet<string>,
  signal: AbortSignal,
): Promise<Map<string, string>> {
  const client = await connectAsOwner(ownerUrl, 'proof of a backup')
  try {
    await beginSnapshot(client)
    const museums = await readMuseums(client)
    const found = new Map<string, string>()
    for (const table of await readTables(client)) {
      signal.throwIfAborted()
      if (names.has(nameOf(table)))
        found.set(nameOf(table), asText(await digestTable(client, table, museums)))
    }
    return found
  } finally {
    await client.end()
  }
}

async function digestTable(client: Client, table: Table, museums: readonly string[]): Promise<RowsDigest> {
  const digest = new RowDigest()
  for await (const chunk of copyOut(client, table, museums)) digest.add(chunk)
  return digest.result()
}
