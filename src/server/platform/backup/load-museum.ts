import { devNull } from 'node:os'
import { BackupError } from './backup-error.ts'
import type { Manifest, TableEntry } from './manifest.ts'
import { readBackup } from './read-backup.ts'
import { rowsWith } from './rows-of-museum.ts'
import { queueSchema, readForeignKeys, readTables, type Table } from './store/catalogue.ts'
import { connectAsOwner } from './store/connect.ts'
import { beginLoad, copyRows, finishLoad } from './store/copy-in.ts'
import { analyze } from './store/databases.ts'

export interface LoadMuseumOptions {
  /** A scratch database of the backup's shape. */
  readonly ownerUrl: string
  readonly file: string
  readonly manifest: Manifest
  readonly museumId: string
  readonly signal: AbortSignal
}

/** Whether the rows of a table belong to museums. */
export const isMuseums = ({ forced, columns }: Table): boolean => forced && columns.includes('tenant_id')

/** Loads one museum's rows out of a backup into a scratch database, with what they point to; nothing of any other museum. */
export async function loadMuseum({
  ownerUrl,
  file,
  manifest,
  museumId,
  signal,
}: LoadMuseumOptions): Promise<void> {
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
