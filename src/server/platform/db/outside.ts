import { createHmac } from 'node:crypto'
import { Client, escapeIdentifier, escapeLiteral } from 'pg'

/** Addresses of a database for the owner of the tables and for the application. */
export interface DatabaseUrls {
  readonly ownerUrl: string
  readonly appUrl: string
  readonly appRole: string
}

const oldestMajor = 15

/** Thrown when an outside database cannot be used; the message says what to do. */
export class OutsideDatabaseError extends Error {
  override name = 'OutsideDatabaseError'
}

/**
 * Prepares an outside PostgreSQL: checks its version and makes the role the application works as, which owns nothing.
 * Its password follows from the installation's secret, so that nothing need be kept. A role that is there already gets another
 * password only while nobody works as it: a command with another secret must not shut out the server that runs.
 * @throws {OutsideDatabaseError} when it does not answer, is too old, the given role may not create roles, or a server works
 * with another secret.
 */
export async function prepareOutsideDatabase(url: string, secret: string): Promise<DatabaseUrls> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  try {
    await client.connect()
  } catch (error) {
    throw new OutsideDatabaseError(
      `The database in DATABASE_URL does not answer: ${(error as Error).message}`,
    )
  }
  try {
    const { rows } = await client.query<{ version: string; name: string }>(
      "select current_setting('server_version_num') as version, current_database() as name",
    )
    const { version = '0', name = '' } = rows[0] ?? {}
    if (Number(version) < oldestMajor * 10_000) {
      throw new OutsideDatabaseError(
        `The database in DATABASE_URL is PostgreSQL ${Math.floor(Number(version) / 10_000)}; version ${oldestMajor} or newer is needed.`,
      )
    }
    const appRole = `${name}_app`
    const password = createHmac('sha256', secret).update(`database role ${appRole}`).digest('base64url')
    const appUrl = new URL(url)
    appUrl.username = encodeURIComponent(appRole)
    appUrl.password = password
    await provideRole(client, { role: appRole, password, database: name, appUrl: appUrl.href })
    return { ownerUrl: url, appUrl: appUrl.href, appRole }
  } finally {
    await client.end()
  }
}

interface AppRole {
  readonly role: string
  readonly password: string
  readonly database: string
  readonly appUrl: string
}

async function provideRole(client: Client, wanted: AppRole): Promise<void> {
  const { role, database } = wanted
  if (!(await exists(client, role))) await setPassword(client, 'create', wanted)
  if (!(await mayEnter(client, wanted))) {
    await change(
      client,
      `grant connect on database ${escapeIdentifier(database)} to ${escapeIdentifier(role)}`,
      wanted,
    )
  }
  if (await canConnect(wanted)) return
  const { rowCount } = await client.query('select from pg_stat_activity where usename = $1', [role])
  if (rowCount !== 0) {
    throw new OutsideDatabaseError(
      `A server works on this database as the role ${role} with another secret than this one. Give this program the same SECRET, or the same DATA_DIR where none is set, as that server; or stop the server, if this secret is to hold from now on.`,
    )
  }
  await setPassword(client, 'alter', wanted)
}

const exists = async (client: Client, role: string): Promise<boolean> =>
  (await client.query('select from pg_roles where rolname = $1', [role])).rowCount !== 0

async function mayEnter(client: Client, { role, database }: AppRole): Promise<boolean> {
  const { rows } = await client.query<{ may: boolean }>(
    "select has_database_privilege($1, $2, 'connect') as may",
    [role, database],
  )
  return rows[0]?.may ?? false
}

/** A new role has no other right than these; PostgreSQL 15 lets only superusers spell that out for one that exists. */
const setPassword = (client: Client, verb: 'create' | 'alter', wanted: AppRole): Promise<void> =>
  change(
    client,
    `${verb} role ${escapeIdentifier(wanted.role)} login password ${escapeLiteral(wanted.password)}`,
    wanted,
  )

async function change(client: Client, statement: string, { role }: AppRole): Promise<void> {
  try {
    await client.query(statement)
  } catch (error) {
    // Two first starts at once: the other one made it.
    if (statement.startsWith('create') && alreadyThere.has(codeOf(error))) return
    throw new OutsideDatabaseError(
      `The role in DATABASE_URL could not make or change the role ${role} that the application works as (${(error as Error).message}). Give it CREATEROLE.`,
    )
  }
}

/** The role may exist when it is to be made: duplicate_object, or unique_violation when both were made in the same moment. */
const alreadyThere: ReadonlySet<string> = new Set(['42710', '23505'])

/** PostgreSQL's codes of class 28: the password is another one, or the role may not sign in. */
const isRefusal = (error: unknown): boolean => codeOf(error).startsWith('28')

const codeOf = (error: unknown): string => String((error as { code?: unknown }).code)

/** @returns whether the role's password is this one. */
async function canConnect({ role, appUrl }: AppRole): Promise<boolean> {
  const client = new Client({ connectionString: appUrl, connectionTimeoutMillis: 10_000 })
  try {
    await client.connect()
    return true
  } catch (error) {
    if (isRefusal(error)) return false
    throw new OutsideDatabaseError(
      `The database in DATABASE_URL cannot be reached as the role ${role} that the application works as: ${(error as Error).message}`,
    )
  } finally {
    await client.end().catch(() => undefined)
  }
}
