import { devNull } from 'node:os'
import { Readable } from 'node:stream'
import type { Client } from 'pg'
import { isCoded } from '../errors.ts'
import type { Storage } from '../storage/index.ts'
import { readArchive } from './archive-reader.ts'
import { BackupError } from './backup-error.ts'
import { type Manifest, members, type TableEntry } from './manifest.ts'
import { readBackup } from './read-backup.ts'
import { checkVersion } from './restore-backup.ts'
import { rowsWith } from './rows-of-museum.ts'
import { sizeText } from './size-text.ts'
import { queueSchema, readForeignKeys, readTables, type Table } from './store/catalogue.ts'
import { connectAsOwner } from './store/connect.ts'
import { beginLoad, copyRows, finishLoad } from './store/copy-in.ts'
import {
  databaseBytes,
  insertAdministrators,
  isLoaded,
  markLoaded,
  requireSameMuseum,
  typesToRelink,
} from './store/copy-of-museum.ts'
import { beginSnapshot } from './store/copy-out.ts'
import { copyAllRows } from './store/copy-rows.ts'
import { analyze, isDiskFull } from './store/databases.ts'
import { type KeptFiles, keptFiles, keyInCopy } from './store/kept-files.ts'
import { verifyArchive } from './verify-archive.ts'
import { withScratchDatabase } from './with-scratch-database.ts'

export interface CopyMuseumOptions {
  readonly file: string
  /** The installation's database, as the role that owns the tables. */
  readonly ownerUrl: string
  readonly storage: Storage
  /** Bytes that the disk has room for. */
  readonly room: () => Promise<number>
  /** The museum to bring back. */
  readonly museumId: string
  /** The museum its copy is to be: its row is there, closed, and nothing else of it. */
  readonly copyId: string
  readonly signal: AbortSignal
}

/**
 * Brings one museum back beside itself as a backup holds it. Its rows are loaded into a scratch database, brought to the schema of today there, and
 * come into the real database in one transaction, all or none, once its files are stored. Killed in between, it is run again from its beginning.
 * @throws {BackupError} with words for the person who requested it.
 */
export async function copyMuseum(options: CopyMuseumOptions): Promise<void> {
  const today = await connectAsOwner(options.ownerUrl, 'copy of a museum')
  try {
    if (!(await isLoaded(today, options.copyId))) await bringBack(today, options)
  } catch (error) {
    if (!isDiskFull(error) && !isCoded(error, 'unavailable')) throw error
    throw new BackupError(
      'There was not enough space for the copy. Nothing was kept of it. Free up space and try again.',
    )
  } finally {
    await today.end()
  }
}

export interface LoadMuseumOptions {
  /** A scratch database of the backup's shape. */
  readonly ownerUrl: string
  readonly file: string
  readonly manifest: Manifest
  readonly museumId: string
  readonly signal: AbortSignal
}

/** True when the rows of a table belong to museums. */
const isMuseums = ({ forced, columns }: Table): boolean => forced && columns.includes('tenant_id')

/** Loads one museum's rows out of a backup into a scratch database, with what they point to; nothing of any other museum. */
async function loadMuseum({ ownerUrl, file, manifest, museumId, signal }: LoadMuseumOptions): Promise<void> {
  const client = await connectAsOwner(ownerUrl, 'copy of a museum')
  try {
    const found = await readTables(client)
    const wanted = new Set(['tenant', ...found.filter(isMuseums).map(({ name }) => name)])
    const keys = await readForeignKeys(client)
    for (let size = 0; size < wanted.size; ) {
      size = wanted.size
      for (const { from, to } of keys) if (wanted.has(from)) wanted.add(to)
    }
    const museums = new Map(found.filter(isMuseums).map(({ name }) => [name, 'tenant_id']))
    museums.set('tenant', 'id')
    const loadTable = async (entry: TableEntry, content: AsyncIterable<Uint8Array>): Promise<void> => {
      const column = museums.get(entry.name)
      const seen = { rows: 0 }
      const rows =
        column === undefined ? content : rowsWith(content, entry.columns.indexOf(column), museumId, seen)
      const loaded = await copyRows(client, entry, rows, signal)
      if ((column === undefined ? loaded : seen.rows) !== entry.rows)
        throw new BackupError(`The table ${entry.name} of the backup ${file} is not whole.`)
    }
    await beginLoad(client, found)
    const tables = manifest.tables.filter(({ schema, name }) => schema === 'public' && wanted.has(name))
    await readBackup(file, { tables, loadTable, filesDir: undefined, secretFile: devNull }, signal)
    // A migration that adds rows numbers them behind those that are there.
    await finishLoad(
      client,
      found,
      manifest.sequences.filter(({ schema }) => schema !== queueSchema),
    )
    await client.query('commit')
    await analyze(client)
  } finally {
    await client.end()
  }
}

export interface CopyFilesOptions {
  /** The verified archive; undefined where the files lie in an object storage and are no part of backups: those the museum still has are copied then. */
  readonly file: string | undefined
  readonly storage: Storage
  readonly kept: KeptFiles
  readonly museumId: string
  readonly copyId: string
  readonly signal: AbortSignal
}

export interface CopiedFiles {
  readonly files: number
  /** Those of them that are not there as the museum's records describe them. */
  readonly missing: number
}

interface Stored {
  readonly key: string
  /** Undefined where it is gone by now. */
  read(): Promise<Readable | undefined>
}

async function* inArchive(file: string, { museumId, signal }: CopyFilesOptions): AsyncGenerator<Stored> {
  const beginning = members.file(`${museumId}/`)
  for await (const { name, content } of readArchive(file, signal)) {
    if (name.startsWith(beginning))
      yield { key: name.slice(members.file('').length), read: async () => Readable.from(content) }
  }
}

async function* inStorage({ storage, museumId }: CopyFilesOptions): AsyncGenerator<Stored> {
  for await (const key of storage.list(museumId))
    yield {
      key,
      read: () =>
        storage.get(key).catch((error: unknown) => {
          if (!isCoded(error, 'not_found')) throw error
          return undefined
        }),
    }
}

/**
 * Stores the files that come along with a museum's rows under the keys of its copy, one after the other. What is of no row (files made for single
 * people, uploads under way) is left out.
 */
async function copyFiles(options: CopyFilesOptions): Promise<CopiedFiles> {
  const { file, storage, kept, museumId, copyId, signal } = options
  let whole = 0
  for await (const { key, read } of file === undefined ? inStorage(options) : inArchive(file, options)) {
    signal.throwIfAborted()
    const row = await kept.find(key)
    const content = row && (await read())
    if (!content) continue
    const { sha256 } = await storage.put(keyInCopy(key, museumId, copyId), content)
    // The file that the row describes, and not something made of it.
    if (row.sha256 === null ? key === row.key : sha256 === row.sha256) whole += 1
  }
  return { files: kept.count, missing: kept.count - whole }
}

async function bringBack(today: Client, options: CopyMuseumOptions): Promise<void> {
  const { file, ownerUrl, museumId, signal } = options
  let fileBytes = 0
  const beginning = members.file(`${museumId}/`)
  const manifest = await verifyArchive(file, signal, (name, bytes) => {
    if (name.startsWith(beginning)) fileBytes += bytes
  })
  checkVersion(file, manifest)
  const refused = 'The museum cannot be brought back'
  await withScratchDatabase({ ownerUrl, purpose: 'copy', refused }, async ({ url, migrateTo }) => {
    await migrateTo(manifest.migration)
    await loadMuseum({ ownerUrl: url, file, manifest, museumId, signal })
    await migrateTo()
    const scratch = await connectAsOwner(url, 'copy of a museum')
    try {
      const profile = await requireSameMuseum(scratch, today, museumId)
      // Once on their way, in a temporary table, and once where they stay.
      await checkRoom(options, fileBytes + 2 * (await databaseBytes(scratch)))
      const kept = await keptFiles(scratch, await readTables(scratch), museumId)
      const copied = await copyFiles({ ...options, kept, file: manifest.files.included ? file : undefined })
      await loadRows(scratch, today, profile, copied, options)
    } finally {
      await scratch.end()
    }
  })
}

async function checkRoom({ room }: CopyMuseumOptions, needed: number): Promise<void> {
  const free = await room()
  if (free < needed)
    throw new BackupError(
      `There is not enough space: the copy needs about ${sizeText(needed)}, and ${sizeText(free)} are free. Free up space and try again.`,
    )
}

async function loadRows(
  scratch: Client,
  today: Client,
  profile: unknown,
  copied: CopiedFiles,
  { museumId, copyId, signal }: CopyMuseumOptions,
): Promise<void> {
  await beginSnapshot(scratch)
  await scratch.query(`set local app.tenant_id = '${museumId}'`)
  await today.query('begin')
  try {
    await today.query('set constraints all deferred')
    await insertAdministrators(today, museumId, copyId)
    const keys = await readForeignKeys(today)
    const tables = (await readTables(today)).filter(isMuseums)
    await copyAllRows(tables, { from: scratch, to: today, museumId, copyId, keys, signal })
    await markLoaded(today, copyId, { profile, ...copied, relinks: await typesToRelink(scratch) })
    signal.throwIfAborted()
    await today.query('commit')
  } catch (error) {
    await today.query('rollback').catch(() => undefined)
    throw error
  }
}
