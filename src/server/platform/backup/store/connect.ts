import { Client, escapeIdentifier } from 'pg'

/** A connection for long work by the owner of the tables; values are written the same on every server. */
export async function connectAsOwner(url: string, name: string): Promise<Client> {
  const client = new Client({ connectionString: url, application_name: `vitrine ${name}`, keepAlive: true })
  // Whoever uses it learns of a broken connection from the statement that fails.
  client.on('error', () => undefined)
  await client.connect()
  for (const setting of [
    'statement_timeout = 0',
    'lock_timeout = 0',
    'idle_in_transaction_session_timeout = 0',
    "datestyle = 'ISO, YMD'",
    "intervalstyle = 'postgres'",
    "timezone = 'UTC'",
    "bytea_output = 'hex'",
    'extra_float_digits = 1',
  ]) {
    await client.query(`set ${setting}`)
  }
  return client
}

/** Lets the owner act for the roles that own a table (the queue's tables belong to the application's role). */
export async function joinOwningRoles(client: Client): Promise<void> {
  const { rows } = await client.query<{ role: string }>(
    `select distinct pg_get_userbyid(relowner) as role from pg_class
      where relkind in ('r', 'p') and relnamespace::regnamespace::text !~ '^(pg_|information_schema)'
        and not pg_has_role(current_user, relowner, 'USAGE')`,
  )
  for (const { role } of rows) await client.query(`grant ${escapeIdentifier(role)} to current_user`)
}

/** Name of a table or sequence, quoted for a statement. */
export const quoted = ({ schema, name }: { readonly schema: string; readonly name: string }): string =>
  `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`
