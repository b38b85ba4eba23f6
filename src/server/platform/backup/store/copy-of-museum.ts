import type { Client } from 'pg'
import { BackupError } from '../backup-error.ts'

/** A museum's row, in the backup or now. */
interface MuseumRow {
  readonly created: string
  readonly copy_of: string | null
  readonly profile: unknown
}

const museumRow = async (client: Client, id: string): Promise<MuseumRow | undefined> => {
  const { rows } = await client.query<MuseumRow>(
    `select extract(epoch from created_at)::text as created, copy_of::text as copy_of, profile
       from tenant where id = $1`,
    [id],
  )
  return rows[0]
}

/**
 * Makes sure that the museum of the backup is the one of today: after an installation was restored, another may have its number.
 * @returns its own description at the backup. @throws {BackupError}
 */
export async function requireSameMuseum(backup: Client, today: Client, museumId: string): Promise<unknown> {
  const [then, now] = [await museumRow(backup, museumId), await museumRow(today, museumId)]
  if (!then) throw new BackupError('This museum is not in the backup. Choose a later one.')
  if (!now)
    throw new BackupError(
      'This museum no longer exists, so nobody could enter its copy. Restore the backup into an installation of its own instead.',
    )
  if (then.copy_of !== null)
    throw new BackupError('This is a copy itself. Bring back the museum it is a copy of.')
  if (then.created !== now.created)
    throw new BackupError(
      'The museum of this number in the backup is not the one of today. Restore the backup into an installation of its own instead.',
    )
  return then.profile
}

/** True when all rows of a copy are there: they come in one transaction. */
export async function isLoaded(client: Client, copyId: string): Promise<boolean> {
  const { rows } = await client.query<{ loaded: boolean }>(
    `select loaded_at is not null as loaded from museum_copy where copy_id = $1 and state = 'running'`,
    [copyId],
  )
  if (!rows[0]) throw new BackupError('This copy is no longer wanted.')
  return rows[0].loaded
}

const enter = (client: Client, museumId: string) => client.query(`set local app.tenant_id = '${museumId}'`)

/** Gives the administrators a museum has today to its copy; the transaction goes on inside the copy. */
export async function insertAdministrators(client: Client, museumId: string, copyId: string): Promise<void> {
  await enter(client, museumId)
  const { rows } = await client.query<{ account_id: string }>(
    `select account_id::text as account_id from identity
      where tenant_id = $1 and role = 'TENANT_ADMIN' and state = 'ACTIVE' order by id`,
    [museumId],
  )
  if (rows.length === 0) throw new BackupError('This museum has no administrator who could enter its copy.')
  await enter(client, copyId)
  await client.query(
    `insert into identity (tenant_id, account_id, role) select $1, unnest($2::bigint[]), 'TENANT_ADMIN'`,
    [copyId, rows.map(row => row.account_id)],
  )
}

export interface Loaded {
  readonly profile: unknown
  readonly files: number
  readonly missing: number
  /** Types whose links are still to be made, which a migration asked for. */
  readonly relinks: readonly number[]
}

/** Types of the museum in a scratch database whose links are still to be made. */
export async function typesToRelink(scratch: Client): Promise<readonly number[]> {
  const { rows } = await scratch.query<{ type: number }>('select type from card_reindex where relinks')
  return rows.map(({ type }) => type)
}

/** Marks a copy as complete, with its own description; its whole index is to be built again, since markers begin with the museum. */
export async function markLoaded(client: Client, copyId: string, loaded: Loaded): Promise<void> {
  await client.query(
    `insert into card_reindex (tenant_id, type, relinks)
      select distinct tenant_id, type, type = any($2::int[]) from card where tenant_id = $1`,
    [copyId, loaded.relinks],
  )
  await client.query('update tenant set profile = $2 where id = $1', [copyId, JSON.stringify(loaded.profile)])
  const marked = await client.query(
    `update museum_copy set loaded_at = now(), files = $2, files_missing = $3 where copy_id = $1 and state = 'running'`,
    [copyId, loaded.files, loaded.missing],
  )
  if (marked.rowCount !== 1) throw new BackupError('This copy is no longer wanted.')
}

/** Bytes of the database of a connection. */
export async function databaseBytes(client: Client): Promise<number> {
  const { rows } = await client.query<{ bytes: string }>(
    'select pg_database_size(current_database())::text as bytes',
  )
  return Number(rows[0]?.bytes ?? 0)
}
