import { BackupError } from './backup-error.ts'
import type { Manifest, TableEntry } from './manifest.ts'
import { queueSchema, readQueueVersion, readTables } from './store/catalogue.ts'
import { connectAsOwner, joinOwningRoles } from './store/connect.ts'
import { beginLoad, copyIn, finishLoad } from './store/copy-in.ts'
import { analyze } from './store/databases.ts'

export interface LoadOptions {
  /** The migrated database, as the role that owns the tables. */
  readonly ownerUrl: string
  readonly manifest: Manifest
  readonly warn: (message: string) => void
  readonly signal: AbortSignal
  /** Hands every table over for loading, in the order given. */
  readonly fill: (
    tables: readonly TableEntry[],
    load: (table: TableEntry, content: AsyncIterable<Uint8Array>) => Promise<void>,
  ) => Promise<void>
  /** Done at the last moment at which all can still be undone. */
  readonly beforeCommit: () => Promise<void>
}

/** Replaces all data of a database of the right shape, in one transaction: all of it is there afterwards, or none. */
export async function loadDatabase(options: LoadOptions): Promise<void> {
  const { ownerUrl, manifest, warn, signal, fill, beforeCommit } = options
  const client = await connectAsOwner(ownerUrl, 'restore')
  try {
    await joinOwningRoles(client)
    const found = await readTables(client)
    const entries = await loadable(manifest, await readQueueVersion(client), warn)
    const names = new Set(entries.map(nameOf))
    const missing = entries.filter(entry => !found.some(table => nameOf(table) === nameOf(entry)))
    if (missing.length > 0) {
      throw new BackupError(`The database lacks tables of the backup: ${missing.map(nameOf).join(', ')}.`)
    }
    const tables = found.filter(table => names.has(nameOf(table)))
    await beginLoad(client, tables)
    await fill(entries, (entry, content) => copyIn(client, entry, content, signal))
    await finishLoad(
      client,
      tables,
      manifest.sequences.filter(
        ({ schema }) => schema !== queueSchema || names.size === manifest.tables.length,
      ),
    )
    signal.throwIfAborted()
    await beforeCommit()
    await client.query('commit')
    await analyze(client)
  } finally {
    await client.end()
  }
}

const nameOf = ({ schema, name }: { schema: string; name: string }): string => `${schema}.${name}`

/** The queue migrates its own tables; jobs of another version of it do not fit into them. */
async function loadable(
  manifest: Manifest,
  queueVersion: number | null,
  warn: (message: string) => void,
): Promise<readonly TableEntry[]> {
  if (manifest.queueVersion === queueVersion) return manifest.tables
  const waiting = manifest.tables.find(table => nameOf(table) === `${queueSchema}.job`)?.rows ?? 0
  if (waiting > 0) {
    warn(
      `The backup's ${waiting} jobs (mails to send, work to do) belong to another version of the queue and are left out.`,
    )
  }
  return manifest.tables.filter(table => table.schema !== queueSchema)
}
