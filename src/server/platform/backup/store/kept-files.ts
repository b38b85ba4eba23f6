import { type Client, escapeIdentifier } from 'pg'
import { leftOut } from '../copied-tables.ts'
import type { Table } from './catalogue.ts'

/** Column with the storage key of a row's file, below the museum's folder. */
export const storageKey = 'storage_key'

/** A museum's storage key as that of its copy. */
export const keyInCopy = (key: string, museumId: string, copyId: string): string =>
  key.startsWith(`${museumId}/`) ? copyId + key.slice(museumId.length) : key

/** A file of the storage that a row comes with. */
export interface KeptFile {
  readonly key: string
  /** Null where the row does not say it. */
  readonly sha256: string | null
}

/** The files that come along with a museum's rows. */
export interface KeptFiles {
  readonly count: number
  /** The row a key of the storage belongs to: the file itself, or something in its folder. */
  find(key: string): Promise<KeptFile | undefined>
}

/** Writes down in a scratch database which files its rows name, so that any number of them takes no memory. */
export async function keptFiles(
  client: Client,
  tables: readonly Table[],
  museumId: string,
): Promise<KeptFiles> {
  const selects = tables
    .filter(({ name, columns }) => columns.includes(storageKey) && !(name in leftOut))
    .map(({ name, columns }) => {
      const sha256 = columns.includes('sha256') ? 'sha256' : 'null'
      return `select ${storageKey} as key, ${sha256}::text as sha256 from public.${escapeIdentifier(name)}
               where tenant_id = ${museumId} and ${storageKey} like '${museumId}/%'`
    })
  await client.query(`set app.tenant_id = '${museumId}'`)
  await client.query(`create temporary table kept_file as ${selects.join(' union ')}`)
  await client.query('create index on kept_file (key)')
  await client.query('analyze kept_file')
  const counted = await client.query<{ count: number }>('select count(*)::integer as count from kept_file')
  /** Files of one folder come together. */
  let last: { readonly folder: string; readonly row: KeptFile } | undefined
  return {
    count: counted.rows[0]?.count ?? 0,
    async find(key) {
      const folder = key.slice(0, key.lastIndexOf('/'))
      if (last?.folder === folder && last.row.key === folder) return last.row
      const { rows } = await client.query<KeptFile>(
        'select key, sha256 from kept_file where key in ($1, $2)',
        [key, folder],
      )
      const row = rows[0]
      last = row && { folder, row }
      return row
    },
  }
}
