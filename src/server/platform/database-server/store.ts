import { Client, type ClientConfig, escapeIdentifier, escapeLiteral } from 'pg'
import { appRole, type Credentials, databaseName, ownerRole } from './credentials.ts'

/** Key of the session lock that says "a server works on this folder". PostgreSQL frees it with the connection, so it is never stale. */
const lockKey = [0x56_49_54_52, 1] as const

/** Statements that a new cluster needs besides `initdb`, a statement a line, for PostgreSQL's single-user mode. */
export const setUpStatements = (credentials: Credentials): string =>
  [
    // CREATEDB: a restore loads into a new database and changes places with the old one when all is well.
    `create role ${escapeIdentifier(ownerRole)} login createdb password ${escapeLiteral(credentials.owner)}`,
    `create role ${escapeIdentifier(appRole)} login password ${escapeLiteral(credentials.app)}`,
    // The queue's tables belong to the application: a backup, made by the owner, reads them too.
    `grant ${escapeIdentifier(appRole)} to ${escapeIdentifier(ownerRole)}`,
    `create database ${escapeIdentifier(databaseName)} owner ${escapeIdentifier(ownerRole)}`,
    '',
  ].join(';\n')

const connect = async (url: string, config: ClientConfig): Promise<Client> => {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    ...config,
  })
  // A connection that breaks is noticed by the code that waits for it; without this listener it would end the process.
  client.on('error', () => undefined)
  await client.connect()
  return client
}

/**
 * Opens the connection whose life is the server's hold on the folder. It goes to the database `postgres`, so that
 * nothing of ours is connected to `vitrine` when a restore puts another one in its place.
 */
export const openHold = (url: string, holder: string): Promise<Client> => {
  // PostgreSQL keeps 63 characters of it.
  const description = holder.slice(0, 32)
  return connect(url, { application_name: `vitrine ${description} (process ${process.pid})` })
}

/** Takes the lock if it is free. */
export async function tryHold(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1, $2) as held', [
    ...lockKey,
  ])
  return rows[0]?.held === true
}

/** Information a lock's holder gives of itself. */
export interface Holder {
  readonly description: string
  readonly pid: number | undefined
}

/** The present holder of the lock. */
export async function findHolder(client: Client): Promise<Holder | undefined> {
  const { rows } = await client.query<{ name: string }>(
    `select activity.application_name as name
       from pg_locks held join pg_stat_activity activity on activity.pid = held.pid
      where held.locktype = 'advisory' and held.granted and held.classid = $1 and held.objid = $2 and held.objsubid = 2`,
    [...lockKey],
  )
  const name = rows[0]?.name
  if (name === undefined) return undefined
  const pid = /\(process (\d+)\)$/.exec(name)?.[1]
  return { description: name.replace(/^vitrine /, ''), pid: pid === undefined ? undefined : Number(pid) }
}

/** Version of the server behind a connection, for example `18.4`. */
export async function serverVersion(client: Client): Promise<string> {
  const { rows } = await client.query<{ version: string }>(
    `select current_setting('server_version') as version`,
  )
  return rows[0]?.version ?? 'unknown'
}
