import { createWriteStream } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type Member, readArchive } from './archive-reader.ts'
import { BackupError } from './backup-error.ts'
import { members, type TableEntry } from './manifest.ts'

/** The target of an archive's content. */
export interface Destination {
  /** Tables to load, in the archive's order. */
  readonly tables: readonly TableEntry[]
  loadTable(table: TableEntry, content: AsyncIterable<Uint8Array>): Promise<void>
  /** Folder for the stored files; undefined: they are left out. */
  readonly filesDir: string | undefined
  /** File for the installation's secret. */
  readonly secretFile: string
}

/** Unpacks a verified archive, reading it once from end to end. */
export async function readBackup(
  file: string,
  destination: Destination,
  signal?: AbortSignal,
): Promise<void> {
  const archive = readArchive(file, signal)
  try {
    let next = await archive.next()
    for (const table of destination.tables) {
      const parts = partsOf(table)
      // Tables that are not to be loaded are passed over.
      while (parts.size > 0 && !next.done && !parts.has(next.value.name)) next = await archive.next()
      await destination.loadTable(table, content())

      async function* content(): AsyncGenerator<Uint8Array, void> {
        for (; !next.done && parts.has(next.value.name); next = await archive.next())
          yield* next.value.content
      }
    }
    for (; !next.done; next = await archive.next()) await unpack(next.value, destination)
  } finally {
    await archive.return()
  }
}

const partsOf = (table: TableEntry): Set<string> =>
  new Set(Array.from({ length: table.parts }, (_, index) => members.tablePart(table, index + 1)))

const filePrefix = members.file('')

async function unpack({ name, content }: Member, { filesDir, secretFile }: Destination): Promise<void> {
  if (name === members.secret) {
    await writeFile(secretFile, content, { mode: 0o600 })
  } else if (name.startsWith(filePrefix) && filesDir !== undefined) {
    const path = inside(filesDir, name.slice(filePrefix.length))
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    await pipeline(content, createWriteStream(path, { mode: 0o600, flush: true }))
  }
}

/** @throws {BackupError} for a path that leads out of the folder: no backup of ours has one. */
function inside(folder: string, path: string): string {
  const target = resolve(join(folder, path))
  if (!target.startsWith(resolve(folder) + sep)) {
    throw new BackupError(`The backup holds a file that belongs outside its folder: ${path}`)
  }
  return target
}
