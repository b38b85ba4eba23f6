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
 * Its password follows from the installation's secret, so that nothing need be kept.
 * @throws {OutsideDatabaseError} when it does not answer, is too old, or the given role may not create roles.
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
    await makeRole(client, appRole, password, name)
    const appUrl = new URL(url)
    appUrl.username = encodeURIComponent(appRole)
    appUrl.password = password
    return { ownerUrl: url, appUrl: appUrl.href, appRole }
  } finally {
    await client.end()
  }
}

async function makeRole(client: Client, role: string, password: string, database: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role])
  const verb = rowCount === 0 ? 'create' : 'alter'
  try {
    // A new role has no other right than these; PostgreSQL 15 lets only superusers spell that out for one that exists.
    await client.query(`${verb} role ${escapeIdentifier(role)} login password ${escapeLiteral(password)}`)
    await client.query(`grant connect on database ${escapeIdentifier(database)} to ${escapeIdentifier(role)}`)
  } catch (error) {
    throw new OutsideDatabaseError(
      `The role in DATABASE_URL could not ${verb} the role ${role} that the application works as (${(error as Error).message}). Give it CREATEROLE.`,
    )
  }
}
