import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ArchiveWriter, createArchive } from './archive-writer.ts'
import { BackupError } from './backup-error.ts'
import { formatVersion, type Manifest, members, type TableEntry } from './manifest.ts'
import { productVersion } from './product-version.ts'
import {
  checkPolicies,
  readMigrationNumber,
  readQueueVersion,
  readSequences,
  readTables,
  type Table,
} from './store/catalogue.ts'
import { connectAsOwner, joinOwningRoles } from './store/connect.ts'
import { beginSnapshot, copyOut, readMuseums, serverVersion } from './store/copy-out.ts'
import { listFiles, openFile } from './stored-files.ts'

export interface BackupOptions {
  /** Connects as the role that owns the tables. */
  readonly ownerUrl: string
  /** The folder of the stored files; undefined when they are in an object storage. */
  readonly filesDir: string | undefined
  /** The installation's data folder, whose secret is kept as well. */
  readonly dataDir: string
  /** Target of the backup; must not exist. */
  readonly file: string
  readonly signal?: AbortSignal
}

/**
 * Writes the whole installation into one file, while it runs: all tables as they were at one moment, then the stored
 * files, which never change, so that those the tables name are there.
 * @throws {BackupError} with words for the person who requested it. A backup that fails leaves no file.
 */
export async function writeBackup(options: BackupOptions): Promise<Manifest> {
  const { ownerUrl, filesDir, dataDir, file, signal } = options
  const archive = await createArchive(file, signal)
  try {
    const database = await writeDatabase(ownerUrl, archive, signal)
    const files = await writeFiles(filesDir, archive, signal)
    const manifest: Manifest = {
      format: formatVersion,
      product: { name: 'Vitrine', version: productVersion() },
      madeAt: new Date().toISOString(),
      ...database,
      files,
      secretIncluded: await writeSecret(dataDir, archive),
    }
    await archive.finish(manifest)
    return manifest
  } catch (error) {
    await archive.abandon()
    throw error
  }
}

type DatabasePart = Omit<Manifest, 'format' | 'product' | 'madeAt' | 'files' | 'secretIncluded'>

/** Large enough that a table is few members, small enough to be held in memory. */
const partSize = 8 * 1024 * 1024

/**
 * Gathers a stream of unknown length into blocks of known length, as an archive wants them.
 * @returns what the stream returned.
 */
async function* splitParts<Result>(
  content: AsyncGenerator<Buffer, Result>,
  size = partSize,
): AsyncGenerator<Buffer, Result> {
  let gathered: Buffer[] = []
  let length = 0
  for (;;) {
    const { done, value } = await content.next()
    if (done) {
      if (length > 0) yield Buffer.concat(gathered)
      return value
    }
    gathered.push(value)
    length += value.byteLength
    if (length >= size) {
      yield Buffer.concat(gathered)
      gathered = []
      length = 0
    }
  }
}

async function writeDatabase(
  ownerUrl: string,
  archive: ArchiveWriter,
  signal: AbortSignal | undefined,
): Promise<DatabasePart> {
  const client = await connectAsOwner(ownerUrl, 'backup')
  try {
    await joinOwningRoles(client)
    await beginSnapshot(client)
    const migration = await readMigrationNumber(client)
    if (migration === 0) throw new BackupError('The database holds no installation yet.')
    const tables = await readTables(client)
    await checkPolicies(client, tables)
    const museums = await readMuseums(client)
    const entries: TableEntry[] = []
    for (const table of tables) {
      signal?.throwIfAborted()
      entries.push(await writeTable(table, splitParts(copyOut(client, table, museums)), archive))
    }
    return {
      postgres: await serverVersion(client),
      migration,
      queueVersion: await readQueueVersion(client),
      museums: museums.length,
      tables: entries,
      sequences: await readSequences(client),
    }
  } finally {
    await client.end()
  }
}

async function writeTable(
  { schema, name, columns }: Table,
  content: AsyncGenerator<Buffer, number>,
  archive: ArchiveWriter,
): Promise<TableEntry> {
  for (let parts = 0; ; parts += 1) {
    const { done, value } = await content.next()
    if (done) return { schema, name, columns: [...columns], rows: value, parts }
    await archive.add(members.tablePart({ schema, name }, parts + 1), value.byteLength, single(value))
  }
}

async function writeFiles(
  filesDir: string | undefined,
  archive: ArchiveWriter,
  signal: AbortSignal | undefined,
): Promise<Manifest['files']> {
  const written = { included: filesDir !== undefined, count: 0, bytes: 0, vanished: 0 }
  if (filesDir === undefined) return written
  for await (const path of listFiles(filesDir)) {
    signal?.throwIfAborted()
    const file = await openFile(filesDir, path)
    if (file === undefined) {
      written.vanished += 1
      continue
    }
    await archive.add(members.file(path), file.size, file.content)
    written.count += 1
    written.bytes += file.size
  }
  return written
}

/** @returns whether there is one: it may be given by a setting instead. */
async function writeSecret(dataDir: string, archive: ArchiveWriter): Promise<boolean> {
  const secret = await readFile(join(dataDir, 'secret')).catch(() => undefined)
  if (secret === undefined) return false
  await archive.add(members.secret, secret.byteLength, single(secret))
  return true
}

async function* single(content: Buffer): AsyncGenerator<Buffer, void> {
  yield content
}
